import { z } from 'zod'
import { text } from './fields.ts'

const clock = z
  .string({ error: 'expected a time such as "09:00"' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'expected a time such as "09:00" or "17:30"' })
  .meta({ hint: 'From 00:00 to 23:59; 17:30 is half past five in the afternoon.' })

/** Opening and closing time in the store's own time zone; null for a closed day. */
const hours = z
  .tuple([clock, clock], { error: 'expected two times such as ["09:00", "17:00"], or null for a closed day' })
  .refine(([opens, closes]) => opens < closes, {
    error: 'expected the opening time before the closing time',
    when: ({ issues }) => issues.length === 0,
  })
  .nullable()

const weekday = (title: string) =>
  hours.meta({
    title,
    description: `Opening and closing on ${title}s; null when closed.`,
    hint: 'Checked: open that day. Not checked: closed.',
  })

/** The hours of a week, day by day. */
export const weeklyHours = z
  .strictObject({
    monday: weekday('Monday'),
    tuesday: weekday('Tuesday'),
    wednesday: weekday('Wednesday'),
    thursday: weekday('Thursday'),
    friday: weekday('Friday'),
    saturday: weekday('Saturday'),
    sunday: weekday('Sunday'),
  })
  .meta({ title: 'Hours', description: 'When the store is open, day by day.', hint: '' })

const holiday = z.strictObject({
  date: z.iso.date({ error: 'expected a date such as "2026-12-25"' }).meta({
    title: 'Day',
    description: 'The day: year, month, day.',
    hint: 'The date it applies to; next year needs its own.',
  }),
  name: text.meta({
    title: 'Name',
    description: 'Why that day is different.',
    hint: 'Ends "Closed today for …", such as Thanksgiving.',
  }),
  hours: hours.meta({
    title: 'Hours',
    description: 'Opening and closing on that day; null when closed.',
    hint: 'Check it for shorter hours; without a check the store is closed that day.',
  }),
})

const firstOrLastDay = (title: string, hint: string) =>
  z.iso.date({ error: 'expected a date such as "2027-06-01"' }).meta({
    title,
    description: `The ${title.toLowerCase()} of the season: year, month, day.`,
    hint,
  })

const season = z
  .strictObject({
    name: text.meta({
      title: 'Name',
      description: 'The name of these hours, such as "Summer hours".',
      hint: 'Such as Summer hours. Two weeks ahead, pages say: "Summer hours from Tue, Jun 1."',
    }),
    from: firstOrLastDay('First day', ''),
    to: firstOrLastDay('Last day', 'Next year needs a season of its own.'),
    hours: weeklyHours,
  })
  .refine(({ from, to }) => from <= to, {
    error: 'expected a last day that is not before the first',
    path: ['to'],
    when: ({ issues }) => issues.length === 0,
  })

/** Periods with a week of their own. A holiday within one keeps its hours. */
export const seasons = z
  .array(season.meta({ title: 'season' }))
  .superRefine((all, context) => {
    all.forEach(({ from, to }, index) => {
      const first = all.slice(0, index).findIndex((other) => other.from <= to && from <= other.to)
      if (first < 0) return
      const message = `expected seasons that do not overlap, and seasons[${first}] has days of this one`
      context.addIssue({ code: 'custom', path: [index, 'from'], message, input: from })
    })
  })
  .default([])
  .meta({
    title: 'Seasons',
    description: 'Periods with a week of their own.',
    hint: 'Periods when the store keeps other hours, such as June to August.',
  })

/** Days that the store is closed on, or open at other hours. */
export const holidays = z
  .array(holiday.meta({ title: 'holiday' }))
  .superRefine((days, context) => {
    days.forEach(({ date }, index) => {
      const first = days.findIndex((day) => day.date === date)
      if (first === index) return
      const message = `expected one entry for a date, and holidays[${first}] has this one`
      context.addIssue({ code: 'custom', path: [index, 'date'], message, input: date })
    })
  })
  .default([])
  .meta({
    title: 'Holidays',
    description: 'Days with special hours.',
    hint: 'Days when the store is closed or has other hours.',
  })
