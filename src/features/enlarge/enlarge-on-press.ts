import { ENLARGE } from '../../client/keys.ts'
import { waitFor } from '../../client/loading/waiting.ts'
import enlarge from './enlarge.ts?script'

/**
 * Enlarges a pressed picture, with a script that loads at the first press. A press that asks for another tab leads to the picture
 * alone, as the link does without any script.
 *
 * @param product around links marked `data-enlarge`
 */
export function enlargeOnPress(product: HTMLElement): void {
  product.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-enlarge]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      await waitFor((again) => import(/* @vite-ignore */ enlarge + again))
      link.dispatchEvent(new Event(ENLARGE, { bubbles: true }))
    } catch {
      // The visitor has been told. The picture's file may be gone as well.
    }
  })
}
