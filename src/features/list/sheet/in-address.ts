import { useStateText } from '../../../client/react.tsx'
import { putParameters, queryParameter } from '../../../client/state.ts'

export const useParameter = (name: 'list' | 'rooms' | 'compare'): string =>
  useStateText(() => queryParameter(location.search, name) ?? '')

/** Opens a comparison as a step of its own, which Back undoes; another one takes its place. */
export function compare(products: string): void {
  const isOpen = queryParameter(location.search, 'compare')
  putParameters({ compare: products }, isOpen ? 'replaceState' : 'pushState')
  if (!isOpen) history.replaceState({ ...history.state, isCompared: true }, '')
}

/** Goes back to the page before the comparison, or removes the comparison from the opened address. */
export function endCompare(): void {
  const { isCompared, ...state } = history.state ?? {}
  if (!isCompared) {
    putParameters({ compare: undefined })
    return
  }
  // A second click doesn't go back again.
  history.replaceState(state, '')
  history.back()
}

/** Removes a list received by link, once it is saved or declined. */
export const dismissReceived = (): void => putParameters({ list: undefined, rooms: undefined })
