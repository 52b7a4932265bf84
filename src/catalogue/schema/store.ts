import { z } from 'zod'
import type { OwnColours } from '../rules/contrast.ts'
import { colour, editorSchema, filledText, listOf, picturePath, text, webAddress, yesOrNo } from './fields.ts'
import { amount } from './measurements.ts'

const clock = (title: string) =>
  z
    .string({ error: 'expected a time such as "09:00"' })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
      error: 'expected a time on a 24-hour clock, such as "09:00" or "17:30"',
    })
    .meta({ title, description: 'On a 24-hour clock: 09:00 is 9 AM, and 17:30 is 5:30 PM.' })

const HOURS = 'expected times such as { "opens": "09:00", "closes": "17:00" }, or null for a closed day'

const hours = z
  .strictObject(
    { opens: clock('Opens'), closes: clock('Closes') },
    { error: ({ code }) => (code === 'invalid_type' ? HOURS : undefined) },
  )
  .refine(({ opens, closes }) => opens < closes, {
    error: 'expected the opening time before the closing time (8 PM is 20:00)',
    when: ({ issues }) => issues.length === 0,
  })
  .transform(({ opens, closes }): [opens: string, closes: string] => [opens, closes])
  .nullable()

const hoursOf = (title: string, hint: string) =>
  hours.meta({
    title,
    hint,
    description: 'Write null if the store is closed that day, or { "opens": "10:00", "closes": "14:00" }.',
  })

const weekday = (title: string) => hoursOf(title, 'Checked: open that day. Not checked: closed.')

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
  .meta({ title: 'Hours', description: 'Opening and closing times, day by day.' })

const date = (title: string, description: string) =>
  z.iso
    .date({
      error: ({ input }) =>
        /^\d{4}-\d\d-\d\d$/.test(String(input))
          ? 'expected a day of the calendar'
          : 'expected a date such as "2026-12-25"',
    })
    .meta({ title, description })

const holiday = z.strictObject({
  date: date('Day', 'One date; next year needs its own.'),
  name: text.meta({
    title: 'Name',
    description: 'The end of "Closed today for …", such as Thanksgiving.',
  }),
  hours: hoursOf('Hours', 'Checked: other hours. Not checked: closed that day.'),
})

const season = z
  .strictObject({
    name: text.meta({
      title: 'Name',
      description: 'Such as Summer hours. Two weeks ahead, pages show "Summer hours from Tue, Jun 1."',
    }),
    from: date('First day', 'The first day with these hours.'),
    to: date('Last day', 'The last day with these hours. Next year needs a season of its own.'),
    hours: weeklyHours.meta({
      title: 'Hours',
      description: 'The whole week in this season, with the days whose hours stay the same.',
    }),
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
      if (!all.slice(0, index).some((other) => other.from <= to && from <= other.to)) return
      const message = 'expected seasons that do not overlap'
      context.addIssue({ code: 'custom', path: [index, 'from'], message, input: from })
    })
  })
  .default([])
  .meta({
    title: 'Seasons',
    description: 'Periods with other hours, such as June to August.',
  })

const holidays = z
  .array(holiday.meta({ title: 'holiday' }))
  .superRefine((days, context) => {
    days.forEach(({ date }, index) => {
      if (days.findIndex((day) => day.date === date) === index) return
      const message = 'expected each date only once'
      context.addIssue({ code: 'custom', path: [index, 'date'], message, input: date })
    })
  })
  .default([])
  .meta({
    title: 'Holidays',
    description: 'Days when the store is closed or has other hours.',
  })

const ownColour = (title: string, description: string) =>
  colour('#7d5310').optional().meta({ title, description })

/** The few colors that are the store's own; all others are made to go with any. */
const colours = z
  .strictObject({
    accent: ownColour('Accent', 'Used for links and buttons. White must be readable on it.'),
    dark: ownColour('Dark bands', 'Used behind the line at the top and the footer.'),
    glow: ownColour('Light on dark', 'Used for highlights on the dark bands and for the icon.'),
  })
  .optional()
  .meta({
    title: 'Colors',
    description: 'Each may be left out. The check before publishing rejects one that is hard to read.',
  })

const logoPath = (title: string, description: string) =>
  text
    .regex(/^\.\/logo\/[\w-]+\.(svg|png)$/, {
      error: 'expected a file in content/logo, SVG or PNG, such as "./logo/mark.svg"',
    })
    .optional()
    .meta({ title, description, input: 'file' })

const photo = z.strictObject({
  imageUrl: picturePath.meta({
    title: 'Photo',
    description: 'Wider than high, 800 pixels or more each way.',
  }),
  alt: text.meta({ title: 'Alt text', description: 'A description for people who can’t see it.' }),
})

const pictures = listOf(
  photo.meta({ title: 'photo' }),
  '[{ "imageUrl": "./images/store/front.jpg", "alt": "The front of the showroom" }]',
)
  .max(6, { error: 'is a list of more than 6 photos' })
  .optional()
  .meta({
    title: 'Showroom photos',
    description:
      'Up to 6: its front, its inside, its people. The first is on the home page, all are on the contact page.',
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
    street: text.meta({ title: 'Street', description: 'Number and street.' }),
    suite: text.optional().meta({ title: 'Suite', description: 'Suite or floor.' }),
    city: text.meta({ title: 'City', description: 'The city.' }),
    state: twoLetters('GA').meta({ title: 'State', description: 'Two letters, such as GA.' }),
    postalCode: text.meta({ title: 'ZIP code', description: 'Five digits, such as 30305.' }),
    country: twoLetters('US').meta({ title: 'Country', description: 'Two letters, such as US.' }),
  })
  .refine(({ country, postalCode }) => country !== 'US' || /^\d{5}(-\d{4})?$/.test(postalCode), {
    error: 'expected five digits, such as "30305"',
    path: ['postalCode'],
  })
  .meta({ title: 'Address', description: 'The address of the showroom.' })

const network = (name: string) =>
  webAddress.optional().meta({ title: name, description: `The store's page on ${name}, if it has one.` })

const social = z
  .strictObject({
    facebook: network('Facebook'),
    instagram: network('Instagram'),
    pinterest: network('Pinterest'),
  })
  .default({})
  .meta({
    title: 'Social networks',
    description: "The store's pages there, starting with https://.",
  })

/** The figures of the EnergyGuide label for fans, unless the store has better ones. */
const runningCost = z
  .strictObject({
    hoursADay: amount(24, 'hours', 6.4).meta({
      title: 'Hours per day',
      description: "Hours per day that a fan runs: 6.4 on the FTC's label for fans.",
    }),
    centsPerKwh: amount(100, 'cents', 12)
      .min(1, { error: 'expected cents, not dollars, such as 12 for $0.12' })
      .meta({
        title: 'Cents per kilowatt-hour',
        description: "The local price of electricity: 12 on the FTC's label for fans.",
      }),
  })
  .meta({
    title: 'Running cost',
    description: 'The basis of the yearly cost of a fan on high.',
  })

export const storeSchema = z.strictObject({
  $schema: editorSchema,
  sampleCatalogue: yesOrNo.default(false).meta({
    title: 'Sample catalog',
    description: 'Yes while the products are samples: every page then has a notice.',
  }),
  name: text.meta({ title: 'Name', description: 'The name of the store.' }),
  tagline: filledText.meta({ title: 'Tagline', description: 'The line under the name.' }),
  footerNote: filledText.optional().meta({
    title: 'Footer line',
    description: 'The line under the name in the footer, such as "At the same location since {since}".',
  }),
  logoUrl: logoPath(
    'Logo',
    'The whole logo, wider than high (SVG, or PNG 400 pixels wide or more), in place of the mark and the name in letters.',
  ),
  markUrl: logoPath(
    'Mark',
    'The square sign beside the name and on the icons (SVG, or PNG of 512 × 512 pixels). Without one, it is the first letter of the name.',
  ),
  colours,
  address,
  phone: phoneNumber.meta({ title: 'Phone', description: 'Written as (404) 555-0142.' }),
  textPhone: phoneNumber.optional().meta({
    title: 'Number for texts',
    description:
      'A number for text messages, if someone reads them: phones then offer "Text us" beside each call. Leave blank otherwise.',
  }),
  email: z
    .email({ error: 'expected an email address' })
    .meta({ title: 'Email', description: 'The store’s email address.' }),
  timeZone: text
    .refine(isTimeZone, {
      error:
        'expected a time zone such as "America/New_York", "America/Chicago", "America/Denver" or "America/Los_Angeles"',
    })
    .meta({
      title: 'Time zone',
      description: 'Time zone for the hours below, such as America/New_York.',
    }),
  hours: weeklyHours,
  seasons,
  holidays,
  social,
  mayTrainModels: yesOrNo.default(true).meta({
    title: 'AI training',
    description:
      'No tells crawlers that train AI models to stay away. Search engines and assistants that answer shoppers are always welcome.',
  }),
  since: z
    .number(YEAR)
    .int(YEAR)
    .min(1800, YEAR)
    .max(2100, YEAR)
    .meta({ title: 'Open since', description: 'A year, such as 1985.' }),
  runningCost,
  pictures,
})

export type StoreFields = z.output<typeof storeSchema>

/** The store; pictures and logos are paths from the project's root. */
export type Store = Omit<StoreFields, '$schema' | 'pictures' | 'colours'> & {
  colours: OwnColours
  pictures: { imageUrl: string; alt: string }[]
}
