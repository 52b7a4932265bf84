import type { Collection, CollectionFile, Field } from '@sveltia/cms'
import { KIND_NAMES, KINDS, LISTINGS, sentenceCase } from '../../catalogue/kinds/product-kinds.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import {
  ENTRY_SLOTS,
  LEGAL_PAGES,
  LINK_SLOTS,
  LIST_SLOTS,
  type ListingPage,
  PAGE_SLOTS,
  type PageName,
} from '../../publishing/page-copy/page-slots.ts'
import { HEAD_LINES, LINK_PLACES, type LinkPlace } from '../../publishing/page-copy/text-head.ts'
import { SOURCE_FIELD } from './fields.ts'
import { pageFormatName, slotField, TEXT_FORMAT } from './formats.ts'

const LINK_LABELS: Record<LinkPlace, string> = {
  footer: 'At the foot of every page',
  menu: 'In the menu',
  nowhere: 'Nowhere',
}

/** Hints for text that isn't on the page itself. */
const HINTS: Record<string, string> = {
  'Page title': 'Browser tabs and search engines show it after the store’s name.',
  'Page description': 'Search engines show it under the title.',
}

const textField = (label: string, more: object = {}): Field =>
  ({ widget: 'string', name: slotField(label), label, ...more }) as Field

/** The field of a form for the words under one heading. */
function slotInput(heading: string): Field {
  const common = { name: slotField(heading), label: heading, ...(HINTS[heading] && { hint: HINTS[heading] }) }
  if (LINK_SLOTS.has(heading)) {
    const address = textField('Address', {
      hint: 'The page it opens, such as /contact.',
      pattern: [/^(\/|https:\/\/)\S*$/, 'Expected an address such as /contact.'],
    })
    return { ...common, widget: 'object', fields: [textField('Words'), address] }
  }
  if (LIST_SLOTS.has(heading)) {
    return {
      ...common,
      widget: 'list',
      label_singular: 'line',
      min: 1,
      field: { widget: 'string', name: 'value', label: 'Line' },
    }
  }
  const labels = ENTRY_SLOTS[heading]
  if (labels) return { ...common, widget: 'object', fields: labels.map((label) => textField(label)) }
  return /text|paragraph|description|introduction$/i.test(heading)
    ? { ...common, widget: 'text' }
    : { ...common, widget: 'string' }
}

/** Fields of a page of running text. */
const TEXT_FIELDS: Field[] = [
  textField('Opening', { widget: 'text', required: false }),
  {
    widget: 'list',
    name: 'sections',
    label: 'Sections',
    label_singular: 'section',
    collapsed: true,
    summary: '{{heading}}',
    required: false,
    fields: [
      textField('Heading'),
      textField('Text', {
        widget: 'text',
        hint: 'A blank line starts a new paragraph; "- " at the start of a line makes a list item; [our fans](/ceiling-fans) makes a link.',
      }),
    ],
  },
  SOURCE_FIELD,
]

/** Form of a legal page. */
const LEGAL_FIELDS: Field[] = [
  textField('Title'),
  textField(HEAD_LINES.effective, {
    name: 'effective',
    hint: 'Written out, such as February 20, 2019.',
  }),
  textField(HEAD_LINES.updated, {
    name: 'updated',
    hint: 'The date of your change, written out the same way.',
  }),
  ...TEXT_FIELDS,
]

/** The form of a page that staff add. */
const PLAIN_FIELDS: Field[] = [
  textField('Title'),
  textField(HEAD_LINES.linkedIn, {
    name: 'linkedIn',
    widget: 'select',
    default: 'footer',
    options: LINK_PLACES.map((value) => ({ value, label: LINK_LABELS[value] })),
    hint: 'A page that is linked nowhere is only for people who have its address.',
  }),
  textField(HEAD_LINES.description, {
    name: 'description',
    required: false,
    hint: 'Search engines show it under the title. If you leave it blank, they show the opening.',
  }),
  textField(HEAD_LINES.searchWords, {
    name: 'searchWords',
    required: false,
    hint: 'Words that shoppers search for, separated by commas: "credit, monthly payments".',
  }),
  ...TEXT_FIELDS,
]

/** The form of a page's words, heading by heading. */
const slotFields = (headings: readonly string[]): Field[] => [...headings.map(slotInput), SOURCE_FIELD]

const TITLES: Record<PageName, string> = {
  home: 'Home',
  ...(Object.fromEntries(
    KINDS.map((kind) => [LISTINGS[kind].slice(1), `${sentenceCase(KIND_NAMES[kind].full)}s`]),
  ) as Record<ListingPage, string>),
  parts: 'Parts and accessories',
  blog: 'Blog',
  contact: 'Contact',
  'contact-successful': 'Contact: message sent',
  'contact-error': 'Contact: message not sent',
  'not-found': 'Page not found',
}

const LEGAL_TITLES: Record<(typeof LEGAL_PAGES)[number], string> = {
  'privacy-policy': 'Privacy policy',
  'terms-and-conditions': 'Terms and conditions',
  'cookies-policy': 'Cookies policy',
}

const BRACES_HINT =
  'Words in braces are replaced with store facts: {siteName}, {address}, {town}, {phone}, {email}, {since} and {years} (since then).'

const PAGES: Collection = {
  name: 'pages',
  label: 'Page text',
  icon: 'article',
  description: BRACES_HINT,
  files: (Object.keys(PAGE_SLOTS) as PageName[]).map(
    (page): CollectionFile => ({
      name: page,
      label: TITLES[page],
      file: `content/pages/${page}.md`,
      format: pageFormatName(page),
      fields: slotFields(PAGE_SLOTS[page]),
    }),
  ),
}

const LEGAL: Collection = {
  name: 'legal',
  label: 'Legal pages',
  icon: 'gavel',
  description: BRACES_HINT,
  files: LEGAL_PAGES.map(
    (page): CollectionFile => ({
      name: page,
      label: LEGAL_TITLES[page],
      file: `content/pages/legal/${page}.md`,
      format: TEXT_FORMAT,
      fields: LEGAL_FIELDS,
    }),
  ),
}

const PLAIN = {
  name: 'plain',
  label: 'Other pages',
  label_singular: 'page',
  icon: 'note_add',
  description: BRACES_HINT,
  folder: '/content/pages/plain',
  extension: 'md',
  format: TEXT_FORMAT,
  identifier_field: 'title',
  summary: '{{title}}',
  slug: {
    template: '{{title}}',
    editable: ['create'],
    pattern: [SLUG, 'Expected lowercase words joined by hyphens, such as "financing".'],
  },
  fields: PLAIN_FIELDS,
} as Collection

/** Page text, legal pages, and pages that staff add. */
export const pageCollections: readonly Collection[] = [PAGES, LEGAL, PLAIN]
