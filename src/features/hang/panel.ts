const CLOSE = `<button type="button" class="hang-close" aria-label="Back to the photos"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"><path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/></svg></button>`

/** A panel in place of a product's photos. */
export interface Panel {
  element: HTMLElement
  product: HTMLElement
  /** Aborted when it is closed. */
  signal: AbortSignal
  close: () => void
}

/**
 * Opens a panel in place of a product's pictures, with a button of its own to close it; Escape, a thumbnail and "View in 3D" close
 * it too.
 *
 * @param button what opened it, which gets the focus back
 * @param onClose called once it is closed
 * @returns undefined if the page has no photos
 */
export function openPanel(
  page: Document,
  button: HTMLElement,
  markup: string,
  onClose: () => void,
): Panel | undefined {
  const product = button.closest<HTMLElement>('.finishes')
  const row = product?.querySelector<HTMLElement>('.slides')
  if (!product || !row) return undefined
  const panel = page.createElement('div')
  panel.className = 'hang'
  panel.tabIndex = -1
  panel.innerHTML = markup + CLOSE
  const gone = new AbortController()
  const { signal } = gone

  const close = () => {
    gone.abort()
    panel.remove()
    product.classList.remove('is-hung')
    button.setAttribute('aria-expanded', 'false')
    if (page.activeElement === page.body) button.focus({ preventScroll: true })
    onClose()
  }
  product.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('.hang-close, .thumbnails label, [data-turn]')) close()
    },
    { signal },
  )
  page.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key === 'Escape' && (target === page.body || product.contains(target as Node))) close()
    },
    { signal },
  )

  // What turns it is in the same place.
  product.querySelector<HTMLElement>('[data-do="close"]')?.click()
  row.scrollTo({ left: 0, behavior: 'instant' })
  product.classList.add('is-hung')
  row.append(panel)
  button.setAttribute('aria-expanded', 'true')
  panel.focus()
  return { element: panel, product, signal, close }
}
