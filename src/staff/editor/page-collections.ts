import type { Collection, CollectionFile } from '@sveltia/cms'
import { KIND_NAMES, KINDS, LISTINGS, sentenceCase } from '../../catalogue/kinds/product-kinds.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import {
  LEGAL_PAGES,
  type ListingPage,
  PAGE_SLOTS,
  type PageName,
} from '../../publishing/page-copy/page-slots.ts'
import { LEGAL_FIELDS, PLAIN_FIELDS, slotFields } from './form/page-fields.ts'
import { pageFormatName, TEXT_FORMAT } from './formats/formats.ts'

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
  'Words in braces stand for facts about the store: {siteName}, {address}, {town}, {phone}, {email}, {since} and {years} (since then).'

const PAGES: Collection = {
  name: 'pages',
  label: 'Words of the pages',
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
  label: 'Legal texts',
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
  label: 'Further pages',
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

/** The words of the pages, heading by heading, the legal texts, section by section, and pages that staff add. */
export const pageCollections: readonly Collection[] = [PAGES, LEGAL, PLAIN]
