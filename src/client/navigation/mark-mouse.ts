import type { BrowserGlobals } from '../browser-globals.ts'

/**
 * Marks a page that is used by a mouse: there the speculation rules ready the page of a product's card as soon as it is pointed
 * at. Without a mouse browsers would do so for every card on the screen.
 */
export function markMouse({ page, view }: BrowserGlobals): void {
  if (view.matchMedia('(hover: hover)').matches) page.documentElement.dataset.mouse = ''
}
