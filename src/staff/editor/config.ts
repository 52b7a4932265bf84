import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'
import { isKind, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { CATEGORY_RECORDS, fileStem, RECORD_KINDS } from '../../catalogue/records.ts'
import { capitalized } from '../../catalogue/rules/measurement-text.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import { LEGAL_PAGES, PAGE_KINDS, PAGES, TEXT_PAGES } from '../../catalogue/schema/pages.ts'
import { formFields, textFields, uploadFolder } from './fields.ts'
import { FILE_KINDS, type FolderKind, layoutOf, TITLE_FIELDS } from './layouts.ts'

function folderCollection(kind: FolderKind): Collection {
  const { label, one, icon, uploads } = layoutOf(kind)
  const title = TITLE_FIELDS[kind]
  const isProduct = isKind(kind)
  return {
    name: RECORD_KINDS[kind].path,
    label,
    label_singular: one,
    icon,
    folder: `/content/${RECORD_KINDS[kind].path}`,
    extension: 'json',
    format: kind,
    identifier_field: title,
    summary: `{{${title}}}`,
    slug: {
      template: `{{${title}}}`,
      editable: ['create'],
      pattern: [SLUG, 'Expected lowercase words joined by hyphens, such as "alder-52".'],
    },
    // A copy of a brand would have the same number.
    duplicate: isProduct,
    ...(kind === 'manufacturers' ? {} : { thumbnail: 'imageUrl' }),
    sortable_fields: isProduct ? [title, 'manufacturerNameReference'] : [title],
    ...(isProduct && { view_groups: [{ label: 'Brand', field: 'manufacturerNameReference' }] }),
    ...uploadFolder(kind, uploads.imageUrl ?? 'images'),
    fields: formFields(kind),
  } as Collection
}

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

const pageCollections: readonly Collection[] = [
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
        label: capitalized(page.replaceAll('-', ' ')),
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

/** Repository and branch on GitHub that the editor writes to; empty for a folder of this machine. */
export interface Target {
  repository?: string | undefined
  branch?: string | undefined
}

export const editorConfig = ({ repository, branch }: Target): CmsConfig => ({
  load_config_file: false,
  backend: {
    name: 'github',
    repo: repository ?? 'local/folder',
    ...(branch && { branch }),
    auth_methods: ['oauth'],
    // A Save starts no build; "Publish Changes" publishes all of them (.github/workflows/publish.yml).
    skip_ci: true,
  },
  app_title: 'Store editor',
  logo: { src: '/favicon.svg' },
  media_folder: 'content/images',
  public_folder: '/content/images',
  media_libraries: {
    stock_assets: false,
    all: { max_file_size: 8_000_000, slugify_filename: true },
  } as never,
  slug: { encoding: 'ascii', clean_accents: true },
  editor: { preview: false },
  show_preview_links: false,
  output: { omit_empty_optional_fields: true },
  collections: [
    ...KINDS.map(folderCollection),
    { divider: true },
    ...KINDS.map((kind) => folderCollection(CATEGORY_RECORDS[kind])),
    folderCollection('manufacturers'),
    { divider: true },
    ...pageCollections,
  ],
  singletons: FILE_KINDS.map((kind): CollectionFile => {
    const { label, icon = '' } = layoutOf(kind)
    const file = `content/${RECORD_KINDS[kind].path}`
    return { name: kind, label, icon, file, format: kind, fields: formFields(kind) }
  }),
})

/** `https://github.com/owner/name.git` or `git@github.com:owner/name` → `owner/name`. */
const REPOSITORY = /github\.com[/:](?<name>[^/]+\/[^/]+?)(\.git)?\/?$/

/** @throws Error with what to do, when a build on Netlify names no repository on GitHub */
export function targetOf(env: Readonly<Record<string, string | undefined>>): Target {
  if (!env.NETLIFY) return {}
  const repository = REPOSITORY.exec(env.REPOSITORY_URL ?? '')?.groups?.name
  if (!repository) {
    throw new Error(
      `The editor publishes to GitHub, but REPOSITORY_URL is "${env.REPOSITORY_URL ?? ''}". Connect this site to the repository on GitHub.`,
    )
  }
  return { repository, branch: env.BRANCH }
}
