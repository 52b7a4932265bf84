import { HANG } from '../../client/keys.ts'
import { waitFor } from '../../client/loading/waiting.ts'
import hang from './hang.ts?script'

/**
 * Opens what hangs a product in the visitor's own room at a press of its button, with a script that loads at the press.
 *
 * @param product around a button marked `data-hang`
 */
export function hangOnPress(product: HTMLElement): void {
  product.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-hang]')
    if (!button) return
    try {
      await waitFor((again) => import(/* @vite-ignore */ hang + again), button)
      button.dispatchEvent(new Event(HANG, { bubbles: true }))
    } catch {
      // The visitor has been told.
    }
  })
}
