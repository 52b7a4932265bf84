import { adoptStyles } from '../../client/dom.ts'
import styles from './photo-panel.css?inline'

adoptStyles(styles)

const CLOSE = `<button type="button" class="icon-button panel-close" aria-label="Back to the photos"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"><path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/></svg></button>`

/** Closes the panel that a button has opened. @returns whether there was one */
export function closePanel(button: HTMLElement): boolean {
  const isOpen = button.ariaExpanded === 'true'
  if (isOpen) button.closest('.finishes')?.querySelector<HTMLElement>('.panel-close')?.click()
  return isOpen
}

/**
 * Opens a panel in place of a product's photos, and closes another one there. Its own button, Escape, a thumbnail and leaving the page
 * close it. Then its button gets the focus back.
 *
 * @returns aborted once it is closed
 */
export function openPanel(button: HTMLElement, product: HTMLElement, panel: HTMLElement): AbortSignal {
  const row = product.querySelector<HTMLElement>('.slides')
  const closed = new AbortController()
  const { signal } = closed
  const close = () => {
    closed.abort()
    panel.remove()
    product.classList.remove('has-panel')
    button.ariaExpanded = 'false'
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
  }

  product.querySelector<HTMLElement>('.panel-close')?.click()
  product.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('.panel-close, .thumbnails label')) close()
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      // Nothing has the focus after the button that had it is gone.
      if (key === 'Escape' && (target === document.body || product.contains(target as Node))) close()
    },
    { signal },
  )
  window.addEventListener('pagehide', close, { signal })

  panel.classList.add('photo-panel')
  panel.insertAdjacentHTML('beforeend', CLOSE)
  row?.scrollTo({ left: 0, behavior: 'instant' })
  product.classList.add('has-panel')
  row?.append(panel)
  button.ariaExpanded = 'true'
  return signal
}
