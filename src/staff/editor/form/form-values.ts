import { z } from 'zod'
import { formOf, isFlag, type Schema } from './schema-parts.ts'

/** A value of a form: rows in the place of a map, two named times in the place of a pair. */
export type FormValue = unknown
type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** What a form shows for a field of a file. A value that should not be in the file is shown as it is. */
export function toForm(field: Schema, value: unknown): FormValue {
  if (isFlag(field)) return value ?? false
  const schema = formOf(field)
  if (schema instanceof z.ZodArray) return list(value).map((item) => toForm(schema.element, item))
  if (schema instanceof z.ZodRecord) {
    const rows = Object.entries(isObject(value) ? value : {})
    return rows.map(([name, entry]) => ({ name, value: toForm(schema.valueType, entry) }))
  }
  if (schema instanceof z.ZodTuple) {
    return Array.isArray(value) ? { opens: value[0], closes: value[1] } : null
  }
  if (schema instanceof z.ZodObject) {
    const { shape } = schema
    const known = Object.keys(shape).map((name) => [
      name,
      toForm(shape[name], isObject(value) ? value[name] : undefined),
    ])
    return withoutEmpty({ ...(isObject(value) ? value : {}), ...Object.fromEntries(known) })
  }
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodEnum) return value ?? null
  // Numbers are typed as text.
  return typeof value === 'number' ? String(value) : value
}

/** A form field's value in a file, if any. */
export function toField(field: Schema, value: FormValue): unknown {
  if (isFlag(field)) return value === true ? true : undefined
  const schema = formOf(field)
  if (schema instanceof z.ZodTuple) {
    return isObject(value) && !isEmpty(value.opens) ? [value.opens, value.closes] : null
  }
  if (isEmpty(value)) return undefined
  if (schema instanceof z.ZodArray) {
    const items = list(value).map((item) => toField(schema.element, item))
    const filled = items.filter((item) => item !== undefined)
    return filled.length > 0 ? filled : undefined
  }
  if (schema instanceof z.ZodRecord) {
    const rows = list(value).filter((row): row is Fields => isObject(row) && !isEmpty(row.name))
    const entries = rows.map(({ name, value: entry }) => [
      String(name).trim(),
      toField(schema.valueType, entry),
    ])
    return entries.length > 0 ? withoutEmpty(Object.fromEntries(entries)) : undefined
  }
  if (schema instanceof z.ZodObject && isObject(value)) {
    const { shape } = schema
    const known = Object.keys(shape).map((name) => [name, toField(shape[name], value[name])])
    const unknown = Object.entries(value).filter(([name]) => !(name in shape))
    return withoutEmpty(Object.fromEntries([...known, ...unknown]))
  }
  if (typeof value !== 'string') return value
  const text = value.trim()
  // Leave text that is not a number for the check to report.
  if (text === '') return undefined
  return schema instanceof z.ZodNumber && !Number.isNaN(Number(text)) ? Number(text) : text
}
