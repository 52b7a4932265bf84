/** A document that may be prerendered. */
export type Page = Document & { readonly prerendering?: boolean }

/**
 * Calls back once for each time that a visitor is shown the page: now, or when a prerendered page is turned to, and again
 * whenever the back/forward cache brings it back.
 */
export function onShown(page: Page, view: Window, shown: () => void): void {
  if (page.prerendering) page.addEventListener('prerenderingchange', shown, { once: true })
  else shown()
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) shown()
  })
}
