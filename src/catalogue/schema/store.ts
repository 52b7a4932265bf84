import { z } from 'zod'
import type { OwnColours } from '../rules/contrast.ts'
import { editorSchema, filledText, listOf, picturePath, text, webAddress, yesOrNo } from './fields.ts'
import { amount } from './measurements.ts'

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

const weeklyHours = z
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
const seasons = z
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

const holidays = z
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

const colour = (title: string, hint: string) =>
  text
    .regex(/^#[0-9a-fA-F]{6}$/, { error: 'expected a color such as "#7d5310"' })
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
    hint: 'Each may be left out. The check before publishing refuses one that is hard to read.',
  })

const logoPath = (title: string, description: string) =>
  text
    .regex(/^\.\/logo\/[\w-]+\.(svg|png)$/, {
      error: 'expected a file in content/logo, SVG or PNG, such as "./logo/mark.svg"',
    })
    .optional()
    .meta({ title, description, input: 'file' })

const logoUrl = logoPath(
  'Logo',
  'The whole logo, wider than high (SVG, or PNG 400 pixels wide or more), in place of the mark and the name in letters.',
)

/** Mark of the store for small spaces. */
const markUrl = logoPath(
  'Mark',
  'The sign beside the name and on the icons, square (SVG, or PNG of 512 x 512 pixels). Without one, it is the first letter of the name.',
)

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
    title: 'Showroom photos',
    description:
      'Up to 6 photos of the showroom itself, shown on home and contact. Leave blank until there are some.',
    hint: 'Up to 6 photographs: its front, its inside, its people. The first is shown on the home page, all on the contact page.',
  })

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

/** Basis of a fan's yearly cost: the figures of the EnergyGuide label for fans, unless the store has better ones. */
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
    title: 'Footer line',
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
  mayTrainModels: yesOrNo.default(true).meta({
    title: 'May train AI models',
    description:
      'Whether crawlers may collect the site to train AI models; false asks them not to, in robots.txt. Search engines and assistants that answer shoppers may always read it.',
    hint: 'Off asks crawlers that train AI models to stay away. Search engines and assistants that answer shoppers are always welcome.',
  }),
  since: z
    .number(YEAR)
    .int(YEAR)
    .min(1800, YEAR)
    .max(2100, YEAR)
    .meta({ title: 'Open since', description: 'The year the store opened.', hint: 'A year, such as 1985.' }),
  runningCost,
  pictures,
})

export type StoreFields = z.output<typeof storeSchema>

/** The store; pictures and logos are paths from the project's root. */
export type Store = Omit<StoreFields, '$schema' | 'pictures' | 'colours'> & {
  colours: OwnColours
  pictures: { imageUrl: string; alt: string }[]
}
