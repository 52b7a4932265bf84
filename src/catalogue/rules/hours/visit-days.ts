import {
  clockText,
  dayOf,
  daysAfter,
  isCredible,
  type OpeningPlan,
  storeTime,
  weekdayText,
} from './opening-plan.ts'

export interface VisitDay {
  date: string
  text: string
  times: string[]
}

const DAYS = 28

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

function dayText(date: string): string {
  const day = new Date(date)
  return `${weekdayText(date)}, ${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`
}

function fullHours(opens: string, closes: string): string[] {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  return hours.filter((time) => time >= opens && time < closes)
}

/** Visit days of the next four weeks (rule S21); none if the device's date can't be right. */
export function visitDays(plan: OpeningPlan, instant: Date): VisitDay[] {
  const [today = '', clock = ''] = storeTime(plan.timeZone, instant).split('T')
  if (!isCredible(plan, today)) return []
  return Array.from({ length: DAYS }, (_, ahead) => {
    const date = daysAfter(today, ahead)
    const { hours: open } = dayOf(plan, date)
    const hours = open ? fullHours(...open) : []
    return { date, text: dayText(date), times: ahead === 0 ? hours.filter((time) => time > clock) : hours }
  }).filter(({ times }) => times.length > 0)
}

/** A visit in one line: "Saturday, November 28, 11:00 AM"; without a time they are just looking. */
export const visitText = (date: string, time: string): string =>
  `${dayText(date)}, ${time ? clockText(time) : 'just looking'}`
