import { type RefObject, useEffect } from 'react'
import { ISLAND_READY } from '../keys.ts'

/** To be called after an island's other effects, with an element of its own. */
export function useIslandReady(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    element.current?.dispatchEvent(new Event(ISLAND_READY, { bubbles: true }))
  }, [element])
}
