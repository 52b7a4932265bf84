import { type RefObject, useEffect } from 'react'
import { afterPaint } from '../after-paint.ts'
import { makeModal } from './make-modal.ts'

/**
 * Makes a native popover modal while it is open: the page behind stands still and is out of reach, the focus is in the sheet,
 * and goes back to the button that opened it. The popover opens and closes by itself, before this script or without it.
 *
 * @param focused takes the focus when the sheet opens, unless something in the sheet has it already
 * @param name of the open sheet, for screen readers
 */
export function useModalPopover(
  sheet: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  focused: RefObject<HTMLElement | null>,
  name: string,
): void {
  useEffect(() => {
    const element = sheet.current
    if (!element?.showPopover) return undefined
    let release: (() => void) | undefined
    const follow = () => {
      if (element.matches(':popover-open')) {
        release ??= makeModal(element, name)
        if (!element.contains(document.activeElement)) focused.current?.focus()
        return
      }
      release?.()
      // While the page was inert its button could not take the focus back.
      const { activeElement } = document
      if (release && (activeElement === document.body || element.contains(activeElement)))
        opener.current?.focus({ preventScroll: true })
      release = undefined
    }
    // In a task of its own: all of the page is laid out again, and hydration is a long task already.
    const cancel = afterPaint(follow)
    element.addEventListener('toggle', follow)
    // A sheet that was closed when the page was left: Firefox may keep that to itself when the page comes from its cache.
    addEventListener('pageshow', follow)
    return () => {
      cancel()
      element.removeEventListener('toggle', follow)
      removeEventListener('pageshow', follow)
      release?.()
    }
  }, [sheet, opener, focused, name])
}
