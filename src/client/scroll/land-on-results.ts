import type { BrowserGlobals } from '../browser-globals.ts'

/** Once the visitor has used the page, it is no longer scrolled. */
export const INPUTS = ['wheel', 'pointerdown', 'keydown'] as const

/** How far a sticky bar is from the upper edge of the window where it does not stick, in px. */
function distanceOf(bar: Element): number {
  // Not by `bar.style`: the form has a facet of that name.
  bar.toggleAttribute('data-unstuck', true)
  const { top } = bar.getBoundingClientRect()
  bar.removeAttribute('data-unstuck')
  return top
}

/**
 * Scrolls a list's filter bar, which is above its results, to the upper edge of the window: at once, and again whenever the page
 * changes its height while results and other tools are loading. Ends with the visitor's first input, and where something else has
 * scrolled the page.
 */
export function landOnResults({ page, view }: BrowserGlobals): void {
  const bar = page.querySelector('.filter-bar')
  const main = page.querySelector('main')
  if (!bar || !main) return
  const { documentElement } = page
  let last: number | undefined
  const land = () => {
    const isAtEnd = view.scrollY + view.innerHeight >= documentElement.scrollHeight - 1
    if (last !== undefined && Math.abs(view.scrollY - last) > 1 && !isAtEnd) {
      stop()
      return
    }
    view.scrollTo({ top: view.scrollY + distanceOf(bar), behavior: 'instant' })
    last = view.scrollY
  }
  const changes = new ResizeObserver(land)
  const stop = () => {
    changes.disconnect()
    documentElement.style.removeProperty('overflow-anchor')
  }
  // The browser would anchor to the footer while the results load above it.
  documentElement.style.setProperty('overflow-anchor', 'none')
  for (const input of INPUTS) view.addEventListener(input, stop, { once: true })
  land()
  changes.observe(main)
}
