import type { Field } from '@sveltia/cms'
import { KINDS } from '../../../catalogue/kinds/product-kinds.ts'
import { RECORD_KINDS, REFERENCES, type RecordKind } from '../../../catalogue/records.ts'
import { fileShape } from '../file-shapes.ts'
import { SOURCE } from '../formats/record-format.ts'
import { LAYOUTS } from '../layouts.ts'
import { mentionField, mentionsOf } from '../mentions.ts'
import { type FolderKind, TITLE_FIELDS } from '../title-fields.ts'
import { type FieldContext, fieldOf } from './field-of.ts'
import { arrangedFields, type Section, variantOf } from './sections.ts'

/** Holds the text of the file as it was opened. */
export const SOURCE_FIELD = { widget: 'hidden', name: SOURCE } as const

/** Where files are uploaded to, and how a record of a kind names that folder. */
export function uploadFolders(kind: RecordKind): FieldContext['uploads'] {
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
        throw new Error(
          `src/staff/editor/product-layouts.ts names "${field}", which ${kind} do not have. Delete it.`,
        )
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
  return [...fields, SOURCE_FIELD]
}
