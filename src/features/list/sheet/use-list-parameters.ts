import { putParameters, queryParameter } from '../../../client/state.ts'
import { useStateText } from '../../../client/use-state-text.ts'

const useParameter = (name: 'list' | 'rooms' | 'compare') =>
  useStateText(() => queryParameter(location.search, name) ?? '')

/** `?list=`, `?rooms=` and `?compare=` of the page's address: a list received by link with its rooms, and products to compare. */
export function useListParameters() {
  const compared = useParameter('compare')
  return {
    received: useParameter('list'),
    receivedRooms: useParameter('rooms'),
    compared,
    /** Opens a comparison as a step of its own, which Back undoes; another one takes its place. */
    compare: (products: string) => {
      putParameters(window, { compare: products }, compared ? 'replaceState' : 'pushState')
      if (!compared) history.replaceState({ ...history.state, isCompared: true }, '')
    },
    /** Goes back to where the comparison was opened, or removes it from an address that came with it. */
    endCompare: () => {
      const { isCompared, ...state } = history.state ?? {}
      if (!isCompared) return putParameters(window, { compare: undefined })
      // A second press goes no further back.
      history.replaceState(state, '')
      history.back()
    },
    dismissReceived: () => putParameters(window, { list: undefined, rooms: undefined }),
  }
}
