import { z } from 'zod'
import { formOf, isFlag, metaOf, type Schema } from '../editor/form/schema-parts.ts'
import { joinEntries, splitEntries } from './cell-lists.ts'
import { type Cell, cellText } from './cell-text.ts'
import { numberFrom, numbersFrom } from './read-number.ts'

/** Converts between a value in a file and its cell. */
export interface Words {
  toCell(value: string): string
  fromCell(words: string): string
}

/** The words of a field: a maker's name for the name of its file, a picture's name for its path. */
export interface FieldWords {
  value: Words
  picture: Words
}

export const AS_IT_IS: Words = { toCell: (value) => value, fromCell: (words) => words }
const PLAIN: FieldWords = { value: AS_IT_IS, picture: AS_IT_IS }

/** The words that a field may have; undefined where it may have any. */
export function optionsOf(field: Schema): readonly string[] | undefined {
  const schema = formOf(field)
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  return schema instanceof z.ZodBoolean ? ['yes', 'no'] : undefined
}

const wordsFor = (schema: Schema, words: FieldWords): Words =>
  metaOf(schema).input === 'picture' ? words.picture : words.value

const YES = /^(yes|y|true|x|ja|si|✓|1)$/i
const NO = /^(no|n|false|nein|0)$/i

type Fields = Record<string, unknown>

const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? cellText(value) : String(value ?? '')

/** The parts of an entry of a list, in their order. */
function partsOf(element: Schema, entry: unknown, words: FieldWords): string[] {
  const schema = formOf(element)
  if (!(schema instanceof z.ZodObject)) return [wordsFor(element, words).toCell(textOf(entry))]
  return Object.entries(schema.shape).map(([name, part]) =>
    wordsFor(part, words).toCell(textOf((entry as Fields)[name])),
  )
}

const isNumber = (schema: Schema): boolean => schema instanceof z.ZodNumber

/** A number of a form, which has it as text. */
function asNumber(value: unknown): string | number | null {
  const text = textOf(value)
  return text === '' ? null : Number.isNaN(Number(text)) ? text : Number(text)
}

/** A value of a form as a cell. */
export function toCell(field: Schema, value: unknown, words: FieldWords = PLAIN): string | number | null {
  if (isFlag(field)) return value === true ? 'yes' : null
  const schema = formOf(field)
  if (schema instanceof z.ZodArray) {
    const items = (value as unknown[] | undefined) ?? []
    if (items.length === 1 && isNumber(formOf(schema.element))) return asNumber(items[0])
    return joinEntries(items.map((item) => partsOf(schema.element, item, words))) || null
  }
  if (schema instanceof z.ZodRecord) {
    const rows = (value as { name: string; value: unknown }[] | undefined) ?? []
    const { toCell: print } = wordsFor(schema.valueType as Schema, words)
    return joinEntries(rows.map((row) => [row.name, print(textOf(row.value))])) || null
  }
  if (isNumber(schema)) return asNumber(value)
  return wordsFor(field, words).toCell(textOf(value)) || null
}

/** Text of a single value, as the form has it. */
function valueFrom(field: Schema, text: string, words: FieldWords): unknown {
  const schema = formOf(field)
  if (isNumber(schema)) return numberFrom(field, text)
  if (schema instanceof z.ZodBoolean) return YES.test(text) ? true : NO.test(text) ? false : text
  if (schema instanceof z.ZodEnum) {
    const option = schema.options.find((one) => String(one).toLowerCase() === text.toLowerCase())
    return option ?? text
  }
  return wordsFor(field, words).fromCell(text)
}

/** An entry of a cell as the form has it: a value, or the parts of a row by their names. */
function entryFrom(element: Schema, parts: readonly string[], words: FieldWords): unknown {
  const schema = formOf(element)
  if (!(schema instanceof z.ZodObject)) return valueFrom(element, parts.join(' | '), words)
  const fields = Object.entries(schema.shape).map(([name, part], index, all) => {
    const text = index === all.length - 1 ? parts.slice(index).join(' | ') : parts[index]
    return [name, text ? valueFrom(part, text, words) : undefined] as const
  })
  return Object.fromEntries(fields)
}

/** A form's value after reading a cell; an empty cell clears it. */
export function fromCell(field: Schema, cell: Cell, words: FieldWords = PLAIN): unknown {
  const text = cellText(cell)
  const schema = formOf(field)
  if (schema instanceof z.ZodArray) {
    const entries = isNumber(formOf(schema.element))
      ? numbersFrom(text).map((one) => [one])
      : splitEntries(text)
    return entries.map((parts) => entryFrom(schema.element, parts, words))
  }
  if (schema instanceof z.ZodRecord) {
    return splitEntries(text).map(([name, ...value]) => ({
      name,
      value: valueFrom(schema.valueType as Schema, value.join(' | '), words),
    }))
  }
  if (text === '') return isFlag(field) ? false : null
  return valueFrom(field, text, words)
}

/** What no field of a file could say: neither yes nor no where one is needed, or a name without its other part. */
export function cellFault(field: Schema, cell: Cell): string | undefined {
  const text = cellText(cell)
  if (isFlag(field) && text !== '' && !YES.test(text) && !NO.test(text))
    return `expected yes or no, got "${text}".`
  if (!(formOf(field) instanceof z.ZodRecord)) return undefined
  const alone = splitEntries(text).find((parts) => parts.length < 2 || parts.includes(''))
  return alone && `expected two parts with | between them, got "${alone.join(' | ')}".`
}
