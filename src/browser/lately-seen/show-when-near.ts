import type { BrowserGlobals } from '../browser-globals.ts'
import { seenProducts } from './seen-products.ts'
import showSeen from './show-seen.ts?worker&url'

/** Loads what shows the products seen lately, when a visitor who has seen some comes near the foot of a list. */
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
