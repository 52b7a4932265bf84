import type { nextHoliday } from '../../catalogue/rules/hours/holidays.ts'

/**
 * Announces a holiday in every `[data-holiday]`, which is empty when none is near; on the day itself, the tables of hours begin
 * with it.
 */
export function showHoliday(page: Document, holiday: ReturnType<typeof nextHoliday>): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-holiday]')) {
    const text = holiday?.text ?? ''
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
