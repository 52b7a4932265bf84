import { z } from 'zod'
import type { RecordKind } from '../../catalogue/records.ts'
import { parseJson } from '../check-content/json.ts'
import { arrangedFields, layoutOf, type Section, variantOf } from './layouts.ts'
import { assertNoNewErrors } from './refuse-record.ts'
import { type Fields, formOf, isEmpty, isFields, isFlag, listOf, type Schema, shapeOf } from './schema.ts'

const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** A field of a file in its form: rows for a map. A value of any other type is shown as it is. */
function toForm(field: Schema, value: unknown): unknown {
  if (isFlag(field)) return value ?? false
  const schema = formOf(field)
  if (schema instanceof z.ZodArray) return listOf(value).map((item) => toForm(schema.element, item))
  if (schema instanceof z.ZodRecord) {
    const rows = Object.entries(isFields(value) ? value : {})
    return rows.map(([name, entry]) => ({ name, value: toForm(schema.valueType, entry) }))
  }
  if (schema instanceof z.ZodObject) {
    if (field instanceof z.ZodNullable && !isFields(value)) return null
    const { shape } = schema
    const schemaFields = Object.keys(shape).map((name) => [
      name,
      toForm(shape[name], isFields(value) ? value[name] : undefined),
    ])
    return withoutEmpty({ ...(isFields(value) ? value : {}), ...Object.fromEntries(schemaFields) })
  }
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodEnum) return value ?? null
  // Numbers are typed as text.
  return typeof value === 'number' ? String(value) : value
}

/** A form field's value in a file, if any. */
function toField(field: Schema, value: unknown): unknown {
  if (isFlag(field)) return value === true ? true : undefined
  const schema = formOf(field)
  if (field instanceof z.ZodNullable && !isFields(value)) return null
  if (isEmpty(value)) return undefined
  if (schema instanceof z.ZodArray) {
    const items = listOf(value).map((item) => toField(schema.element, item))
    const filled = items.filter((item) => item !== undefined)
    return filled.length > 0 ? filled : undefined
  }
  if (schema instanceof z.ZodRecord) {
    const rows = listOf(value).filter((row): row is Fields => isFields(row) && !isEmpty(row.name))
    const entries = rows.map(({ name, value: entry }) => [
      String(name).trim(),
      toField(schema.valueType, entry),
    ])
    return entries.length > 0 ? withoutEmpty(Object.fromEntries(entries)) : undefined
  }
  if (schema instanceof z.ZodObject && isFields(value)) {
    const { shape } = schema
    const schemaFields = Object.keys(shape).map((name) => [name, toField(shape[name], value[name])])
    const unknown = Object.entries(value).filter(([name]) => !(name in shape))
    return withoutEmpty(Object.fromEntries([...schemaFields, ...unknown]))
  }
  if (typeof value !== 'string') return value
  const text = value.trim()
  // Text other than a number stays, for the check to report.
  if (text === '') return undefined
  return schema instanceof z.ZodNumber && !Number.isNaN(Number(text)) ? Number(text) : text
}

function recordForm(kind: RecordKind) {
  const shape = shapeOf(kind)
  const places = arrangedFields(kind)

  const schemaOf = (name: string, { variants }: Partial<Section>, variant: number): Schema => {
    const schema = shape[name] as Schema
    return variants ? variantOf(schema, variant) : schema
  }

  function sectionForm(section: Section, file: Fields): Fields {
    const { fields, variants } = section
    // The second variant has names for its parts, so its values are objects.
    const variant = isFields(file[fields[0] ?? '']) ? 1 : 0
    const values = fields.map((name) => [name, toForm(schemaOf(name, section, variant), file[name])])
    return { ...(variants && { variant: variants[variant]?.name }), ...Object.fromEntries(values) }
  }

  function sectionFields(section: Section, form: Fields): Fields {
    const values = (form[section.name] ?? {}) as Fields
    const variant = Math.max(0, section.variants?.findIndex(({ name }) => name === values.variant) ?? 0)
    return Object.fromEntries(
      section.fields.map((name) => [name, toField(schemaOf(name, section, variant), values[name])]),
    )
  }

  return {
    read: (file: Fields): Fields =>
      Object.fromEntries(
        places.map((place) =>
          typeof place === 'string'
            ? [place, toForm(schemaOf(place, {}, 0), file[place])]
            : [place.name, sectionForm(place, file)],
        ),
      ),
    write: (form: Fields): Fields =>
      Object.assign(
        {},
        ...places.map((place) =>
          typeof place === 'string'
            ? { [place]: toField(schemaOf(place, {}, 0), form[place]) }
            : sectionFields(place, form),
        ),
      ),
  }
}

/** The form's field with the text of the opened file. */
export const SOURCE = '_source'

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields of a file's text; none of a text that is not JSON. */
export function fieldsIn(source: unknown): Fields {
  const read = typeof source === 'string' ? parseJson('', source) : undefined
  return read && 'value' in read && isFields(read.value) ? read.value : {}
}

/** A record with some fields changed, and its file's text: other fields stay as they are, known or not. */
export function withChanges(
  kind: RecordKind,
  file: Fields,
  changes: Fields,
): { fields: Fields; text: string } {
  const { derived } = layoutOf(kind)
  const record = { ...file, ...changes }
  const names = new Set([...Object.keys(shapeOf(kind)), ...Object.keys(record)])
  const written = [...names].filter((name) => record[name] !== undefined && !derived.includes(name))
  const fields = Object.fromEntries(written.map((name) => [name, record[name]]))
  return { fields, text: `${JSON.stringify(fields, null, 2)}\n` }
}

/**
 * The format of a record kind. An unchanged file is written byte for byte as it was read; a record that the content check would
 * refuse is an Error, which the editor shows.
 */
export function recordFormat(kind: RecordKind) {
  const { read, write } = recordForm(kind)
  return {
    fromFile: (source: string): Fields => ({ ...read(fieldsIn(source)), [SOURCE]: source }),
    toFile: (form: Fields): string => {
      const source = form[SOURCE]
      const file = fieldsIn(source)
      const [before, after] = [write(read(file)), write(form)]
      const changes = Object.entries(after).filter(([name, value]) => !isSame(before[name], value))
      if (changes.length === 0 && typeof source === 'string' && source !== '') return source
      const { fields, text } = withChanges(kind, file, Object.fromEntries(changes))
      assertNoNewErrors(kind, file, fields)
      return text
    },
  }
}
