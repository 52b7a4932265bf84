import { type RefObject, useEffect } from 'react'

/** Told by an island when it answers to the visitor, so that a click that came too early can be given to it again. */
const ISLAND_READY = 'island-ready'

/** To be called after an island's other effects, with an element of its own. */
export function useIslandReady(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    element.current?.dispatchEvent(new Event(ISLAND_READY, { bubbles: true }))
  }, [element])
}
