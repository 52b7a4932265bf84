import { z } from 'zod'
import type { RecordKind } from '../../catalogue/records.ts'
import { parseJson } from '../check-content/json.ts'
import { arrangedFields, LAYOUTS, type Section, variantOf } from './layouts.ts'
import { assertNoNewErrors } from './refuse-record.ts'
import { fileShape, formOf, isEmpty, isFlag, type Schema } from './schema.ts'

type Fields = Record<string, unknown>

/** A value of a form: rows in place of a map, two named times in place of a pair. */
type FormValue = unknown

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** Converts a field of a file to its form value. A value that should not be in the file is shown as it is. */
function toForm(field: Schema, value: unknown): FormValue {
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
function toField(field: Schema, value: FormValue): unknown {
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
  // Text other than a number stays, for the check to report.
  if (text === '') return undefined
  return schema instanceof z.ZodNumber && !Number.isNaN(Number(text)) ? Number(text) : text
}

/** The second variant of a section's fields has names for its parts, so its values are objects. */
function variantInFile({ fields: [first = ''] }: Section, file: Fields): 0 | 1 {
  const value = file[first]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? 1 : 0
}

/** The chosen variant of a form, else the first. */
const variantInForm = ({ variants }: Section, values: Fields): number =>
  Math.max(0, variants?.findIndex(({ name }) => name === values.variant) ?? 0)

/** Converts a record to its form, and back. */
function recordForm(kind: RecordKind) {
  const { fields: shape } = fileShape(kind)
  const places = arrangedFields(shape, LAYOUTS[kind])

  /** A field's schema; in a section with variants, one variant's. */
  const schemaOf = (name: string, section?: Section, variant = 0): Schema => {
    const schema = shape[name] as Schema
    return section?.variants ? variantOf(schema, variant) : schema
  }

  function sectionForm(section: Section, file: Fields): Fields {
    const variant = variantInFile(section, file)
    const fields = section.fields.map((name) => [name, toForm(schemaOf(name, section, variant), file[name])])
    const chosen = section.variants && { variant: section.variants[variant].name }
    return { ...chosen, ...Object.fromEntries(fields) }
  }

  function sectionFields(section: Section, form: Fields): Fields {
    const values = (form[section.name] ?? {}) as Fields
    const variant = variantInForm(section, values)
    return Object.fromEntries(
      section.fields.map((name) => [name, toField(schemaOf(name, section, variant), values[name])]),
    )
  }

  return {
    /** Form values of a record file. */
    read: (file: Fields): Fields =>
      Object.fromEntries(
        places.map((place) =>
          typeof place === 'string'
            ? [place, toForm(schemaOf(place), file[place])]
            : [place.name, sectionForm(place, file)],
        ),
      ),
    /** Each form field's value in the file, if any. */
    write: (form: Fields): Fields =>
      Object.assign(
        {},
        ...places.map((place) =>
          typeof place === 'string'
            ? { [place]: toField(schemaOf(place), form[place]) }
            : sectionFields(place, form),
        ),
      ),
  }
}

/** Conversion between a file and the editor's form. */
interface Format {
  fromFile(source: string): Fields
  /** @throws Error that the editor shows, when the record would be refused by the content check */
  toFile(form: Fields): string
}

/** The form's field with the text of the opened file. */
export const SOURCE = '_source'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function parsed(source: unknown): unknown {
  const read = typeof source === 'string' && source !== '' ? parseJson('', source) : undefined
  return read && 'value' in read ? read.value : undefined
}

/** A record after its form was filled in. */
export interface FilledIn {
  /** Text of its file; identical to the opened text if unchanged. */
  text: string
  /** The fields as they were and as they are. */
  before: Fields
  after: Fields
}

/**
 * Writes form values into a record's file: only changed fields are rewritten, and the others stay as
 * they are, known or not.
 */
export function fillIn(kind: RecordKind, form: Fields): FilledIn {
  const { read, write } = recordForm(kind)
  const { fields: shape, toFields, toFile } = fileShape(kind)
  const { derived } = LAYOUTS[kind]
  const schemaOrder = Object.keys(shape)
  const source = form[SOURCE]
  const file = toFields(parsed(source))
  const [before, after] = [write(read(file)), write(form)]
  const changed = schemaOrder.filter((name) => !isSame(before[name], after[name]))
  if (changed.length === 0 && typeof source === 'string' && source !== '')
    return { text: source, before: file, after: file }
  const record = { ...file }
  for (const name of [...changed, ...derived]) delete record[name]
  for (const name of changed) if (after[name] !== undefined) record[name] = after[name]
  const order = [...schemaOrder, ...Object.keys(record)].filter((name) => name in record)
  const written = Object.fromEntries([...new Set(order)].map((name) => [name, record[name]]))
  return { text: `${JSON.stringify(toFile(written), null, 2)}\n`, before: file, after: written }
}

/**
 * The format of a record kind. An unchanged file is written byte for byte as it was read.
 */
export function recordFormat(kind: RecordKind): Format {
  const { read } = recordForm(kind)
  const { toFields } = fileShape(kind)
  return {
    fromFile: (source) => ({ ...read(toFields(parsed(source))), [SOURCE]: source }),
    toFile: (form) => {
      const { text, before, after } = fillIn(kind, form)
      if (after !== before) assertNoNewErrors(kind, before, after)
      return text
    },
  }
}
