import type { Store } from '../../schema/store.ts'
import { clockText } from './opening-hours.ts'
import { type WallClock, wallClock } from './wall-clock.ts'

/** When a day opens and closes, in local time and in words: `09:00`, `17:00`, "9:00 AM", "5:00 PM"; closed: empty. */
type DayPlan = [] | [opens: string, closes: string, opensText: string, closesText: string]

/** A holiday as a page carries it: "Thanksgiving Day", "Thu, Nov 26", "closed", and when it opens and closes. */
export type HolidayPlan = readonly [name: string, day: string, hours: string, plan: DayPlan]

/** The store's hours as a page carries them, with every text that a build can know. */
export interface OpeningPlan {
  wallClock: WallClock
  /** From Sunday to Saturday. */
  week: readonly (readonly [name: string, plan: DayPlan])[]
  /** Days with hours of their own, by date, the earliest first: `2026-12-25`. */
  holidays: Readonly<Record<string, HolidayPlan>>
}

const dayPlan = (hours: Store['hours']['monday']): DayPlan =>
  hours ? [...hours, clockText(hours[0]), clockText(hours[1])] : []

// Once: every page of a build has the holidays, and to make one of these takes longer than all else in them.
const DAY_TEXT = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})

/** The holidays of a store by their dates, the earliest first, put into words once. */
export const holidayPlans = ({ holidays }: Pick<Store, 'holidays'>): Record<string, HolidayPlan> =>
  Object.fromEntries(
    holidays
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map(({ date, name, hours }) => {
        const plan = dayPlan(hours)
        const [, , opens, closes] = plan
        return [
          date,
          [name, DAY_TEXT.format(Date.parse(date)), opens ? `${opens} to ${closes}` : 'closed', plan],
        ]
      }),
  )

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
  holidays: holidayPlans({ holidays }),
})
