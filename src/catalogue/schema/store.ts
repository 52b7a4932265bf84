import { z } from 'zod'
import { editorSchema, text, webAddress, yesOrNo } from './fields.ts'

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

const YEAR = { error: 'expected the year of the opening, 1800 to 2100, such as 1985' }

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The store itself: who, where, when. Claims and hours are those of specification section 9. */
export const storeSchema = z.strictObject({
  $schema: editorSchema,
  sampleCatalogue: yesOrNo.default(false).meta({
    title: 'Sample catalogue',
    description: 'true while the products are samples, which every page then says.',
    hint: 'On while the products are samples, which every page then says.',
  }),
  name: text.meta({ title: 'Name', description: 'The name of the store.', hint: '' }),
  tagline: text.meta({ title: 'Tagline', description: 'The line under the name.' }),
  address: z
    .strictObject({
      street: text.meta({ title: 'Street', description: 'Number and street.', hint: '' }),
      suite: text.optional().meta({ title: 'Suite', description: 'Suite or floor.', hint: '' }),
      city: text.meta({ title: 'City', description: 'The city.', hint: '' }),
      state: text.meta({
        title: 'State',
        description: 'The state, in two letters.',
        hint: 'Two letters, such as GA.',
      }),
      postalCode: text.meta({ title: 'ZIP code', description: 'The ZIP code.', hint: '' }),
      country: text.meta({
        title: 'Country',
        description: 'The country, in two letters.',
        hint: 'Two letters, such as US.',
      }),
    })
    .meta({ title: 'Address', description: 'Where the showroom is.', hint: '' }),
  phone: text.regex(/^\(\d{3}\) \d{3}-\d{4}$/, { error: 'expected a number such as "(404) 555-0142"' }).meta({
    title: 'Phone',
    description: 'The telephone of the showroom.',
    hint: 'Written as (404) 555-0142.',
  }),
  email: z
    .email({ error: 'expected an e-mail address' })
    .meta({ title: 'E-mail', description: 'The address for e-mail.', hint: '' }),
  timeZone: text.refine(isTimeZone, { error: 'expected a time zone such as "America/New_York"' }).meta({
    title: 'Time zone',
    description: 'The time zone of the hours.',
    hint: 'Of the hours below, such as America/New_York.',
  }),
  hours: z
    .strictObject({
      monday: hours.meta({
        title: 'Monday',
        description: 'Opening and closing on Mondays; null when closed.',
        hint: 'Ticked: open that day. Not ticked: closed.',
      }),
      tuesday: hours.meta({
        title: 'Tuesday',
        description: 'Opening and closing on Tuesdays; null when closed.',
        hint: 'Ticked: open that day. Not ticked: closed.',
      }),
      wednesday: hours.meta({
        title: 'Wednesday',
        description: 'Opening and closing on Wednesdays; null when closed.',
        hint: 'Ticked: open that day. Not ticked: closed.',
      }),
      thursday: hours.meta({
        title: 'Thursday',
        description: 'Opening and closing on Thursdays; null when closed.',
        hint: 'Ticked: open that day. Not ticked: closed.',
      }),
      friday: hours.meta({
        title: 'Friday',
        description: 'Opening and closing on Fridays; null when closed.',
        hint: 'Ticked: open that day. Not ticked: closed.',
      }),
      saturday: hours.meta({
        title: 'Saturday',
        description: 'Opening and closing on Saturdays; null when closed.',
        hint: 'Ticked: open that day. Not ticked: closed.',
      }),
      sunday: hours.meta({
        title: 'Sunday',
        description: 'Opening and closing on Sundays; null when closed.',
        hint: 'Ticked: open that day. Not ticked: closed.',
      }),
    })
    .meta({ title: 'Hours', description: 'When the store is open, day by day.', hint: '' }),
  holidays: z
    .array(
      z
        .strictObject({
          date: z.iso.date({ error: 'expected a date such as "2026-12-25"' }).meta({
            title: 'Day',
            description: 'The day: year, month, day.',
            hint: 'The day it counts for; next year needs its own.',
          }),
          name: text.meta({
            title: 'Name',
            description: 'Why that day is special.',
            hint: 'As shoppers read it, such as "Christmas Day".',
          }),
          hours: hours.meta({
            title: 'Hours',
            description: 'Opening and closing on that day; null when closed.',
            hint: 'Tick it for shorter hours; without a tick the store is closed that day.',
          }),
        })
        .meta({ title: 'holiday' }),
    )
    .default([])
    .meta({
      title: 'Holidays',
      description: 'Days with hours of their own.',
      hint: 'Days when the store is closed or keeps other hours.',
    }),
  social: z
    .strictObject({
      facebook: webAddress.meta({
        title: 'Facebook',
        description: "The store's page on Facebook.",
        hint: '',
      }),
      instagram: webAddress.meta({
        title: 'Instagram',
        description: "The store's page on Instagram.",
        hint: '',
      }),
      pinterest: webAddress.meta({
        title: 'Pinterest',
        description: "The store's page on Pinterest.",
        hint: '',
      }),
    })
    .meta({
      title: 'Social networks',
      description: "The store's pages elsewhere.",
      hint: "The store's pages there, starting with https://.",
    }),
  since: z
    .number(YEAR)
    .int(YEAR)
    .min(1800, YEAR)
    .max(2100, YEAR)
    .meta({ title: 'Open since', description: 'The year the store opened.', hint: 'A year, such as 1985.' }),
})

export type Store = Omit<z.output<typeof storeSchema>, '$schema'>
