import type { HolidayPlan, OpeningPlan } from './opening-plan.ts'
import { wallClockTime } from './wall-clock.ts'

const DAY_MS = 86_400_000
/** A holiday is announced from this many days before it. */
const DAYS_AHEAD = 10

/** "Thanksgiving Day, Thu, Nov 26: closed" */
export const holidayText = ([name, day, hours]: HolidayPlan): string => `${name}, ${day}: ${hours}`

/** What is announced of the next holidays. */
interface HolidayNotice {
  /** Each of them, the earliest first. */
  texts: string[]
  /** On the day itself: its name and hours, for the table of hours. */
  today?: { name: string; hours: string }
}

/**
 * The holidays that are announced at an instant, in the store's local time: those of today and the ten days after it;
 * undefined where none is near.
 *
 * @throws RangeError before and after the years of the plan
 */
export function nextHolidays(
  { wallClock, holidays }: Pick<OpeningPlan, 'wallClock' | 'holidays'>,
  instant: Date,
): HolidayNotice | undefined {
  const [today = ''] = wallClockTime(wallClock, instant).split('T')
  const last = new Date(Date.parse(today) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)
  const near = Object.entries(holidays).filter(([date]) => date >= today && date <= last)
  if (near.length === 0) return undefined
  const { [today]: plan } = holidays
  const name = `Today, ${plan?.[0]}`
  const texts = near.map(([date, one]) => (date === today ? `${name}: ${one[2]}` : holidayText(one)))
  return { texts, ...(plan && { today: { name, hours: plan[2] } }) }
}
