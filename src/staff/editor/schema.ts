import { z } from 'zod'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
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

export const isFields = (file: unknown): file is Fields =>
  typeof file === 'object' && file !== null && !Array.isArray(file)

export const shapeOf = (kind: RecordKind): Readonly<Record<string, Schema>> => RECORD_KINDS[kind].schema.shape
