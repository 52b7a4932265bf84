import { z } from 'zod'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
import { text } from '../../catalogue/schema/fields.ts'
import { finishFamily } from '../../catalogue/schema/finishes.ts'
import { unwrapped } from '../../catalogue/schema/introspection.ts'

export type Schema = z.core.$ZodType

/** The input side of a conversion: a form holds what is written, not what is made of it. */
const written = (schema: Schema): Schema =>
  schema instanceof z.ZodPipe && schema.out instanceof z.ZodTransform ? schema.in : schema

/** Cached per schema: an import calls this for every cell. */
export function oncePerSchema<Answer>(answer: (field: Schema) => Answer): (field: Schema) => Answer {
  const known = new WeakMap<Schema, { answer: Answer }>()
  return (field) => {
    const found = known.get(field) ?? { answer: answer(field) }
    known.set(field, found)
    return found.answer
  }
}

/**
 * The one form in which a field is filled in, if a file may write it in several: a finish and a list of finishes are
 * both a list, a number written as text is a number, lumens are text.
 */
export const formOf = oncePerSchema((field): Schema => {
  const schema = written(unwrapped(field))
  if (schema instanceof z.ZodPipe && schema.out instanceof z.ZodNumber) return schema.out
  if (!(schema instanceof z.ZodUnion)) return schema
  const options = schema.options.map(written)
  const list = options.find((option) => option instanceof z.ZodArray)
  return list ?? options.find((option) => option instanceof z.ZodString) ?? schema
})

/** Metadata of a field's schema; its own texts take precedence over those of the schema it wraps. */
export const metaOf = oncePerSchema((field): z.GlobalMeta => {
  const own = (schema: Schema) => (schema instanceof z.ZodType ? schema.meta() : undefined)
  return { ...own(formOf(field)), ...own(unwrapped(field)), ...own(field) }
})

/** Whether a field may be left out of a file. */
export const isOptional = (field: Schema): boolean => z.safeParse(field, undefined).success

/** Whether a field is a yes or no that means no when it is left out. */
export const isFlag = (field: Schema): boolean =>
  field instanceof z.ZodDefault && field.def.defaultValue === false

/** Whether a form's value is left out of the file. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

type Fields = Record<string, unknown>

/** A kind of file as a form sees it: named fields, whatever the file is. */
export interface FileShape {
  fields: Readonly<Record<string, Schema>>
  /** The named fields of a parsed file. */
  toFields: (file: unknown) => Fields
  /** The file of named fields. */
  toFile: (fields: Fields) => unknown
}

const isFields = (file: unknown): file is Fields =>
  typeof file === 'object' && file !== null && !Array.isArray(file)

const recordShape = (kind: RecordKind): FileShape => ({
  fields: RECORD_KINDS[kind].schema.shape,
  toFields: (file) => (isFields(file) ? file : {}),
  toFile: (fields) => fields,
})

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

/** The shape of a kind's files. */
export const fileShape = (kind: RecordKind): FileShape => {
  if (kind === 'gallery') return GALLERY
  return kind === 'finishFamilies' ? FAMILIES : recordShape(kind)
}
