import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { RECORD_KINDS, REFERENCES, type RecordKind } from '../../catalogue/records.ts'
import { expected } from '../content-guide/expected.ts'
import { arrangedFields, type FolderKind, LAYOUTS, type Section, TITLE_FIELDS, variantOf } from './layouts.ts'
import { SOURCE } from './record-format.ts'
import { fileShape, formOf, isFlag, isOptional, metaOf, type Schema } from './schema.ts'

const NOT_KNOWN = { label: 'Not known', value: null }

const capitalized = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/** A number or undefined, from any form that Sveltia CMS uses. */
const NUMBER = /^(null|undefined|[-+]?\d*\.?\d+)?$/

/**
 * Input for a number, as text: an input for numbers would drop "fifty" and report only that the field is required.
 * Bounds are checked when the form is saved.
 */
const numberInput = (field: Schema): object => ({
  widget: 'string',
  pattern: [NUMBER, `Expected ${expected(field) ?? 'a number'}.`],
})

/** The pattern of a text, with the schema's own message for a text that does not match. */
function patternOf(schema: Schema): object {
  const pattern = schema instanceof z.ZodType ? z.toJSONSchema(schema).pattern : undefined
  if (!pattern) return {}
  const messages = z.safeParse(schema, '\u0000').error?.issues.map(({ message }) => message)
  const words = messages?.findLast((message) => message.startsWith('expected '))
  return words ? { pattern: [new RegExp(pattern), `${capitalized(words)}.`] } : {}
}

/** The input for a text, by its `input` in the schema and by its format. */
function textInput(schema: Schema, { input }: z.GlobalMeta): object {
  if (input === 'paragraph') return { widget: 'text' }
  if (input === 'colour') return { widget: 'color', allowInput: true, ...patternOf(schema) }
  if (schema instanceof z.ZodISODate) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (schema instanceof z.ZodEmail) return { widget: 'string', type: 'email' }
  if (schema instanceof z.ZodURL) {
    return {
      widget: 'string',
      type: 'url',
      pattern: [/^https:\/\//, 'Expected a web address that starts with https://.'],
    }
  }
  return { widget: 'string', ...patternOf(schema) }
}

/** Input for a day's two times, which a file writes as a pair. */
function hoursInput(schema: z.ZodTuple): object {
  const [opens, closes] = schema.def.items as [Schema, Schema]
  const hint = (time: Schema) => ({ hint: metaOf(time).description })
  return {
    widget: 'object',
    required: false,
    fields: [
      { name: 'opens', label: 'Opens', ...hint(opens), ...textInput(opens, {}) },
      { name: 'closes', label: 'Closes', ...hint(closes), ...textInput(closes, {}) },
    ],
  }
}

/**
 * The input for a single value: a number, yes or no, one of several, a text.
 *
 * @param field the field, with what it wraps
 * @param schema the form in which the field is filled in
 * @returns undefined for any other schema
 */
function valueInput(field: Schema, schema: Schema): object | undefined {
  if (schema instanceof z.ZodNumber) return numberInput(field)
  if (schema instanceof z.ZodDate) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (schema instanceof z.ZodBoolean) {
    const options = [{ label: 'Yes', value: true }, { label: 'No', value: false }, NOT_KNOWN]
    return { widget: 'select', default: null, options }
  }
  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map((value) => ({ label: String(value), value }))
    if (field instanceof z.ZodDefault)
      return { widget: 'select', required: true, default: field.def.defaultValue, options }
    return isOptional(field)
      ? { widget: 'select', default: null, options: [...options, NOT_KNOWN] }
      : { widget: 'select', options }
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return textInput(schema, metaOf(field))
  }
  return undefined
}

/** Context of a field: the record it belongs to. */
interface FieldContext {
  /** The collection that a field's value names an entry of, by the field's name. */
  references: Readonly<Record<string, { collection: string; title: string }>>
  /** Upload folder, and how the record names it, by field. */
  uploads: Readonly<Record<string, { media_folder: string; public_folder: string }>>
  /** Fields that stay in the file and are not shown. */
  hidden: readonly string[]
}

const relationTo = ({ collection, title }: { collection: string; title: string }): object => ({
  widget: 'relation',
  collection,
  value_field: '{{slug}}',
  display_fields: [title],
  search_fields: [title],
})

const pictureInput = (folders: object | undefined): object => ({
  widget: 'image',
  choose_url: false,
  accept: 'image/jpeg,image/png,image/webp,image/avif',
  ...folders,
})

/** Rows of several fields: folded, with their texts and their picture as summary. */
function rowsOf(fields: Field[]): object {
  const texts = fields.filter(({ widget }) => ['string', 'datetime'].includes(String(widget)))
  const picture = fields.find(({ widget }) => widget === 'image')
  return {
    fields,
    collapsed: 'auto',
    summary: texts
      .slice(0, 2)
      .map(({ name }) => `{{${name}}}`)
      .join(' · '),
    ...(picture && { thumbnail: picture.name }),
  }
}

function listInput(name: string, field: Schema, schema: z.ZodArray, context: FieldContext): object {
  const { minItems = 0, maxItems } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  const bounds = {
    ...(!isOptional(field) && minItems > 0 && { min: minItems }),
    ...(maxItems && { max: maxItems }),
  }
  const reference = context.references[name]
  if (reference) return { ...relationTo(reference), multiple: true, ...bounds }
  const item = formOf(schema.element)
  const { title: one = 'line' } = metaOf(schema.element)
  const common = { widget: 'list', label_singular: one, ...bounds }
  if (item instanceof z.ZodObject) return { ...common, ...rowsOf(fieldsOf(item.shape, context)) }
  // Without `field` a list counts as changed as soon as it is opened.
  return { ...common, field: { ...fieldOf('value', schema.element, context), label: capitalized(one) } }
}

/** Input for a map: rows of a name and a value. */
function mapInput(schema: z.ZodRecord, context: FieldContext): object {
  const { title: nameLabel } = metaOf(schema.keyType)
  const value = fieldOf('value', schema.valueType as Schema, context)
  const isPicture = value.widget === 'image'
  return {
    widget: 'list',
    label_singular: isPicture ? 'photo' : (nameLabel ?? 'line').toLowerCase(),
    collapsed: 'auto',
    summary: '{{name}}',
    ...(isPicture && { thumbnail: 'value' }),
    fields: [
      { widget: 'string', name: 'name', label: nameLabel ?? 'Name' },
      { ...value, label: isPicture ? 'Photo' : value.label },
    ],
  }
}

const fieldsOf = (shape: Readonly<Record<string, Schema>>, context: FieldContext): Field[] =>
  Object.entries(shape).map(([name, field]) => fieldOf(name, field, context))

function inputFor(name: string, field: Schema, context: FieldContext): object {
  if (isFlag(field)) return { widget: 'boolean', default: false }
  const schema = formOf(field)
  const reference = context.references[name]
  const folders = context.uploads[name]
  const inside = folders ? { ...context, uploads: { value: folders, imageUrl: folders } } : context
  if (metaOf(field).input === 'picture') return pictureInput(folders)
  if (metaOf(field).input === 'file') return { widget: 'file', choose_url: false, ...folders }
  if (schema instanceof z.ZodArray) return listInput(name, field, schema, inside)
  if (reference) return relationTo(reference)
  if (schema instanceof z.ZodRecord) return mapInput(schema, inside)
  if (schema instanceof z.ZodTuple) return hoursInput(schema)
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(schema.shape, context) }
  const input = valueInput(field, schema)
  if (input) return input
  throw new Error(`The editor has no input for the field "${name}": add one to src/staff/editor/fields.ts.`)
}

/**
 * The form field for a schema field, with its label, hint and limits.
 *
 * @param whole the whole field, if `field` is only one of the forms a file may use
 * @throws Error naming the field, when no input fits its schema
 */
function fieldOf(name: string, field: Schema, context: FieldContext, whole: Schema = field): Field {
  if (context.hidden.includes(name)) return { widget: 'hidden', name }
  const { title = name, description } = metaOf(whole)
  return {
    name,
    label: title,
    ...(description && { hint: description }),
    ...(isOptional(whole) && { required: false }),
    ...inputFor(name, field, context),
  } as Field
}

/** The settings of a page of text. */
export const textFields = (shape: Readonly<Record<string, Schema>>): Field[] =>
  fieldsOf(shape, { references: {}, uploads: {}, hidden: [] })

/** Upload folders, and how a record of a kind names them. */
export function uploadFolders(kind: RecordKind): FieldContext['uploads'] {
  const up = RECORD_KINDS[kind].path.endsWith('.json') ? './' : '../'
  return Object.fromEntries(
    Object.entries(LAYOUTS[kind].uploads).map(([field, folder]) => [
      field,
      { media_folder: `/content/${folder}`, public_folder: `${up}${folder}` },
    ]),
  )
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

/** A form's fields, arranged, and a hidden one for the opened file's text. */
export function formFields(kind: RecordKind): Field[] {
  const { fields: shape } = fileShape(kind)
  const fields = arrangedFields(shape, LAYOUTS[kind]).map((place) =>
    typeof place === 'string'
      ? fieldOf(place, shape[place] as never, fieldContext(kind))
      : sectionField(kind, place),
  )
  return [...fields, { widget: 'hidden', name: SOURCE }]
}
