/**
 * Calls when it is known which size and room a visitor of a page means: at once, or when the tool "In Your Room" or "In Its Place" has filled
 * in what the device remembers.
 */
export function onceMeant(page: Document, call: () => void): void {
  const tool = page.querySelector('[data-remembers] [data-asked]')
  if (!tool) {
    call()
    return
  }
  const waiting = new MutationObserver(() => {
    waiting.disconnect()
    call()
  })
  waiting.observe(tool, { attributeFilter: ['data-asked'] })
}
