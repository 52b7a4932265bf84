import { z } from 'zod'
import { editorSchema, FACT_NAMES, filledText, linkAddress, listOf, oneOf, text, textWith } from './fields.ts'

const line = (title: string, description: string) => filledText.meta({ title, description })
const passage = (title: string, description: string) =>
  filledText.meta({ title, description, input: 'paragraph' })

const link = (title: string, description: string) =>
  z
    .strictObject({
      label: line('Words', 'The words of the link.'),
      url: linkAddress.meta({ title: 'Address', description: 'The page it opens, such as /contact.' }),
    })
    .meta({ title, description })

const items = (title: string) =>
  listOf(filledText.meta({ title: 'line' }), '["Handheld remote controls"]').meta({
    title,
    description: `The list under ${title}.`,
  })

/** Each page's title is preceded by the store's name (rule F2). */
const head = {
  $schema: editorSchema,
  pageTitle: filledText
    .refine((words) => !/^[^:\n]+ : /.test(words), {
      error: 'expected only the text after the colon: the site adds the store’s name',
    })
    .meta({
      title: 'Page title',
      description: 'Browser tabs and search engines show it after the store’s name.',
    }),
  pageDescription: passage('Page description', 'Search engines show it under the title.'),
}

const introduction = {
  introductionTitle: line('Introduction title', 'The main heading.'),
  introductionText: passage('Introduction text', 'The paragraph under the main heading.'),
}

const homePage = z.strictObject({
  ...head,
  promoBanner: link('Promo banner', 'The band under the opening.'),
  ...introduction,
  galleryPrevious: line('Gallery previous button', 'Read aloud by screen readers.'),
  galleryNext: line('Gallery next button', 'Read aloud by screen readers.'),
  browseFans: link('Browse fans button', 'Beside the fan categories.'),
  browseLighting: link('Browse lighting button', 'Beside the lighting categories.'),
  brandsTitle: line('Brands title', 'Above the brand wall.'),
  brandsText: passage('Brands text', 'Above the brand wall.'),
  aboutTitle: line('About title', 'The heading of the part about the store.'),
  aboutText: passage('About text', 'The paragraph about the store.'),
  aboutLink: link('About button', 'Under the paragraph about the store.'),
})

const listingPage = z.strictObject({
  ...head,
  ...introduction,
  categoriesTitle: line('Categories title', 'Above the categories.'),
  brandsTitle: line('Brands title', 'Above the brand wall.'),
})

const partsPage = z.strictObject({
  ...head,
  ...introduction,
  lightKits: items('Light Kits'),
  downrods: items('Downrods'),
  parts: items('Parts'),
  controls: items('Controls'),
  closingText: passage('Closing text', 'At the end of the page.'),
  closingLink: link('Closing button', 'At the top and at the end of the page.'),
})

const blogPage = z.strictObject({ ...head, text: line('Text', 'The main heading.') })

const tooLong = textWith([...FACT_NAMES, 'max']).meta({
  title: 'Too long',
  description: 'Shown if it is too long. {max} is the maximum number of characters.',
})
const fieldTexts = {
  label: line('Label', 'The name of the field.'),
  help: line('Help', 'Shown under the label.'),
  missing: line('Missing', 'Shown if it was left blank.'),
  tooLong,
}
const formField = z.strictObject(fieldTexts)
const { label, help, missing } = fieldTexts
const emailField = z.strictObject({
  label,
  help,
  missing,
  notValid: line('Not valid', 'Shown if it isn’t an email address.'),
  tooLong,
})

const contactPage = z.strictObject({
  ...head,
  mapTitle: line('Map title', 'Read aloud by screen readers.'),
  locationTitle: line('Location title', 'The heading of the location.'),
  locationText: passage('Location text', 'Where the showroom is; {address} opens the map.'),
  directionsTitle: line('Directions title', 'The heading of the directions.'),
  directionsText: passage('Directions text', 'How to get to the showroom.'),
  cardTitle: line('Contact card title', 'The main heading.'),
  cardLabels: z
    .strictObject({
      address: line('Address', 'Above the address.'),
      phone: line('Phone', 'Above the phone number.'),
      email: line('Email', 'Above the email address.'),
      hours: line('Hours', 'Above the hours.'),
    })
    .meta({ title: 'Contact card labels', description: 'The names of the facts.' }),
  formTitle: line('Form title', 'The heading of the form.'),
  formIntroduction: passage('Form introduction', 'Above the first field.'),
  nameField: formField.meta({ title: 'Name', description: 'The first field.' }),
  emailField: emailField.meta({ title: 'Email', description: 'The second field.' }),
  messageField: formField.meta({ title: 'Message', description: 'The third field.' }),
  submit: line('Submit button', 'Under the form.'),
  submitting: line('Submit button while sending', 'Shown until the message is sent.'),
  offline: line('Without a connection', 'Shown if there is no connection.'),
  errorSummaryTitle: line('Error summary title', 'Above the list of fields to correct.'),
})

const messageSentPage = z.strictObject({
  ...head,
  text: passage('Text', 'Under the main heading.'),
  link: link('Link', 'Under the text.'),
  sentTitle: line('Sent title', 'Above the sent message.'),
  answerTitle: line('Answer title', 'Above the text about the answer.'),
  answerText: passage('Answer text', 'When and how the store answers.'),
})

const messageNotSentPage = z.strictObject({
  ...head,
  text: passage('Text', 'Under the main heading, and above the form if sending fails.'),
  link: link('Link', 'Under the text.'),
})

const notFoundPage = z.strictObject({
  ...head,
  heading: line('Heading', 'The main heading.'),
  text: passage('Text', 'Under the requested address.'),
  goBack: line('Button with a previous screen', 'Shown to visitors who came from another page.'),
  goHome: line('Button without a previous screen', 'Shown to all others.'),
})

/** The copy of each page, one file in `content/pages`. Text quoted by the specification is only in those files. */
export const PAGES = {
  homePage: { path: 'pages/home.json', schema: homePage },
  fansPage: { path: 'pages/ceiling-fans.json', schema: listingPage },
  lightingPage: { path: 'pages/lighting-fixtures.json', schema: listingPage },
  partsPage: { path: 'pages/parts.json', schema: partsPage },
  blogPage: { path: 'pages/blog.json', schema: blogPage },
  contactPage: { path: 'pages/contact.json', schema: contactPage },
  messageSentPage: { path: 'pages/contact-successful.json', schema: messageSentPage },
  messageNotSentPage: { path: 'pages/contact-error.json', schema: messageNotSentPage },
  notFoundPage: { path: 'pages/not-found.json', schema: notFoundPage },
} as const

export type PageKind = keyof typeof PAGES
export type PageCopy<Kind extends PageKind> = z.output<(typeof PAGES)[Kind]['schema']>
export const PAGE_KINDS = Object.keys(PAGES) as PageKind[]

const date = z.date({ error: 'expected a date such as 2026-11-23' })
const title = text.meta({ title: 'Title', description: 'The main heading.' })
const lastUpdated = { title: 'Last updated', description: 'The day of your change.' }
const description = filledText.optional().meta({
  title: 'Description',
  description:
    'Search engines show it under the title. If you leave it blank, they show the first paragraph.',
})

const legalPage = z.strictObject({
  title,
  effectiveDate: date.meta({ title: 'Effective date', description: 'The day from which it applies.' }),
  lastUpdated: date.meta(lastUpdated),
  description,
})

const LINK_PLACES = ['footer', 'menu', 'nowhere'] as const
export type LinkPlace = (typeof LINK_PLACES)[number]

/** A page of text that staff add (rule S20). */
const plainPage = z.strictObject({
  title,
  linkedIn: oneOf(LINK_PLACES).default('footer').meta({
    title: 'Linked in',
    description: 'A page that is linked nowhere is only for people who have its address.',
  }),
  lastUpdated: date.optional().meta(lastUpdated),
  description,
  searchWords: z
    .array(text.meta({ title: 'word' }))
    .default([])
    .meta({ title: 'Search words', description: 'Words that shoppers search for, such as "credit".' }),
})

export type TextSettings = Partial<z.output<typeof legalPage> & z.output<typeof plainPage>> & {
  title: string
}

/** Pages of text: Markdown files with these settings at their top. */
export const TEXT_PAGES = {
  legal: { path: 'pages/legal', schema: legalPage },
  plain: { path: 'pages/plain', schema: plainPage },
} as const

export const LEGAL_PAGES = ['privacy-policy', 'terms-and-conditions', 'cookies-policy'] as const
