import { z } from 'zod'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
import { text } from '../../catalogue/schema/fields.ts'
import { finishFamily } from '../../catalogue/schema/finishes.ts'
import { unwrapped } from '../../catalogue/schema/introspection.ts'

export type Schema = z.core.$ZodType

/** The input side of a conversion: a form holds what is written, not what is made of it. */
const written = (schema: Schema): Schema =>
  schema instanceof z.ZodPipe && schema.out instanceof z.ZodTransform ? schema.in : schema

/**
 * The one form in which a field is filled in, if a file may write it in several: a finish and a list of finishes are
 * both a list, a number written as text is a number, lumens are text.
 */
export function formOf(field: Schema): Schema {
  const schema = written(unwrapped(field))
  if (schema instanceof z.ZodPipe && schema.out instanceof z.ZodNumber) return schema.out
  if (!(schema instanceof z.ZodUnion)) return schema
  const options = schema.options.map(written)
  const list = options.find((option) => option instanceof z.ZodArray)
  return list ?? options.find((option) => option instanceof z.ZodString) ?? schema
}

/** Metadata of a field's schema; its own texts take precedence over those of the schema it wraps. */
export function metaOf(field: Schema): z.GlobalMeta {
  const own = (schema: Schema) => (schema instanceof z.ZodType ? schema.meta() : undefined)
  return { ...own(formOf(field)), ...own(unwrapped(field)), ...own(field) }
}

export const isOptional = (field: Schema): boolean => z.safeParse(field, undefined).success

/** Whether a field is a yes or no that means no when it is left out. */
export const isFlag = (field: Schema): boolean =>
  field instanceof z.ZodDefault && field.def.defaultValue === false

/** Whether a form's value is left out of the file. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The items of a list, which a file may write as a single value. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

export type Fields = Record<string, unknown>

interface FileShape {
  fields: Readonly<Record<string, Schema>>
  toFields: (file: unknown) => Fields
  toFile: (fields: Fields) => unknown
}

export const isFields = (file: unknown): file is Fields =>
  typeof file === 'object' && file !== null && !Array.isArray(file)

const { gallery } = RECORD_KINDS

/** The gallery's file is a list; the numbers of its rooms are their order. */
const GALLERY: FileShape = {
  fields: {
    rooms: z
      .array(gallery.schema.meta({ title: 'room' }))
      .default([])
      .meta({ title: 'Rooms', description: 'Shown in this order.' }),
  },
  toFields: (file) => ({ rooms: file }),
  toFile: ({ rooms }) => (Array.isArray(rooms) ? rooms.map(({ id, ...room }: Fields) => room) : []),
}

/** The families' file has a field for each family, by the family's name. */
const FAMILIES: FileShape = {
  fields: {
    families: z
      .record(text.meta({ title: 'Family' }), finishFamily)
      .default({})
      .meta({
        title: 'Families',
        description: 'Words such as "Black" that shoppers look for, in the order offered.',
      }),
  },
  toFields: (file) => {
    const { $schema, ...families } = isFields(file) ? file : {}
    return { ...($schema !== undefined && { $schema }), families }
  },
  toFile: ({ $schema, families }) => ({
    ...($schema !== undefined && { $schema }),
    ...(families as Fields | undefined),
  }),
}

export const fileShape = (kind: RecordKind): FileShape => {
  if (kind === 'gallery') return GALLERY
  if (kind === 'finishFamilies') return FAMILIES
  return {
    fields: RECORD_KINDS[kind].schema.shape,
    toFields: (file) => (isFields(file) ? file : {}),
    toFile: (fields) => fields,
  }
}
