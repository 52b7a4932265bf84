import { type OpeningPlan, openNow } from '../../catalogue/rules/hours/open-now.ts'
import type { BrowserGlobals } from '../browser-globals.ts'

const MINUTE_MS = 60_000

/**
 * Shows in every `.open-now` whether the store is open, by the hours in `data-opening`, and updates it every minute. If that
 * fails, the page still has its printed hours.
 */
export function showOpenStatus({ page, view }: BrowserGlobals, now = () => new Date()): void {
  const plan = page.querySelector<HTMLElement>('[data-opening]')?.dataset.opening
  const update = () => {
    const instant = now()
    const { isOpen, text } = openNow(JSON.parse(plan ?? '') as OpeningPlan, instant)
    for (const status of page.querySelectorAll<HTMLElement>('.open-now')) {
      status.textContent = text
      status.dataset.open = String(isOpen)
    }
    view.setTimeout(update, MINUTE_MS - (Number(instant) % MINUTE_MS))
  }
  try {
    update()
  } catch {
    // The page was built years ago, or the device's clock is years wrong.
  }
}
