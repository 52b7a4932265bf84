import type { BrowserGlobals } from './browser-globals.ts'

/**
 * Marks the page while the visitor uses the keyboard, for the ring of radio buttons (base.css): Safari moves the focus from one
 * to the next by the arrow keys without `:focus-visible`.
 */
export function markKeys({ page }: Pick<BrowserGlobals, 'page'>): void {
  const { dataset } = page.documentElement
  page.addEventListener('keydown', () => {
    dataset.keys = ''
  })
  page.addEventListener('pointerdown', () => {
    delete dataset.keys
  })
}
