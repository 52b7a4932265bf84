import { z } from 'zod'

export type Path = readonly PropertyKey[]

/** The schema inside optional, nullable and default wrappers. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap())
    : schema
}

/** The names an object may have at a place in the schema; a union has those of all branches. */
export function namesAt(schema: z.core.$ZodType, path: Path): string[] {
  const here = unwrapped(schema)
  if (here instanceof z.ZodUnion) return here.options.flatMap((option) => namesAt(option, path))
  if (here instanceof z.ZodPipe) return namesAt(here.in, path)
  const [part, ...rest] = path
  if (here instanceof z.ZodArray) return part === undefined ? [] : namesAt(here.element, rest)
  if (!(here instanceof z.ZodObject)) return []
  if (part === undefined) return Object.keys(here.shape).filter((name) => name !== '$schema')
  const next = here.shape[String(part)]
  return next ? namesAt(next, rest) : []
}

function fieldAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  const here = unwrapped(schema)
  const [part, ...rest] = path
  if (part === undefined) return schema
  if (here instanceof z.ZodPipe) return fieldAt(here.in, path)
  if (here instanceof z.ZodArray) return fieldAt(here.element, rest)
  const next = here instanceof z.ZodObject ? here.shape[String(part)] : undefined
  return next && fieldAt(next, rest)
}

export function descriptionAt(schema: z.core.$ZodType, path: Path): string | undefined {
  const field = fieldAt(schema, path)
  return field instanceof z.ZodType ? field.meta()?.description : undefined
}

export function isOptionalAt(schema: z.core.$ZodType, path: Path): boolean {
  const field = fieldAt(schema, path)
  return typeof path.at(-1) === 'string' && field !== undefined && z.safeParse(field, undefined).success
}
