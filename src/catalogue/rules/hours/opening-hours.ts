import type { Store } from '../../schema/store.ts'

type Hours = Store['hours']
type Day = keyof Hours

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A time of day on a clock of 12 hours: "09:00" reads "9:00 AM". */
export function clockText(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Days of the same hours: "Monday to Friday", "9:00 AM to 5:00 PM" or "Closed". */
export interface HoursLine {
  days: string
  hours: string
  isOpen: boolean
}

const hoursText = (hours: Hours[Day]): string =>
  hours ? `${clockText(hours[0])} to ${clockText(hours[1])}` : 'Closed'

/** The week in the fewest lines: "Monday to Friday", "9:00 AM to 5:00 PM" (rule S7). */
export function openingHours(week: Hours): HoursLine[] {
  const runs: { from: Day; to: Day; hours: string }[] = []
  for (const day of WEEK) {
    const hours = hoursText(week[day])
    const last = runs.at(-1)
    if (last?.hours === hours) last.to = day
    else runs.push({ from: day, to: day, hours })
  }
  return runs.map(({ from, to, hours }) => ({
    days: from === to ? capitalised(from) : `${capitalised(from)} to ${capitalised(to)}`,
    hours,
    isOpen: week[from] !== null,
  }))
}
