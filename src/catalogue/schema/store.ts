import { z } from 'zod'
import type { OwnColours } from '../rules/contrast.ts'
import { editorSchema, filledText, listOf, picturePath, text, webAddress, yesOrNo } from './fields.ts'
import { amount } from './measurements.ts'
import { holidays, weeklyHours } from './store-hours.ts'

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

const colour = (title: string, hint: string) =>
  text
    .regex(/^#[0-9a-f]{6}$/, { error: 'expected a color in lowercase, such as "#7d5310"' })
    .optional()
    .meta({ title, description: hint, hint, input: 'colour' })

/** The few colors that are the store's own; all others are made to go with any. */
const colours = z
  .strictObject({
    accent: colour('Accent', 'Of links and buttons. White must be readable on it.'),
    dark: colour('Dark bands', 'Behind the line at the top and the footer.'),
    glow: colour('Light on dark', 'Of what lights up on the dark bands, and of the icon.'),
  })
  .optional()
  .meta({
    title: 'Colors',
    description: 'The colors of the store, each of which may be left out.',
    hint: 'Each may be left out. One that is hard to read is refused.',
  })

const logoPath = (title: string, description: string) =>
  text
    .regex(/^\.\/logo\/[\w-]+\.(svg|png)$/, {
      error: 'expected a file in content/logo, SVG or PNG, such as "./logo/mark.svg"',
    })
    .optional()
    .meta({ title, description, input: 'file' })

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

/** The showroom in pictures: its front, its inside, its people. */
const pictures = listOf(
  z
    .strictObject({
      imageUrl: picturePath.meta({
        title: 'Picture',
        description: 'The picture, 800 x 800 px or more.',
        hint: 'Wider than high, 800 pixels or more each way.',
      }),
      alt: text.meta({
        title: 'In words',
        description: 'What it shows, for people who cannot see it.',
      }),
    })
    .meta({ title: 'picture' }),
  '[{ "imageUrl": "./images/store/front.jpg", "alt": "The front of the showroom" }]',
)
  .max(6, { error: 'is a list of more than 6 pictures' })
  .optional()
  .meta({
    title: 'Pictures of the showroom',
    description:
      'Up to 6 photographs of the showroom itself, shown on home and contact. Left out until there are some.',
    hint: 'Up to 6 photographs: its front, its inside, its people. The first is shown on the home page, all on the contact page.',
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
  logoUrl: logoPath(
    'Logo',
    'The whole logo, wider than high (SVG, or PNG 400 pixels wide or more), in place of the mark and the name in letters.',
  ),
  markUrl: logoPath(
    'Mark',
    'The sign beside the name and on the icons, square (SVG, or PNG of 512 x 512 pixels). Without one, it is the first letter of the name.',
  ),
  colours,
  address,
  phone: text.regex(/^\(\d{3}\) \d{3}-\d{4}$/, { error: 'expected a number such as "(404) 555-0142"' }).meta({
    title: 'Phone',
    description: 'The telephone of the showroom.',
    hint: 'Written as (404) 555-0142.',
  }),
  email: z
    .email({ error: 'expected an e-mail address' })
    .meta({ title: 'E-mail', description: 'The store’s e-mail address.', hint: '' }),
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
