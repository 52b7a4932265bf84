import { z } from 'zod'
import type { OwnColours } from '../rules/contrast.ts'
import { editorSchema, filledText, text, webAddress, yesOrNo } from './fields.ts'
import { amount } from './measurements.ts'
import { holidays, seasons, weeklyHours } from './store-hours.ts'
import { colours, logoUrl, markUrl, pictures } from './store-look.ts'

const YEAR = { error: 'expected the year of the opening, 1800 to 2100, such as 1985' }

function isTimeZone(name: string): boolean {
  try {
    // "EST" has no summer time.
    return name.includes('/') && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const twoLetters = (example: string) =>
  text.regex(/^[A-Z]{2}$/, { error: `expected two capital letters, such as "${example}"` })

const phoneNumber = text.regex(/^\(\d{3}\) \d{3}-\d{4}$/, {
  error: 'expected a number such as "(404) 555-0142"',
})

/** Where the showroom is. */
const address = z
  .strictObject({
    street: text.meta({ title: 'Street', description: 'Number and street.', hint: '' }),
    suite: text.optional().meta({ title: 'Suite', description: 'Suite or floor.', hint: '' }),
    city: text.meta({ title: 'City', description: 'The city.', hint: '' }),
    state: twoLetters('GA').meta({
      title: 'State',
      description: 'The state, in two letters.',
      hint: 'Two letters, such as GA.',
    }),
    postalCode: text.meta({ title: 'ZIP code', description: 'The ZIP code.', hint: '' }),
    country: twoLetters('US').meta({
      title: 'Country',
      description: 'The country, in two letters.',
      hint: 'Two letters, such as US.',
    }),
  })
  .refine(({ country, postalCode }) => country !== 'US' || /^\d{5}(-\d{4})?$/.test(postalCode), {
    error: 'expected five digits, such as "30305"',
    path: ['postalCode'],
  })
  .meta({ title: 'Address', description: 'Where the showroom is.', hint: '' })

const network = (name: string) =>
  webAddress.optional().meta({ title: name, description: `The store's page on ${name}.`, hint: '' })

/** The store's pages on social networks. */
const social = z
  .strictObject({
    facebook: network('Facebook'),
    instagram: network('Instagram'),
    pinterest: network('Pinterest'),
  })
  .default({})
  .meta({
    title: 'Social networks',
    description: "The store's pages elsewhere.",
    hint: "The store's pages there, starting with https://. Each may be left out.",
  })

/** What a fan's yearly cost is based on: the figures of the EnergyGuide label for fans, unless the store has better ones. */
const runningCost = z
  .strictObject({
    hoursADay: amount(24, 'hours', 6.4).meta({
      title: 'Hours per day',
      description: 'How many hours per day a fan runs.',
      hint: "6.4 on the FTC's label for fans.",
    }),
    centsPerKwh: amount(100, 'cents', 12)
      .min(1, { error: 'expected cents, not dollars, such as 12 for $0.12' })
      .meta({
        title: 'Cents per kilowatt-hour',
        description: 'What a kilowatt-hour costs in your area, in cents.',
        hint: "12 on the FTC's label for fans.",
      }),
  })
  .meta({
    title: 'Running cost',
    description: 'What the yearly cost of a fan on high is based on.',
  })

/** The store itself: who, where, when. Claims and hours are those of rule F12. */
export const storeSchema = z.strictObject({
  $schema: editorSchema,
  sampleCatalogue: yesOrNo.default(false).meta({
    title: 'Sample catalog',
    description: 'true while the products are samples; every page then says so.',
    hint: 'On while the products are samples; every page then says so.',
  }),
  name: text.meta({ title: 'Name', description: 'The name of the store.', hint: '' }),
  tagline: filledText.meta({ title: 'Tagline', description: 'The line under the name.' }),
  footerNote: filledText.optional().meta({
    title: 'Line in the footer',
    description: 'The line under the name in the footer, such as "At the same location since {since}".',
  }),
  logoUrl,
  markUrl,
  colours,
  address,
  phone: phoneNumber.meta({
    title: 'Phone',
    description: 'The showroom’s phone number.',
    hint: 'Written as (404) 555-0142.',
  }),
  textPhone: phoneNumber.optional().meta({
    title: 'Number for texts',
    description:
      'A number that takes text messages. Phones then offer "Text us" beside each call; left out, no page does.',
    hint: 'Only if someone reads the texts it gets. Written as (404) 555-0142; leave it empty otherwise.',
  }),
  email: z
    .email({ error: 'expected an email address' })
    .meta({ title: 'Email', description: 'The store’s email address.', hint: '' }),
  timeZone: text
    .refine(isTimeZone, {
      error:
        'expected a time zone such as "America/New_York", "America/Chicago", "America/Denver" or "America/Los_Angeles"',
    })
    .meta({
      title: 'Time zone',
      description: 'The time zone of the hours.',
      hint: 'Of the hours below, such as America/New_York.',
    }),
  hours: weeklyHours,
  seasons,
  holidays,
  social,
  since: z
    .number(YEAR)
    .int(YEAR)
    .min(1800, YEAR)
    .max(2100, YEAR)
    .meta({ title: 'Open since', description: 'The year the store opened.', hint: 'A year, such as 1985.' }),
  runningCost,
  pictures,
})

/** The store's facts as they are written, types checked. */
export type StoreFields = z.output<typeof storeSchema>

/** The store; pictures and logos are paths from the project's root. */
export type Store = Omit<StoreFields, '$schema' | 'pictures' | 'colours'> & {
  colours: OwnColours
  pictures: { imageUrl: string; alt: string }[]
}
