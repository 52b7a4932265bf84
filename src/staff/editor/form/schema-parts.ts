import { z } from 'zod'
import { unwrapped } from '../../../catalogue/schema/introspection.ts'

export type Schema = z.core.$ZodType

/** The input side of a conversion: a form holds what is written, not what is made of it. */
const written = (schema: Schema): Schema =>
  schema instanceof z.ZodPipe && schema.out instanceof z.ZodTransform ? schema.in : schema

/** Asks once about each schema: an import asks about every cell. */
export function oncePerSchema<Answer>(answer: (field: Schema) => Answer): (field: Schema) => Answer {
  const known = new WeakMap<Schema, { answer: Answer }>()
  return (field) => {
    const found = known.get(field) ?? { answer: answer(field) }
    known.set(field, found)
    return found.answer
  }
}

/**
 * The one form in which a field is filled in, where a file may write it in several: a finish and a list of finishes are
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

/** What a field's schema says about it; its own words take precedence over those of the schema it wraps. */
export const metaOf = oncePerSchema((field): z.GlobalMeta => {
  const own = (schema: Schema) => (schema instanceof z.ZodType ? schema.meta() : undefined)
  return { ...own(formOf(field)), ...own(unwrapped(field)), ...own(field) }
})

/** Whether a field may be left out of a file. */
export const isOptional = (field: Schema): boolean => z.safeParse(field, undefined).success

/** Whether a field is a yes or no that means no when it is left out. */
export const isFlag = (field: Schema): boolean =>
  field instanceof z.ZodDefault && field.def.defaultValue === false
