import type { OpeningPlan } from './opening-plan.ts'
import { wallClockTime } from './wall-clock.ts'

/** Whether the store is open at an instant, in a word for programs and a sentence for shoppers. */
export interface OpenNow {
  isOpen: boolean
  /** "Open until 5:00 PM", "Closed, opens tomorrow 9:00 AM". */
  text: string
}

const DAY_MS = 86_400_000
/** How many days are searched: a weekday's name is unambiguous only for the next six days. */
const DAYS = 7

/**
 * Whether the store is open at an instant, in the store's local time wherever the visitor is (rule S7). Dates and times are compared as text: local time is all that counts, also on days of 23 or 25 hours.
 *
 * @throws RangeError before and after the years of the plan
 */
export function openNow({ wallClock, week, holidays }: OpeningPlan, instant: Date): OpenNow {
  const now = wallClockTime(wallClock, instant)
  const clock = now.slice(11)
  for (let ahead = 0; ahead < DAYS; ahead++) {
    const day = new Date(Date.parse(now) + ahead * DAY_MS)
    const [weekday, usual = []] = week[day.getUTCDay()] ?? []
    const [, , , special] = holidays[day.toISOString().slice(0, 10)] ?? []
    const [opens, closes = '', opensText, closesText] = special ?? usual
    const isToday = ahead === 0
    if (!opens || (isToday && clock >= closes)) continue
    if (isToday && clock >= opens) return { isOpen: true, text: `Open until ${closesText}` }
    const when = isToday ? 'at' : ahead === 1 ? 'tomorrow' : weekday
    return { isOpen: false, text: `Closed, opens ${when} ${opensText}` }
  }
  return { isOpen: false, text: 'Closed' }
}
