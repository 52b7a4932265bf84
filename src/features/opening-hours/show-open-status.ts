import { nextHolidays } from '../../catalogue/rules/hours/holidays.ts'
import { openNow } from '../../catalogue/rules/hours/open-now.ts'
import type { OpeningPlan } from '../../catalogue/rules/hours/opening-plan.ts'
import type { BrowserGlobals } from '../../client/browser-globals.ts'

const MINUTE_MS = 60_000

/**
 * Announces the holidays in every `[data-holiday]`, or the next of them where it says so; it is empty when none is near; on the day itself, the tables of hours begin
 * with it.
 */
function showHoliday(page: Document, holiday: ReturnType<typeof nextHolidays>): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-holiday]')) {
    const texts = holiday?.texts ?? []
    const text = (place.dataset.holiday ? texts.slice(0, 1) : texts).join('; ')
    if (place.textContent !== text) place.textContent = text
  }
  for (const row of page.querySelectorAll('[data-today]')) row.remove()
  if (!holiday?.today) return
  for (const week of page.querySelectorAll<HTMLTableSectionElement>('[data-hours] tbody')) {
    const row = week.insertRow(0)
    row.dataset.today = ''
    const name = page.createElement('th')
    name.scope = 'row'
    name.textContent = holiday.today.name
    row.append(name)
    row.insertCell().textContent = holiday.today.hours
  }
}

/**
 * Shows in every `.open-now` whether the store is open, by the hours in `data-opening`, and the next holidays where they are
 * announced, and updates both every minute. If that fails, the page still has its printed hours.
 */
export function showOpenStatus({ page, view }: BrowserGlobals, now = () => new Date()): void {
  const plan = page.querySelector<HTMLElement>('[data-opening]')?.dataset.opening
  const update = () => {
    const instant = now()
    const opening = JSON.parse(plan ?? '') as OpeningPlan
    const { isOpen, text } = openNow(opening, instant)
    showHoliday(page, nextHolidays(opening, instant))
    for (const status of page.querySelectorAll<HTMLElement>('.open-now:not([data-holiday])')) {
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
