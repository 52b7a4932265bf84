import type { Store } from '../../schema/store.ts'
import { clockText } from './opening-hours.ts'
import { type WallClock, wallClock, wallClockTime } from './wall-clock.ts'

type Hours = Store['hours']['monday']

/** When a day opens and closes, in local time and in words: `09:00`, `17:00`, "9:00 AM", "5:00 PM"; closed: empty. */
type DayPlan = [] | [opens: string, closes: string, opensText: string, closesText: string]

/** The store's hours as a page carries them, with every text that a build can know. */
export interface OpeningPlan {
  wallClock: WallClock
  /** From Sunday to Saturday. */
  week: readonly (readonly [name: string, plan: DayPlan])[]
  /** Days with hours of their own, by date: `2026-12-25`. */
  holidays: Readonly<Record<string, DayPlan>>
}

/** Whether the store is open at an instant, in a word for programs and a sentence for shoppers. */
export interface OpenNow {
  isOpen: boolean
  /** "Open until 5:00 PM", "Closed, opens tomorrow 9:00 AM". */
  text: string
}

const DAY_MS = 86_400_000
/** How many days are searched: a weekday's name is clear for the next six days alone. */
const DAYS = 7

const dayPlan = (hours: Hours): DayPlan => (hours ? [...hours, clockText(hours[0]), clockText(hours[1])] : [])

/**
 * The plan of the store's week and holidays, its times put into words once.
 *
 * @param builtOn in the year of which the plan begins; it holds for two years at least
 * @throws RangeError where the store's time zone is unknown
 */
export const openingPlan = ({ timeZone, hours, holidays }: Store, builtOn: Date): OpeningPlan => ({
  wallClock: wallClock(timeZone, builtOn),
  week: [
    ['Sunday', dayPlan(hours.sunday)],
    ['Monday', dayPlan(hours.monday)],
    ['Tuesday', dayPlan(hours.tuesday)],
    ['Wednesday', dayPlan(hours.wednesday)],
    ['Thursday', dayPlan(hours.thursday)],
    ['Friday', dayPlan(hours.friday)],
    ['Saturday', dayPlan(hours.saturday)],
  ],
  holidays: Object.fromEntries(holidays.map(({ date, hours }) => [date, dayPlan(hours)])),
})

/**
 * Whether the store is open at an instant, in the store's local time wherever the visitor is (product-rules.md, "Opening
 * hours"). Dates and times are compared as text: local time is all that counts, also on days of 23 or 25 hours.
 *
 * @throws RangeError before and after the years of the plan
 */
export function openNow({ wallClock, week, holidays }: OpeningPlan, instant: Date): OpenNow {
  const [today = '', clock = ''] = wallClockTime(wallClock, instant).split('T')
  for (let ahead = 0; ahead < DAYS; ahead++) {
    const day = new Date(Date.parse(today) + ahead * DAY_MS)
    const [weekday, usual = []] = week[day.getUTCDay()] ?? []
    const [opens, closes = '', opensText, closesText] = holidays[day.toISOString().slice(0, 10)] ?? usual
    const isToday = ahead === 0
    if (!opens || (isToday && clock >= closes)) continue
    if (isToday && clock >= opens) return { isOpen: true, text: `Open until ${closesText}` }
    const when = isToday ? 'at' : ahead === 1 ? 'tomorrow' : weekday
    return { isOpen: false, text: `Closed, opens ${when} ${opensText}` }
  }
  return { isOpen: false, text: 'Closed' }
}
