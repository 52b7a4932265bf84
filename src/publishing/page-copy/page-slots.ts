import { KINDS, LISTINGS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { FACT_NAMES } from '../../catalogue/schema/fields.ts'

const HEAD = ['Page title', 'Page description'] as const
const LISTING = [
  ...HEAD,
  'Introduction title',
  'Introduction text',
  'Categories title',
  'Brands title',
] as const

export type ListingPage = (typeof LISTINGS)[ProductKind] extends `/${infer Name}` ? Name : never
const LISTING_SLOTS = Object.fromEntries(KINDS.map((kind) => [LISTINGS[kind].slice(1), LISTING])) as Readonly<
  Record<ListingPage, typeof LISTING>
>

/**
 * The `## …` headings of each page's file, `content/pages/{page}.md`. Text quoted by the specification is only in those files.
 */
export const PAGE_SLOTS = {
  home: [
    ...HEAD,
    'Promo banner',
    'Introduction title',
    'Introduction paragraph',
    'Gallery previous button',
    'Gallery next button',
    'Browse fans button',
    'Browse lighting button',
    'Brands card title',
    'Brands card text',
    'About card title',
    'About card text',
    'About card button',
  ],
  ...LISTING_SLOTS,
  parts: [
    ...HEAD,
    'Introduction title',
    'Introduction text',
    'Card: Light Kits',
    'Card: Downrods',
    'Card: Parts',
    'Card: Controls',
    'Closing text',
    'Closing button',
  ],
  blog: [...HEAD, 'Text'],
  contact: [
    ...HEAD,
    'Map title',
    'Location title',
    'Location text',
    'Directions title',
    'Directions text',
    'Contact card title',
    'Contact card labels',
    'Form title',
    'Form introduction',
    'Field: name',
    'Field: email',
    'Field: message',
    'Submit button',
    'Submit button while sending',
    'Without a connection',
  ],
  'contact-successful': [...HEAD, 'Text', 'Link', 'Sent title', 'Answer title', 'Answer text'],
  'contact-error': [...HEAD, 'Text', 'Link'],
  'not-found': [
    ...HEAD,
    'Heading',
    'Text',
    'Button with a previous screen',
    'Button without a previous screen',
  ],
} as const satisfies Record<string, readonly string[]>

/** Headings with a link, `[text](address)`. */
export const LINK_SLOTS: ReadonlySet<string> = new Set([
  'Promo banner',
  'Browse fans button',
  'Browse lighting button',
  'About card button',
  'Closing button',
  'Link',
])

/** Headings with a list. */
export const LIST_SLOTS: ReadonlySet<string> = new Set([
  'Card: Light Kits',
  'Card: Downrods',
  'Card: Parts',
  'Card: Controls',
])

const FIELD_ENTRIES = ['Label', 'Help', 'Missing', 'Too long'] as const

/** Headings with entries `- Label: text`, and the required labels. */
export const ENTRY_SLOTS: Readonly<Record<string, readonly string[]>> = {
  'Contact card labels': ['Address', 'Phone', 'Email', 'Hours'],
  'Field: name': FIELD_ENTRIES,
  'Field: email': ['Label', 'Help', 'Missing', 'Not valid', 'Too long'],
  'Field: message': FIELD_ENTRIES,
}

export type PageName = keyof typeof PAGE_SLOTS
export type SlotName<Page extends PageName> = (typeof PAGE_SLOTS)[Page][number]

/** Markdown files in `content/pages/legal`. */
export const LEGAL_PAGES = ['privacy-policy', 'terms-and-conditions', 'cookies-policy'] as const

/** The names allowed in `{…}`. */
export const PLACEHOLDERS = [...FACT_NAMES, 'max'] as const
