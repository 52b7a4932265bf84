import type { Store } from '../../schema/store.ts'
import { type DayHours, hoursText, weekLine, weekOf } from './opening-hours.ts'
import { storeTime } from './store-time.ts'

const DAY_MS = 86_400_000
/** Special days are shown this many days ahead on a screen, and on paper. */
const SCREEN_DAYS = 14
const PAPER_DAYS = 30

/** A day with hours of its own: "Thanksgiving". */
export interface SpecialDay {
  name: string
  hours: DayHours
}

/** A period with a week of its own: "Summer hours". */
export interface Season {
  name: string
  /** Its first and last day. */
  from: string
  to: string
  /** From Sunday to Saturday. */
  week: readonly DayHours[]
}

/** The store's hours as a page carries them. Dates are the store's: `2026-11-26`. */
export interface OpeningPlan {
  timeZone: string
  /** The day of the build. */
  builtOn: string
  /** From Sunday to Saturday. */
  week: readonly DayHours[]
  /** By date, the earliest first, from the day of the build. */
  specialDays: Readonly<Record<string, SpecialDay>>
  /** The earliest first, without those that had ended at the build. */
  seasons: readonly Season[]
}

export const openingPlan = ({ timeZone, hours, holidays, seasons }: Store, today: Date): OpeningPlan => {
  const [builtOn = ''] = storeTime(timeZone, today).split('T')
  return {
    timeZone,
    builtOn,
    week: weekOf(hours),
    specialDays: Object.fromEntries(
      holidays
        .filter(({ date }) => date >= builtOn)
        .toSorted((one, other) => one.date.localeCompare(other.date))
        .map(({ date, ...special }) => [date, special]),
    ),
    seasons: seasons
      .filter(({ to }) => to >= builtOn)
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map(({ hours: week, ...season }) => ({ ...season, week: weekOf(week) })),
  }
}

/** The date some days after another. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** How many days a date is after another. */
export const daysFrom = (date: string, later: string): number =>
  (Date.parse(later) - Date.parse(date)) / DAY_MS

const inWords =
  (options: Intl.DateTimeFormatOptions) =>
  (date: string): string =>
    new Date(date).toLocaleDateString('en-US', { timeZone: 'UTC', ...options })

/** Whether a device's date can be right: not before the build, and within two years of it. */
export const isCredible = ({ builtOn }: OpeningPlan, today: string): boolean =>
  today >= daysAfter(builtOn, -1) && today <= daysAfter(builtOn, 730)

/** "Thu, Nov 26" */
export const dayText = inWords({ weekday: 'short', month: 'short', day: 'numeric' })
/** "Thursday" */
export const weekdayText = inWords({ weekday: 'long' })

/** The week that applies on a day: that of its season, or the usual one. */
export const weekAt = ({ week, seasons }: OpeningPlan, date: string): readonly DayHours[] =>
  seasons.find(({ from, to }) => date >= from && date <= to)?.week ?? week

/** The hours of a day, and why they are not those of its week. */
export const dayOf = (plan: OpeningPlan, date: string): { hours: DayHours; name?: string } =>
  plan.specialDays[date] ?? { hours: weekAt(plan, date)[new Date(date).getUTCDay()] ?? null }

/** A day as a line of hours: "Thursday", or "Thu, Nov 26 (Thanksgiving)"; "9 AM to 5 PM" or "Closed". */
export interface HoursRow {
  date: string
  day: string
  hours: string
  isSpecial: boolean
  isSeason?: true
}

function rowOf(plan: OpeningPlan, date: string): HoursRow {
  const { hours, name } = dayOf(plan, date)
  return {
    date,
    day: name ? `${dayText(date)} (${name})` : weekdayText(date),
    hours: hoursText(hours),
    isSpecial: name !== undefined,
  }
}

/** The seven days from a date on, Monday first; a special day replaces its weekday. */
export function weekRows(plan: OpeningPlan, today: string): HoursRow[] {
  const fromMonday = (date: string) => (new Date(date).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, ahead) => daysAfter(today, ahead))
    .toSorted((one, other) => fromMonday(one) - fromMonday(other))
    .map((date) => rowOf(plan, date))
}

/** Where a special day after these seven days is shown: on a screen, on paper only, or nowhere yet or any more. */
export function shownIn(date: string, today: string): 'screen' | 'paper' | undefined {
  const ahead = daysFrom(today, date)
  if (ahead < 7 || ahead >= PAPER_DAYS) return undefined
  return ahead < SCREEN_DAYS ? 'screen' : 'paper'
}

/** A change of the hours: a special day, or the first or last day of a season. */
export type HoursChange = { date: string; name: string } & (
  | { hours: DayHours; season?: never }
  | { season: 'from' | 'until' }
)

/** The next change of two weeks, if there is one; that of today itself only where `first` is today. */
export function nextChange(
  { specialDays, seasons }: OpeningPlan,
  today: string,
  first = daysAfter(today, 1),
): HoursChange | undefined {
  const changes: HoursChange[] = [
    ...Object.entries(specialDays).map(([date, special]) => ({ date, ...special })),
    ...seasons.flatMap(({ name, from, to }) => [
      { date: from, name, season: 'from' as const },
      { date: to, name, season: 'until' as const },
    ]),
  ]
  return changes
    .filter(({ date }) => date >= first && date < daysAfter(today, SCREEN_DAYS))
    .toSorted((one, other) => one.date.localeCompare(other.date))[0]
}

/** Every special day as a line of hours. */
export const specialRows = (plan: OpeningPlan): HoursRow[] =>
  Object.keys(plan.specialDays).map((date) => rowOf(plan, date))

/** Every season as a line of hours, by its first day. */
export const seasonRows = ({ seasons }: OpeningPlan): HoursRow[] =>
  seasons.map(({ name, from, to, week }) => ({
    date: from,
    day: `${name}, ${dayText(from)} to ${dayText(to)}`,
    hours: weekLine(week) || 'Closed',
    isSpecial: true,
    isSeason: true,
  }))
