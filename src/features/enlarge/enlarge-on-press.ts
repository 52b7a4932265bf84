import { ENLARGE } from '../../client/keys.ts'
import enlarge from './enlarge.ts?worker&url'

/**
 * Enlarges a pressed picture, with a script that loads at the first press. If it cannot load, the link leads to the picture
 * alone, as it does without any script; so does a press that asks for another tab.
 *
 * @param product around links marked `data-enlarge`
 */
export function enlargeOnPress(product: HTMLElement): void {
  product.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-enlarge]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      await import(/* @vite-ignore */ enlarge)
      link.dispatchEvent(new Event(ENLARGE, { bubbles: true }))
    } catch {
      location.assign(link.href)
    }
  })
}
