import { type RefObject, useEffect } from 'react'

/**
 * Leaves the size that a visitor means in a `data-size` on the tool's inputs, for the list and for questions about the fan
 * (item-on-page.ts), and tells them of it as if it were an input.
 *
 * @param sizeInches chosen, or the best for the room; undefined where nothing says which
 */
export function useMeantSize(inputs: RefObject<HTMLElement | null>, sizeInches: number | undefined): void {
  useEffect(() => {
    const element = inputs.current
    if (!element || element.dataset.size === sizeInches?.toString()) return
    if (sizeInches === undefined) delete element.dataset.size
    else element.dataset.size = String(sizeInches)
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, [inputs, sizeInches])
}
