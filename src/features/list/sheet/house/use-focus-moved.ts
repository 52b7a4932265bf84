import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Something that is shown elsewhere after the next change. */
interface Moved {
  selector: string
  isInSight: boolean
}

/**
 * Gives the focus to what a change has put elsewhere, where it took it away from what had it.
 *
 * @returns takes what is about to move, and whether it is scrolled into sight; the same function at every render
 */
export function useFocusMoved(within: RefObject<HTMLElement | null>) {
  const moved = useRef<Moved>(undefined)
  useEffect(() => {
    const { selector, isInSight } = moved.current ?? {}
    const element = selector && within.current?.querySelector<HTMLElement>(selector)
    if (!element) return
    moved.current = undefined
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement instanceof HTMLDialogElement
    if (isInSight || isLost) element.focus({ preventScroll: true })
    if (isInSight) element.scrollIntoView({ block: 'start' })
  })
  return useCallback((selector: string, isInSight: boolean) => {
    moved.current = { selector, isInSight }
  }, [])
}
