import type { BrowserGlobals } from '../browser-globals.ts'
import { addSeenProduct } from './seen-products.ts'

/** Remembers on this device that the visitor has looked at the product of the page; a page without one is passed over. */
export function recordSeenProduct({ page, view }: BrowserGlobals): void {
  const productUrl = page.querySelector<HTMLElement>('[data-ask]')?.dataset.ask
  if (productUrl) addSeenProduct(view, productUrl)
}
