import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { formOf, isFlag, isOptional, metaOf, type Schema } from './schema-parts.ts'
import { capitalized, hoursInput, valueInput } from './value-inputs.ts'

/** What a field needs to know of the record that it is in. */
export interface FieldContext {
  /** The collection that a field's value names an entry of, by the field's name. */
  references: Readonly<Record<string, { collection: string; title: string }>>
  /** Where a file that is uploaded is kept, and how the record names that folder, by the field's name. */
  uploads: Readonly<Record<string, { media_folder: string; public_folder: string }>>
  /** Fields that are kept in the file and not shown. */
  hidden: readonly string[]
  /** Fields that each row of a list has besides its own, by the list's name. */
  besides?: Readonly<Record<string, Field[]>> | undefined
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
  if (item instanceof z.ZodObject)
    return { ...common, ...rowsOf([...fieldsOf(item.shape, context), ...(context.besides?.[name] ?? [])]) }
  // Without `field` a list counts as changed as soon as it is opened.
  return { ...common, field: { ...fieldOf('value', schema.element, context), label: capitalized(one) } }
}

/** A map is shown as rows of a name and a value. */
function mapInput(schema: z.ZodRecord, context: FieldContext): object {
  const { title: nameLabel } = metaOf(schema.keyType)
  const value = fieldOf('value', schema.valueType as Schema, context)
  const isPicture = value.widget === 'image'
  return {
    widget: 'list',
    label_singular: isPicture ? 'picture' : (nameLabel ?? 'line').toLowerCase(),
    collapsed: 'auto',
    summary: '{{name}}',
    ...(isPicture && { thumbnail: 'value' }),
    fields: [
      { widget: 'string', name: 'name', label: nameLabel ?? 'Name' },
      { ...value, label: isPicture ? 'Picture' : value.label },
    ],
  }
}

/** The fields of an object, in its order. */
const fieldsOf = (shape: Readonly<Record<string, Schema>>, context: FieldContext): Field[] =>
  Object.entries(shape).map(([name, field]) => fieldOf(name, field, context))

function inputFor(name: string, field: Schema, context: FieldContext): object {
  if (isFlag(field)) return { widget: 'boolean', default: false }
  const schema = formOf(field)
  const reference = context.references[name]
  const folders = context.uploads[name]
  // The pictures of a list are kept where the list says.
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
  throw new Error(
    `The editor has no input for the field "${name}": add one to src/staff/editor/form/value-inputs.ts.`,
  )
}

/**
 * The field of a form for a field of a schema, with its label, hint and limits.
 *
 * @param whole the whole field, if `field` is only one of the forms a file may use
 * @throws Error naming the field, when no input fits its schema
 */
export function fieldOf(name: string, field: Schema, context: FieldContext, whole: Schema = field): Field {
  if (context.hidden.includes(name)) return { widget: 'hidden', name }
  const { title = name, description, hint = description } = metaOf(whole)
  return {
    name,
    label: title,
    ...(hint && { hint }),
    ...(isOptional(whole) && { required: false }),
    ...inputFor(name, field, context),
  } as Field
}
