import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { RECORD_KINDS, REFERENCES, type RecordKind } from '../../catalogue/records.ts'
import { capitalized } from '../../catalogue/rules/measurement-text.ts'
import { expected } from '../content-guide/expected.ts'
import {
  arrangedFields,
  type FolderKind,
  layoutOf,
  type Section,
  TITLE_FIELDS,
  variantOf,
} from './layouts.ts'
import { SOURCE } from './record-format.ts'
import { formOf, isFlag, isOptional, metaOf, type Schema, shapeOf } from './schema.ts'

const NOT_KNOWN = { label: 'Not known', value: null }

/** A number or undefined, from any form that Sveltia CMS uses. */
const NUMBER = /^(null|undefined|[-+]?\d*\.?\d+)?$/

function patternOf(schema: Schema): object {
  const pattern = schema instanceof z.ZodType ? z.toJSONSchema(schema).pattern : undefined
  if (!pattern) return {}
  const messages = z.safeParse(schema, '\u0000').error?.issues.map(({ message }) => message)
  const words = messages?.findLast((message) => message.startsWith('expected '))
  return words ? { pattern: [new RegExp(pattern), `${capitalized(words)}.`] } : {}
}

function textInput(schema: Schema, { input }: z.GlobalMeta): object {
  if (input === 'paragraph') return { widget: 'text' }
  if (input === 'colour') return { widget: 'color', allowInput: true, ...patternOf(schema) }
  if (schema instanceof z.ZodISODate) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (schema instanceof z.ZodEmail) return { widget: 'string', type: 'email' }
  if (schema instanceof z.ZodURL) return { widget: 'string', type: 'url' }
  return { widget: 'string', ...patternOf(schema) }
}

/** The input for a number, yes or no, one of several, or a text. */
function valueInput(name: string, field: Schema, schema: Schema): object {
  if (schema instanceof z.ZodNumber) {
    // As text: an input for numbers drops "fifty" and then reports an empty field.
    const words = `Expected digits only: ${expected(field) ?? 'a number'}.`
    return { widget: 'string', pattern: [NUMBER, words] }
  }
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
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return textInput(schema, metaOf(field))
  throw new Error(`The editor has no input for the field "${name}": add one to src/staff/editor/fields.ts.`)
}

/** Place of a field: the kind of its record, if it is a record's, and the upload folder of the field around it. */
interface Place {
  kind?: RecordKind | undefined
  folder?: string | undefined
}

export const uploadFolder = (kind: RecordKind, folder: string) => ({
  media_folder: `/content/${folder}`,
  public_folder: `${RECORD_KINDS[kind].path.endsWith('.json') ? './' : '../'}${folder}`,
})

const relationTo = (target: RecordKind): object => ({
  widget: 'relation',
  collection: RECORD_KINDS[target].path,
  value_field: '{{slug}}',
  display_fields: [TITLE_FIELDS[target as FolderKind]],
  search_fields: [TITLE_FIELDS[target as FolderKind]],
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

function listInput(field: Schema, schema: z.ZodArray, place: Place, target: RecordKind | undefined): object {
  const { minItems = 0, maxItems } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  const bounds = {
    ...(!isOptional(field) && minItems > 0 && { min: minItems }),
    ...(maxItems && { max: maxItems }),
  }
  if (target) return { ...relationTo(target), multiple: true, ...bounds }
  const item = formOf(schema.element)
  const { title: one = 'line' } = metaOf(schema.element)
  const common = { widget: 'list', label_singular: one, ...bounds }
  if (item instanceof z.ZodObject) return { ...common, ...rowsOf(fieldsOf(item.shape, place)) }
  // Without `field` a list counts as changed as soon as it is opened.
  return { ...common, field: { ...fieldOf('value', schema.element, place), label: capitalized(one) } }
}

function mapInput({ keyType, valueType }: z.ZodRecord, place: Place): object {
  const { title: label = 'Name' } = metaOf(keyType)
  const value = fieldOf('value', valueType as Schema, place)
  const one = value.widget === 'image' ? String(value.label) : label
  return {
    widget: 'list',
    label_singular: one.toLowerCase(),
    ...rowsOf([{ widget: 'string', name: 'name', label }, value]),
  }
}

const fieldsOf = (shape: Readonly<Record<string, Schema>>, place: Place): Field[] =>
  Object.entries(shape).map(([name, field]) => fieldOf(name, field, place))

function inputFor(name: string, field: Schema, { kind, folder }: Place): object {
  if (isFlag(field)) return { widget: 'boolean', default: false }
  const schema = formOf(field)
  const { input } = metaOf(field)
  const target = kind && REFERENCES[kind]?.[name]
  const inside = { kind, folder: folder ?? (kind && layoutOf(kind).uploads[name]) }
  const folders = kind && inside.folder ? uploadFolder(kind, inside.folder) : {}
  if (input === 'picture') {
    const accept = 'image/jpeg,image/png,image/webp,image/avif'
    return { widget: 'image', choose_url: false, accept, ...folders }
  }
  if (input === 'file') return { widget: 'file', choose_url: false, ...folders }
  if (schema instanceof z.ZodArray) return listInput(field, schema, inside, target)
  if (target) return relationTo(target)
  if (schema instanceof z.ZodRecord) return mapInput(schema, inside)
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(schema.shape, inside) }
  return valueInput(name, field, schema)
}

/** @param whole the whole field, if `field` is only one of the forms a file may use */
function fieldOf(name: string, field: Schema, place: Place, whole: Schema = field): Field {
  if (place.kind && layoutOf(place.kind).hidden.includes(name)) return { widget: 'hidden', name }
  const { title = name, description, hint = description } = metaOf(whole)
  return {
    name,
    label: title,
    ...(hint && { hint }),
    ...((isOptional(whole) || whole instanceof z.ZodNullable) && { required: false }),
    ...inputFor(name, field, place),
  } as Field
}

export const textFields = (shape: Readonly<Record<string, Schema>>): Field[] => fieldsOf(shape, {})

function sectionField(kind: RecordKind, { name, title, fields, folded = false, variants }: Section): Field {
  const shape = shapeOf(kind)
  const common = { widget: 'object', name, label: title, collapsed: folded }
  const inForm = (variant?: number) =>
    fields.map((field) => {
      const schema = shape[field] as Schema
      return fieldOf(field, variant === undefined ? schema : variantOf(schema, variant), { kind }, schema)
    })
  const types = variants?.map((variant, index) => ({
    name: variant.name,
    label: variant.title,
    fields: inForm(index),
  }))
  return { ...common, ...(types ? { typeKey: 'variant', types } : { fields: inForm() }) } as unknown as Field
}

/** A form's fields, arranged, and a hidden one for the opened file's text. */
export function formFields(kind: RecordKind): Field[] {
  const shape = shapeOf(kind)
  const fields = arrangedFields(kind).map((place) =>
    typeof place === 'string' ? fieldOf(place, shape[place] as Schema, { kind }) : sectionField(kind, place),
  )
  return [...fields, { widget: 'hidden', name: SOURCE }]
}
