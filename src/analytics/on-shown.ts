/** A document that may be prerendered. */
export type Page = Document & { readonly prerendering?: boolean }

/**
 * Calls back each time that the page is shown to the visitor: now or when a prerendered page is activated, and again whenever
 * it is restored from the back/forward cache.
 */
export function onShown(page: Page, view: Window, shown: () => void): void {
  if (page.prerendering) page.addEventListener('prerenderingchange', shown, { once: true })
  else shown()
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) shown()
  })
}
