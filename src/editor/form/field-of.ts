import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { formOf, isFlag, isOptional, metaOf, type Schema } from './schema-parts.ts'

/** What a field needs to know of the record that it is in. */
export interface Surroundings {
  /** The collection that a field's value names an entry of, by the field's name. */
  references: Readonly<Record<string, { collection: string; title: string }>>
  /** Where a picture that is uploaded is kept, and how the file names that folder, by the field's name. */
  pictures: Readonly<Record<string, { media_folder: string; public_folder: string }>>
  /** Fields that are kept in the file and not shown. */
  hidden: readonly string[]
}

const MORE_THAN_ZERO = 0.01

const capital = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/** Words of the same kind as those of the content check. */
const UNKNOWN = { label: 'Not known', value: null }

function numberField(schema: Schema): object {
  const { minimum, maximum, exclusiveMinimum, type } = z.toJSONSchema(schema)
  const least =
    minimum ?? (exclusiveMinimum === undefined ? undefined : type === 'integer' ? 1 : MORE_THAN_ZERO)
  return {
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    ...(least !== undefined && least > Number.MIN_SAFE_INTEGER && { min: least }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  }
}

/** The pattern of a text and what is said about a text that does not fit it. */
function patternOf(schema: Schema): object {
  const pattern = schema instanceof z.ZodType ? z.toJSONSchema(schema).pattern : undefined
  if (!pattern) return {}
  const said = z.safeParse(schema, '\u0000').error?.issues.map(({ message }) => message)
  const words = said?.findLast((message) => message.startsWith('expected '))
  return words ? { pattern: [new RegExp(pattern), `${capital(words)}.`] } : {}
}

function textField(schema: Schema, { input }: z.GlobalMeta): object {
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

function listField(name: string, field: Schema, schema: z.ZodArray, around: Surroundings): object {
  const { minItems = 0, maxItems } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  const bounds = {
    ...(!isOptional(field) && minItems > 0 && { min: minItems }),
    ...(maxItems && { max: maxItems }),
  }
  const reference = around.references[name]
  if (reference) return { ...relationTo(reference), multiple: true, ...bounds }
  const item = formOf(schema.element)
  const { title: one = 'line' } = metaOf(schema.element)
  const common = { widget: 'list', label_singular: one, ...bounds }
  if (item instanceof z.ZodObject) return { ...common, ...rowsOf(fieldsOf(item.shape, around)) }
  // Without `field` a list counts as changed as soon as it is opened.
  return { ...common, field: { ...fieldOf('value', schema.element, around), label: capital(one) } }
}

/** Rows of several fields: folded, told apart by their texts and by their picture. */
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

const relationTo = ({ collection, title }: { collection: string; title: string }): object => ({
  widget: 'relation',
  collection,
  value_field: '{{slug}}',
  display_fields: [title],
  search_fields: [title],
})

function mapField(schema: z.ZodRecord, around: Surroundings): object {
  const value = fieldOf('value', schema.valueType as Schema, around)
  const isPicture = value.widget === 'image'
  const label = isPicture ? 'Picture' : value.label
  return {
    widget: 'list',
    label_singular: isPicture ? 'picture' : (metaOf(schema.keyType).title ?? 'line').toLowerCase(),
    collapsed: 'auto',
    summary: '{{name}}',
    ...(isPicture && { thumbnail: 'value' }),
    fields: [
      { widget: 'string', name: 'name', label: metaOf(schema.keyType).title ?? 'Name' },
      { ...value, label },
    ],
  }
}

function hoursField(schema: z.ZodTuple): object {
  const [opens, closes] = schema.def.items as [Schema, Schema]
  const hint = (time: Schema) => ({ hint: metaOf(time).hint })
  return {
    widget: 'object',
    required: false,
    fields: [
      { name: 'opens', label: 'Opens', ...hint(opens), ...textField(opens, {}) },
      { name: 'closes', label: 'Closes', ...hint(closes), ...textField(closes, {}) },
    ],
  }
}

/** The fields of an object, in its order. */
const fieldsOf = (shape: Readonly<Record<string, Schema>>, around: Surroundings): Field[] =>
  Object.entries(shape).map(([name, field]) => fieldOf(name, field, around))

function inputFor(name: string, field: Schema, around: Surroundings): object {
  if (isFlag(field)) return { widget: 'boolean', default: false }
  const schema = formOf(field)
  const meta = metaOf(field)
  const reference = around.references[name]
  const folder = around.pictures[name]
  // The pictures of a list are kept where the list says.
  const within = folder ? { ...around, pictures: { value: folder, imageUrl: folder } } : around
  if (meta.input === 'picture') {
    return {
      widget: 'image',
      choose_url: false,
      accept: 'image/jpeg,image/png,image/webp,image/avif',
      ...around.pictures[name],
    }
  }
  if (schema instanceof z.ZodArray) return listField(name, field, schema, within)
  if (reference) return relationTo(reference)
  if (schema instanceof z.ZodRecord) return mapField(schema, within)
  if (schema instanceof z.ZodTuple) return hoursField(schema)
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: fieldsOf(schema.shape, around) }
  if (schema instanceof z.ZodNumber) return numberField(schema)
  if (schema instanceof z.ZodBoolean) {
    return {
      widget: 'select',
      default: null,
      options: [{ label: 'Yes', value: true }, { label: 'No', value: false }, UNKNOWN],
    }
  }
  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map((value) => ({ label: String(value), value }))
    return {
      widget: 'select',
      options: isOptional(field) ? [...options, UNKNOWN] : options,
      ...(isOptional(field) && { default: null }),
    }
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textField(schema, meta)
  throw new Error(`The editor has no input for the field "${name}": add one to src/editor/form/field-of.ts.`)
}

/**
 * The field of a form for a field of a schema, with its label, hint and limits.
 *
 * @param whole the field as a whole, where `field` is one of the forms in which it may be written
 */
export function fieldOf(name: string, field: Schema, around: Surroundings, whole: Schema = field): Field {
  const { title = name, hint, description } = metaOf(whole)
  const said = hint ?? description
  if (around.hidden.includes(name)) return { widget: 'hidden', name }
  const required = isOptional(whole) ? { required: false } : {}
  return {
    name,
    label: title,
    ...(said && { hint: said }),
    ...required,
    ...inputFor(name, field, around),
  } as Field
}
