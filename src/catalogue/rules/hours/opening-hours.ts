import type { Store } from '../../schema/store.ts'

/** When a day opens and closes, in local time: `09:00`, `17:00`; null when closed. */
export type DayHours = Store['hours']['monday']

export const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A time of day on a clock of 12 hours: "09:00" reads "9:00 AM". */
export function clockText(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** "9 AM", "9:30 AM" */
export const shortClock = (clock: string): string => clockText(clock).replace(':00', '')

/** "9 AM to 5 PM" or "Closed". */
export const hoursText = (hours: DayHours): string =>
  hours ? `${shortClock(hours[0])} to ${shortClock(hours[1])}` : 'Closed'

/** The hours of a week, from Sunday to Saturday. */
export const weekOf = (hours: Store['hours']): DayHours[] => WEEK.map((day) => hours[day])

/** The open days of a week in a line: "Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 5:00 PM" (rule S7). */
export function weekLine([sunday = null, ...days]: readonly DayHours[]): string {
  const runs: { days: string[]; hours: string }[] = []
  for (const [index, open] of [...days, sunday].entries()) {
    const day = WEEK[(index + 1) % 7] ?? ''
    const hours = open?.map(clockText).join(' to ') ?? ''
    const last = runs.at(-1)
    if (last?.hours === hours) last.days.push(capitalized(day))
    else runs.push({ days: [capitalized(day)], hours })
  }
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ days, hours }) => `${days.length > 1 ? `${days[0]} to ${days.at(-1)}` : days[0]} ${hours}`)
    .join(', ')
}
