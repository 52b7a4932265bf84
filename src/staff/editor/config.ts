import type { CmsConfig } from '@sveltia/cms'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { CATEGORY_RECORDS } from '../../catalogue/records.ts'
import { fileSingleton, folderCollection } from './collections.ts'
import { pageCollections } from './page-collections.ts'

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
