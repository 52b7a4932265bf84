import type { Collection, CollectionFile, Field } from '@sveltia/cms'
import { KIND_NAMES, sentenceCase } from '../../catalogue/kinds/kind-names.ts'
import { forEachKind, isKind, KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import {
  type CategoryRecordKind,
  forEachCategory,
  RECORD_KINDS,
  REFERENCES,
  type RecordKind,
} from '../../catalogue/records.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import { fileShape } from './file-shapes.ts'
import { type FieldContext, fieldOf } from './form/field-of.ts'
import { arrangedFields, type Section, variantOf } from './form/sections.ts'
import { SOURCE } from './formats/record-format.ts'
import { LAYOUTS } from './layouts.ts'
import { mentionField, mentionsOf } from './mentions.ts'

/** The kinds of record that have a file each. */
export type FolderKind = ProductKind | CategoryRecordKind | 'manufacturers'
type FileKind = Exclude<RecordKind, FolderKind>

/** The field that identifies a record to people and names its file. */
export const TITLE_FIELDS: Readonly<Record<FolderKind, string>> = {
  ...forEachKind(() => 'title'),
  ...forEachCategory((kind) => KIND_NAMES[kind].categoryTitle),
  manufacturers: 'name',
}

interface Folder {
  label: string
  one: string
  icon: string
}

const FOLDERS: Record<FolderKind, Folder> = {
  ...forEachKind((kind) => {
    const { full, icon } = KIND_NAMES[kind]
    return { label: `${sentenceCase(full)}s`, one: full, icon }
  }),
  ...forEachCategory((kind) => {
    const { group } = KIND_NAMES[kind]
    const label = `${sentenceCase(group)} categories`
    return { label, one: `${group} category`, icon: 'category' }
  }),
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

/** Where files are uploaded to, and how a record of a kind names that folder. */
function uploadFolders(kind: RecordKind): FieldContext['uploads'] {
  const up = RECORD_KINDS[kind].path.endsWith('.json') ? './' : '../'
  return Object.fromEntries(
    Object.entries(LAYOUTS[kind].uploads).map(([field, folder]) => [
      field,
      { media_folder: `/content/${folder}`, public_folder: `${up}${folder}` },
    ]),
  )
}

/** The products that each row of a list may be about, for the editor alone. */
function mentionFields(kind: RecordKind): FieldContext['besides'] {
  const mentions = mentionsOf(kind)
  if (!mentions) return undefined
  const fields = KINDS.map(
    (one): Field => ({
      widget: 'relation',
      name: mentionField(one),
      label: 'Product',
      required: false,
      collection: RECORD_KINDS[one].path,
      value_field: mentions.value,
      display_fields: ['title'],
    }),
  )
  return { [mentions.list]: fields }
}

function fieldContext(kind: RecordKind): FieldContext {
  const references = Object.entries(REFERENCES[kind] ?? {}).map(([field, target]) => [
    field,
    { collection: RECORD_KINDS[target].path, title: TITLE_FIELDS[target as FolderKind] },
  ])
  return {
    references: Object.fromEntries(references),
    uploads: uploadFolders(kind),
    hidden: LAYOUTS[kind].hidden,
    besides: mentionFields(kind),
  }
}

function sectionField(kind: RecordKind, { name, title, hint, fields, folded, variants }: Section): Field {
  const { fields: shape } = fileShape(kind)
  const context = fieldContext(kind)
  const common = { widget: 'object', name, label: title, ...(hint && { hint }), collapsed: folded ?? false }
  const fieldsOf = (variant?: number) =>
    fields.map((field) => {
      const schema = shape[field]
      if (!schema)
        throw new Error(`src/staff/editor/layouts.ts names "${field}", which ${kind} do not have. Delete it.`)
      return variant === undefined
        ? fieldOf(field, schema, context)
        : fieldOf(field, variantOf(schema, variant), context, schema)
    })
  if (!variants) return { ...common, fields: fieldsOf() } as Field
  return {
    ...common,
    typeKey: 'variant',
    types: variants.map((variant, index) => ({
      name: variant.name,
      label: variant.title,
      fields: fieldsOf(index),
    })),
  } as unknown as Field
}

/** Every field of a kind's form, arranged, and a hidden one for the text of the opened file. */
export function formFields(kind: RecordKind): Field[] {
  const { fields: shape } = fileShape(kind)
  const fields = arrangedFields(shape, LAYOUTS[kind]).map((place) =>
    typeof place === 'string'
      ? fieldOf(place, shape[place] as never, fieldContext(kind))
      : sectionField(kind, place),
  )
  return [...fields, { widget: 'hidden', name: SOURCE }]
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
