import type { HolidayPlan, OpeningPlan } from './opening-plan.ts'
import { wallClockTime } from './wall-clock.ts'

const DAY_MS = 86_400_000
/** A holiday is announced from this many days before it. */
const DAYS_AHEAD = 10

/** "Thanksgiving Day, Thu, Nov 26: closed" */
export const holidayText = ([name, day, hours]: HolidayPlan): string => `${name}, ${day}: ${hours}`

/** What is announced of the next holiday. */
interface HolidayNotice {
  text: string
  /** On the day itself: its name and hours, for the table of hours. */
  today?: { name: string; hours: string }
}

/**
 * The holiday that is announced at an instant, in the store's local time: the first of today and the ten days after it;
 * undefined where none is near.
 *
 * @throws RangeError before and after the years of the plan
 */
export function nextHoliday(
  { wallClock, holidays }: Pick<OpeningPlan, 'wallClock' | 'holidays'>,
  instant: Date,
): HolidayNotice | undefined {
  const [today = ''] = wallClockTime(wallClock, instant).split('T')
  const last = new Date(Date.parse(today) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)
  const [date, plan] = Object.entries(holidays).find(([date]) => date >= today && date <= last) ?? []
  if (!plan) return undefined
  const [name, , hours] = plan
  if (date !== today) return { text: holidayText(plan) }
  const label = `Today, ${name}`
  return { text: `${label}: ${hours}`, today: { name: label, hours } }
}
