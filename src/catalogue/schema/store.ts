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
  sampleCatalogue: yesOrNo.default(false),
  name: text,
  tagline: text,
  address: z.strictObject({
    street: text,
    suite: text.optional(),
    city: text,
    state: text,
    postalCode: text,
    country: text,
  }),
  phone: text.regex(/^\(\d{3}\) \d{3}-\d{4}$/, { error: 'expected a number such as "(404) 555-0142"' }),
  email: z.email({ error: 'expected an e-mail address' }),
  timeZone: text,
  hours: z.strictObject({
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  }),
  holidays: z
    .array(
      z.strictObject({
        date: z.iso.date({ error: 'expected a date such as "2026-12-25"' }),
        name: text,
        hours,
      }),
    )
    .default([]),
  social: z.strictObject({ facebook: webAddress, instagram: webAddress, pinterest: webAddress }),
  since: z.number().int(),
})

export type Store = Omit<z.output<typeof storeSchema>, '$schema'>
