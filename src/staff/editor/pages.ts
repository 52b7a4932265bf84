import type { Collection, CollectionFile, Field } from '@sveltia/cms'
import { fileStem } from '../../catalogue/records.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import { LEGAL_PAGES, PAGE_KINDS, PAGES, TEXT_PAGES } from '../../catalogue/schema/pages.ts'
import { formFields, textFields } from './fields.ts'
import { layoutOf } from './layouts.ts'

/** A link to no page, a picture or HTML: the content check reports the line. */
const REFUSED = String.raw`\]\((?!/|#|https://|mailto:|tel:)|!\[|<(?!https://|mailto:)[a-zA-Z/!?]`

const BODY = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  hint: 'A blank line starts a new paragraph, "## " a section, and "- " an item of a list; [our fans](/ceiling-fans) makes a link.',
  pattern: [
    new RegExp(String.raw`^(?![\s\S]*(${REFUSED}))`),
    'Expected links such as [our fans](/ceiling-fans), and no pictures or HTML.',
  ],
} as unknown as Field

const textPage = (kind: keyof typeof TEXT_PAGES) => ({
  format: 'yaml-frontmatter',
  fields: [...textFields(TEXT_PAGES[kind].schema.shape), BODY],
})

const description =
  'Words in braces are replaced with store facts: {siteName}, {address}, {town}, {phone}, {email}, {hours}, {since} and {years} (since then).'

const LEGAL_TITLES: Record<(typeof LEGAL_PAGES)[number], string> = {
  'privacy-policy': 'Privacy policy',
  'terms-and-conditions': 'Terms and conditions',
  'cookies-policy': 'Cookies policy',
}

export const pageCollections: readonly Collection[] = [
  {
    name: 'pages',
    label: 'Page text',
    icon: 'article',
    description,
    files: PAGE_KINDS.map(
      (kind): CollectionFile => ({
        name: fileStem(PAGES[kind].path),
        label: layoutOf(kind).label,
        file: `content/${PAGES[kind].path}`,
        format: kind,
        fields: formFields(kind),
      }),
    ),
  },
  {
    name: 'legal',
    label: 'Legal pages',
    icon: 'gavel',
    description,
    files: LEGAL_PAGES.map(
      (page): CollectionFile => ({
        name: page,
        label: LEGAL_TITLES[page],
        file: `content/${TEXT_PAGES.legal.path}/${page}.md`,
        ...textPage('legal'),
      }),
    ),
  },
  {
    name: 'plain',
    label: 'Other pages',
    label_singular: 'page',
    icon: 'note_add',
    description,
    folder: `/content/${TEXT_PAGES.plain.path}`,
    extension: 'md',
    identifier_field: 'title',
    summary: '{{title}}',
    slug: {
      template: '{{title}}',
      editable: ['create'],
      pattern: [SLUG, 'Expected lowercase words joined by hyphens, such as "financing".'],
    },
    ...textPage('plain'),
  } as Collection,
]
