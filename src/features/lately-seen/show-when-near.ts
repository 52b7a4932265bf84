import type { BrowserGlobals } from '../../client/browser-globals.ts'
import { seenProducts } from './seen-products.ts'
import showSeen from './show-seen.ts?script'

/** Loads the script that shows recently viewed products when a visitor who has viewed some nears the bottom of a list. */
export function showSeenWhenNear({ page, view }: BrowserGlobals): void {
  const place = page.querySelector('[data-lately-seen]')
  if (!place || seenProducts(view).length === 0) return
  const near = new IntersectionObserver(
    ([seen]) => {
      if (!seen?.isIntersecting) return
      near.disconnect()
      import(/* @vite-ignore */ showSeen).catch(() => undefined)
    },
    { rootMargin: '600px' },
  )
  near.observe(place)
}
