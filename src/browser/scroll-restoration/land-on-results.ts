import type { BrowserGlobals } from '../browser-globals.ts'
import { INPUTS } from './inputs.ts'

/** Scrolls between where a bar stands and where it was put, in px, that are rounding. */
const NEARLY_PX = 2

/**
 * Scrolls a list's filter bar, under which its results stand, to the upper edge of the window: at once, and again whenever the page
 * grows above it while results and other tools are loading. Ends with the visitor's first input, and where something else has
 * scrolled the page.
 */
export function landOnResults({ page, view }: BrowserGlobals): void {
  const bar = page.querySelector('.filter-bar')
  const main = page.querySelector('main')
  if (!bar || !main) return
  let last: number | undefined
  const land = () => {
    const { top } = bar.getBoundingClientRect()
    // A browser that keeps in view what is seen changes the offset and not the place in the window.
    if (last !== undefined && last !== view.scrollY && Math.abs(top) > NEARLY_PX) {
      stop()
      return
    }
    view.scrollTo({ top: view.scrollY + top, behavior: 'instant' })
    last = view.scrollY
  }
  const changes = new ResizeObserver(land)
  const stop = () => changes.disconnect()
  for (const input of INPUTS) view.addEventListener(input, stop, { once: true })
  land()
  changes.observe(main)
}
