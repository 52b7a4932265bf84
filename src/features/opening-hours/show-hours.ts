import { openNow } from '../../catalogue/rules/hours/open-now.ts'
import {
  changedRows,
  isCredible,
  type OpeningPlan,
  paperHours,
  storeTime,
  weekAt,
  weekLine,
  weekRows,
} from '../../catalogue/rules/hours/opening-plan.ts'
import { element } from '../../client/dom.ts'

const MINUTE_MS = 60_000

/** A page's hours, and their state at an instant; undefined if the device's clock can't be right. */
function hoursAt(instant: Date) {
  const { opening } = document.querySelector<HTMLElement>('[data-opening]')?.dataset ?? {}
  if (!opening) return undefined
  const plan = JSON.parse(opening) as OpeningPlan
  const local = storeTime(plan.timeZone, instant)
  const today = local.slice(0, 10)
  if (!isCredible(plan, today)) return undefined
  return { plan, today, ...openNow(plan, local, storeTime(undefined, instant).slice(0, 10)) }
}

function show(instant: Date): void {
  const hours = hoursAt(instant)
  if (!hours) return
  const { plan, today, isOpen, now, next } = hours
  for (const sentence of document.querySelectorAll<HTMLElement>('.open-now')) {
    sentence.dataset.open = String(isOpen)
    const isLine = sentence.dataset.hoursLine !== undefined
    const texts = isLine
      ? [now, next, weekLine(weekAt(plan, today))].filter(Boolean)
      : [`${now} ${next}`.trim()]
    sentence.replaceChildren(...texts.map((text) => element('span', {}, text)))
  }
  for (const line of document.querySelectorAll('[data-paper-hours]'))
    line.textContent = paperHours(plan, today)
  const week = weekRows(plan, today)
  for (const [index, row] of document.querySelectorAll<HTMLElement>('[data-hours-day]').entries()) {
    const { day = '', hours: open = '', isSpecial = false } = week[index % week.length] ?? {}
    row.classList.toggle('special', isSpecial)
    for (const [place, text] of [
      ['dt', day],
      ['dd', open],
    ] as const) {
      const cell = row.querySelector(place)
      if (cell) cell.textContent = text
    }
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Updates a page's hours now and every minute. */
export function showHours(): void {
  const instant = new Date()
  clearTimeout(timer)
  timer = setTimeout(showHours, MINUTE_MS - (Number(instant) % MINUTE_MS))
  show(instant)
}

/** Answers a question about hours: whether the store is open, its week and special days. */
export function hoursAnswer(week: string): string {
  const hours = hoursAt(new Date())
  if (!hours) return week
  const { plan, today, now, next } = hours
  const special = changedRows(plan)
    .filter(({ date }) => date >= today)
    .map(({ day, hours: open }) => `${day}: ${open}.`)
  return [now, next, week, ...special].filter(Boolean).join(' ')
}
