import { clockText } from './opening-hours.ts'
import type { OpeningPlan } from './opening-plan.ts'
import { wallClockTime } from './wall-clock.ts'

/** A day on which the store is open, and the full hours of it. */
export interface VisitDay {
  /** `2026-11-28` */
  date: string
  /** "Saturday, November 28" */
  text: string
  /** `11:00` */
  times: string[]
}

const DAY_MS = 86_400_000
/** Four weeks from today on. */
const DAYS = 28

/** "Saturday, November 28" */
const dayText = (day: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(day)

/** The full hours from the opening to before the closing: `10:00` to `16:00`. */
function fullHours(opens: string, closes: string): string[] {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  return hours.filter((time) => time >= opens && time < closes)
}

/**
 * The days of the next four weeks on which a visitor may come, with the hours that are not over, in the store's local time (rule S21).
 *
 * @throws RangeError before and after the years of the plan
 */
export function visitDays({ wallClock, week, holidays }: OpeningPlan, instant: Date): VisitDay[] {
  const now = wallClockTime(wallClock, instant)
  const clock = now.slice(11)
  return Array.from({ length: DAYS }, (_, ahead) => {
    const day = new Date(Date.parse(now) + ahead * DAY_MS)
    const date = day.toISOString().slice(0, 10)
    const [, usual = []] = week[day.getUTCDay()] ?? []
    const [opens, closes = ''] = holidays[date]?.[3] ?? usual
    const hours = opens ? fullHours(opens, closes) : []
    return { date, text: dayText(day), times: ahead === 0 ? hours.filter((time) => time > clock) : hours }
  }).filter(({ times }) => times.length > 0)
}

/** A visit as one line says it: "Saturday, November 28, 11:00 AM"; without a time they are just looking. */
export const visitText = (date: string, time: string): string =>
  `${dayText(new Date(date))}, ${time ? clockText(time) : 'just looking'}`
