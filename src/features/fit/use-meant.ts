import { type RefObject, useEffect } from 'react'

/**
 * Leaves what a visitor means by a tool in a `data-…` on its inputs, for the list and for questions about the product
 * (page-entry.ts), and tells them of it as if it were an input.
 *
 * @param meant undefined if unknown
 */
export function useMeant(
  inputs: RefObject<HTMLElement | null>,
  name: 'row',
  meant: string | undefined,
): void {
  useEffect(() => {
    const element = inputs.current
    if (!element || element.dataset[name] === meant) return
    if (meant === undefined) delete element.dataset[name]
    else element.dataset[name] = meant
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, [inputs, name, meant])
}
