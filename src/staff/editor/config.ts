import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms'
import { isKind, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { CATEGORY_RECORDS, RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import { formFields, uploadFolders } from './fields.ts'
import { type FolderKind, TITLE_FIELDS } from './layouts.ts'
import { pageCollections } from './pages.ts'

type FileKind = Exclude<RecordKind, FolderKind>

interface Folder {
  label: string
  one: string
  icon: string
}

const FOLDERS: Record<FolderKind, Folder> = {
  fans: { label: 'Ceiling fans', one: 'ceiling fan', icon: 'mode_fan' },
  fixtures: { label: 'Lighting fixtures', one: 'lighting fixture', icon: 'light' },
  fanCategories: { label: 'Fan categories', one: 'fan category', icon: 'category' },
  fixtureCategories: { label: 'Lighting categories', one: 'lighting category', icon: 'category' },
  manufacturers: { label: 'Brands', one: 'brand', icon: 'factory' },
}

const FILES: Record<FileKind, { label: string; icon: string }> = {
  store: { label: 'Store and hours', icon: 'store' },
  gallery: { label: 'Home page gallery', icon: 'photo_library' },
  rooms: { label: 'Room photos', icon: 'weekend' },
  brandLists: { label: 'Brand walls', icon: 'sell' },
  finishColours: { label: 'Finish colors', icon: 'palette' },
  finishFamilies: { label: 'Finish families', icon: 'format_color_fill' },
  roomKinds: { label: 'Room types', icon: 'meeting_room' },
  searchWords: { label: 'Search words', icon: 'search' },
}

/** The folder of a kind's records as the editor lists it. */
function folderCollection(kind: FolderKind): Collection {
  const { label, one, icon } = FOLDERS[kind]
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
    // A copy of a maker would keep its number.
    duplicate: isProduct,
    ...(kind === 'manufacturers' ? {} : { thumbnail: 'imageUrl' }),
    sortable_fields: isProduct ? [title, 'manufacturerNameReference'] : [title],
    ...(isProduct && { view_groups: [{ label: 'Brand', field: 'manufacturerNameReference' }] }),
    ...uploadFolders(kind).imageUrl,
    fields: formFields(kind),
  } as Collection
}

/** One file as the editor lists it. */
const fileSingleton = (kind: FileKind): CollectionFile => ({
  name: kind,
  ...FILES[kind],
  file: `content/${RECORD_KINDS[kind].path}`,
  format: kind,
  fields: formFields(kind),
})

/** Where the editor writes to: a repository and branch on GitHub, or nothing but a folder of this machine. */
export interface Target {
  repository?: string | undefined
  branch?: string | undefined
}

/** The editor's whole configuration. */
export const editorConfig = ({ repository, branch }: Target): CmsConfig => ({
  load_config_file: false,
  backend: {
    name: 'github',
    repo: repository ?? 'local/folder',
    ...(branch && { branch }),
    auth_methods: ['oauth'],
    // A Save builds nothing; "Publish Changes" publishes all of them (.github/workflows/publish.yml).
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
  singletons: [
    fileSingleton('store'),
    fileSingleton('gallery'),
    fileSingleton('rooms'),
    fileSingleton('brandLists'),
    fileSingleton('finishColours'),
    fileSingleton('finishFamilies'),
    fileSingleton('roomKinds'),
    fileSingleton('searchWords'),
  ],
})

/** `https://github.com/owner/name.git` or `git@github.com:owner/name` → `owner/name`. */
const REPOSITORY = /github\.com[/:](?<name>[^/]+\/[^/]+?)(\.git)?\/?$/

/**
 * The repository and branch that the editor writes to, from the environment of a build on Netlify.
 *
 * @throws Error with what to do, when a build on Netlify names no repository on GitHub
 */
export function targetOf(env: Readonly<Record<string, string | undefined>>): Target {
  if (!env.NETLIFY) return {}
  const repository = REPOSITORY.exec(env.REPOSITORY_URL ?? '')?.groups?.name
  if (!repository) {
    throw new Error(
      `The editor publishes to GitHub, and REPOSITORY_URL is "${env.REPOSITORY_URL ?? ''}". Connect this site to the repository on GitHub.`,
    )
  }
  return { repository, branch: env.BRANCH }
}
