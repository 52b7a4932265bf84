import { z } from 'zod'
import { editorSchema, text, webAddress, yesOrNo } from './fields.ts'

const clock = z
  .string({ error: 'expected a time such as "09:00"' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'expected a time such as "09:00" or "17:30"' })

/** Opening and closing time in the store's own time zone; null for a closed day. */
const hours = z
  .tuple([clock, clock], { error: 'expected two times such as ["09:00", "17:00"], or null for a closed day' })
  .refine(([opens, closes]) => opens < closes, {
    error: 'expected the opening time before the closing time',
    when: ({ issues }) => issues.length === 0,
  })
  .nullable()

/** The store itself: who, where, when. Claims and hours are those of specification section 9. */
export const storeSchema = z.strictObject({
  $schema: editorSchema,
  sampleCatalogue: yesOrNo
    .default(false)
    .meta({ description: 'true while the products are samples, which every page then says.' }),
  name: text.meta({ description: 'The name of the store.' }),
  tagline: text.meta({ description: 'The line under the name.' }),
  address: z.strictObject({
    street: text.meta({ description: 'Number and street.' }),
    suite: text.optional().meta({ description: 'Suite or floor.' }),
    city: text.meta({ description: 'The city.' }),
    state: text.meta({ description: 'The state, in two letters.' }),
    postalCode: text.meta({ description: 'The ZIP code.' }),
    country: text.meta({ description: 'The country, in two letters.' }),
  }),
  phone: text
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, { error: 'expected a number such as "(404) 555-0142"' })
    .meta({ description: 'The telephone of the showroom.' }),
  email: z.email({ error: 'expected an e-mail address' }).meta({ description: 'The address for e-mail.' }),
  timeZone: text.meta({ description: 'The time zone of the hours.' }),
  hours: z.strictObject({
    monday: hours.meta({ description: 'Opening and closing on Mondays; null when closed.' }),
    tuesday: hours.meta({ description: 'Opening and closing on Tuesdays; null when closed.' }),
    wednesday: hours.meta({ description: 'Opening and closing on Wednesdays; null when closed.' }),
    thursday: hours.meta({ description: 'Opening and closing on Thursdays; null when closed.' }),
    friday: hours.meta({ description: 'Opening and closing on Fridays; null when closed.' }),
    saturday: hours.meta({ description: 'Opening and closing on Saturdays; null when closed.' }),
    sunday: hours.meta({ description: 'Opening and closing on Sundays; null when closed.' }),
  }),
  holidays: z
    .array(
      z.strictObject({
        date: z.iso
          .date({ error: 'expected a date such as "2026-12-25"' })
          .meta({ description: 'The day: year, month, day.' }),
        name: text.meta({ description: 'Why that day is special.' }),
        hours: hours.meta({ description: 'Opening and closing on that day; null when closed.' }),
      }),
    )
    .default([])
    .meta({ description: 'Days with hours of their own.' }),
  social: z.strictObject({
    facebook: webAddress.meta({ description: "The store's page on Facebook." }),
    instagram: webAddress.meta({ description: "The store's page on Instagram." }),
    pinterest: webAddress.meta({ description: "The store's page on Pinterest." }),
  }),
  since: z.number().int().meta({ description: 'The year the store opened.' }),
})

export type Store = Omit<z.output<typeof storeSchema>, '$schema'>
