import { type OpeningPlan, openNow } from '../catalogue/rules/open-now.ts'
import type { BrowserGlobals } from './browser-globals.ts'

const MINUTE_MS = 60_000

/**
 * Says in every `.open-now` whether the store is open, by the hours that the page carries in `data-opening`, and keeps
 * it true: it looks at the clock at the turn of each minute. Where it cannot, the printed hours stand alone.
 */
export function tellOpening({ page, view }: BrowserGlobals, now = () => new Date()): void {
  const plan = page.querySelector<HTMLElement>('[data-opening]')?.dataset.opening
  const tell = () => {
    const instant = now()
    const { isOpen, text } = openNow(JSON.parse(plan ?? '') as OpeningPlan, instant)
    for (const place of page.querySelectorAll<HTMLElement>('.open-now')) {
      place.textContent = text
      place.dataset.open = String(isOpen)
    }
    view.setTimeout(tell, MINUTE_MS - (Number(instant) % MINUTE_MS))
  }
  try {
    tell()
  } catch {
    // A page that was built years ago, or a clock that is years wrong.
  }
}
