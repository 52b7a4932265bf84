import type { BrowserGlobals } from '../../client/browser-globals.ts'
import { addSeenProduct } from './seen-products.ts'

/** Remembers on this device that the visitor has viewed the page's product; a page without one is skipped. */
export function recordSeenProduct({ page, view }: BrowserGlobals): void {
  const productUrl = page.querySelector<HTMLElement>('[data-ask]')?.dataset.ask
  if (productUrl) addSeenProduct(view, productUrl)
}
