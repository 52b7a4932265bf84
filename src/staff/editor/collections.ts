import type { Collection, CollectionFile } from '@sveltia/cms'
import { isKind } from '../../catalogue/kinds/product-kinds.ts'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import { formFields, uploadFolders } from './form/form-fields.ts'
import { type FolderKind, TITLE_FIELDS } from './title-fields.ts'

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
  manufacturers: { label: 'Makers', one: 'maker', icon: 'factory' },
}

const FILES: Record<FileKind, { label: string; icon: string }> = {
  store: { label: 'Store and hours', icon: 'store' },
  gallery: { label: 'Home page gallery', icon: 'photo_library' },
  rooms: { label: 'Rooms of the pages', icon: 'weekend' },
  brandLists: { label: 'Brand walls', icon: 'sell' },
  finishColours: { label: 'Colors of finishes', icon: 'palette' },
  finishFamilies: { label: 'Families of finishes', icon: 'format_color_fill' },
  roomKinds: { label: 'Kinds of room', icon: 'meeting_room' },
  searchWords: { label: 'Words of the search', icon: 'search' },
}

/** The folder of a kind's records as the editor lists it. */
export function folderCollection(kind: FolderKind): Collection {
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
    ...(isProduct && { view_groups: [{ label: 'Maker', field: 'manufacturerNameReference' }] }),
    ...uploadFolders(kind).imageUrl,
    fields: formFields(kind),
  } as Collection
}

/** One file as the editor lists it. */
export const fileSingleton = (kind: FileKind): CollectionFile => ({
  name: kind,
  ...FILES[kind],
  file: `content/${RECORD_KINDS[kind].path}`,
  format: kind,
  fields: formFields(kind),
})
