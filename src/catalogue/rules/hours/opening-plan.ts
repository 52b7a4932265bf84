import type { Store } from '../../schema/store.ts'

/** The local date and time at an instant, `2026-11-26T09:00`: in a time zone, or in the visitor's own. */
export function storeTime(timeZone: string | undefined, instant: Date): string {
  // The first Intl format takes 50 ms of processor time, Temporal 3.
  if ('Temporal' in globalThis)
    return Temporal.Instant.fromEpochMilliseconds(Number(instant))
      .toZonedDateTimeISO(timeZone ?? Temporal.Now.timeZoneId())
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}T${hour}:${minute}`
}

export function instantOf(timeZone: string, local: string): Date {
  const utc = Date.parse(`${local}Z`)
  const aheadMs = (at: number) => Date.parse(`${storeTime(timeZone, new Date(at))}Z`) - at
  // Twice, as the clocks may change between the first guess and the instant.
  return new Date(utc - aheadMs(utc - aheadMs(utc)))
}

/** When a day opens and closes, in local time: `09:00`, `17:00`; null when closed. */
export type DayHours = Store['hours']['monday']

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export function clockText(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

export const shortClock = (clock: string): string => clockText(clock).replace(':00', '')

export const hoursText = (hours: DayHours): string =>
  hours ? `${shortClock(hours[0])} to ${shortClock(hours[1])}` : 'Closed'

export const weekOf = (hours: Store['hours']): DayHours[] =>
  WEEK.map((day) => hours[day.toLowerCase() as Lowercase<typeof day>])

/** The open days of a week in a line: "Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 5:00 PM" (rule S7). */
export function weekLine([sunday = null, ...days]: readonly DayHours[]): string {
  const runs: { days: string[]; hours: string }[] = []
  for (const [index, open] of [...days, sunday].entries()) {
    const day = WEEK[(index + 1) % 7] ?? ''
    const hours = open?.map(clockText).join(' to ') ?? ''
    const last = runs.at(-1)
    if (last?.hours === hours) last.days.push(day)
    else runs.push({ days: [day], hours })
  }
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ days, hours }) => `${days.length > 1 ? `${days[0]} to ${days.at(-1)}` : days[0]} ${hours}`)
    .join(', ')
}

const DAY_MS = 86_400_000
/** Paper has the special days of this many days ahead. */
const PAPER_DAYS = 30

interface SpecialDay {
  name: string
  hours: DayHours
}

interface Season {
  name: string
  from: string
  to: string
  week: readonly DayHours[]
}

/** The store's hours as a page carries them. Dates are the store's: `2026-11-26`. */
export interface OpeningPlan {
  timeZone: string
  builtOn: string
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

export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

export const daysFrom = (date: string, later: string): number =>
  (Date.parse(later) - Date.parse(date)) / DAY_MS

/** Whether a device's date can be right: not before the build, and within two years of it. */
export const isCredible = ({ builtOn }: OpeningPlan, today: string): boolean =>
  today >= daysAfter(builtOn, -1) && today <= daysAfter(builtOn, 730)

/** "Thu, Nov 26", from the UTC text that all browsers write alike: "Thu, 26 Nov 2026 00:00:00 GMT". */
export function dayText(date: string): string {
  const [weekday, day, month] = new Date(date).toUTCString().split(' ')
  return `${weekday} ${month} ${Number(day)}`
}

export const weekdayText = (date: string): string => WEEK[new Date(date).getUTCDay()] ?? ''

export const weekAt = ({ week, seasons }: OpeningPlan, date: string): readonly DayHours[] =>
  seasons.find(({ from, to }) => date >= from && date <= to)?.week ?? week

export const dayOf = (plan: OpeningPlan, date: string): { hours: DayHours; name?: string } =>
  plan.specialDays[date] ?? { hours: weekAt(plan, date)[new Date(date).getUTCDay()] ?? null }

/** A day as a line of hours: "Thursday", or "Thu, Nov 26 (Thanksgiving)"; "9 AM to 5 PM" or "Closed". */
export interface HoursRow {
  date: string
  day: string
  hours: string
  isSpecial: boolean
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

export const specialRows = (plan: OpeningPlan): HoursRow[] =>
  Object.keys(plan.specialDays).map((date) => rowOf(plan, date))

/** Special days, then seasons. */
export const changedRows = (plan: OpeningPlan): Omit<HoursRow, 'isSpecial'>[] => [
  ...specialRows(plan),
  ...plan.seasons.map(({ name, from, to, week }) => ({
    date: from,
    day: `${name}, ${dayText(from)} to ${dayText(to)}`,
    hours: weekLine(week) || 'Closed',
  })),
]

/** The hours for paper in one line: the week, then the special days and seasons of the coming 30 days. */
export const paperHours = (plan: OpeningPlan, today: string): string =>
  [
    weekLine(weekAt(plan, today)),
    ...changedRows(plan)
      .filter(({ date }) => date >= today && daysFrom(today, date) < PAPER_DAYS)
      .map(({ day, hours }) => `${day}: ${hours}`),
  ].join('. ')
