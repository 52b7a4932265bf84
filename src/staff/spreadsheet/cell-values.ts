import { z } from 'zod'
import { expected } from '../content-guide/expected.ts'
import { formOf, isFlag, metaOf, oncePerSchema, type Schema } from '../editor/form/schema-parts.ts'
import { joinEntries, splitEntries } from './cell-lists.ts'
import { inchesFrom } from './read-inches.ts'

/** What a cell holds. */
export type Cell = string | number | boolean | Date | null

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
/** The words that a field may have; undefined where it may have any. */
export function optionsOf(field: Schema): readonly string[] | undefined {
  const schema = formOf(field)
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  return schema instanceof z.ZodBoolean ? ['yes', 'no'] : undefined
}
const PLAIN: FieldWords = { value: AS_IT_IS, picture: AS_IT_IS }

const wordsFor = (schema: Schema, words: FieldWords): Words =>
  metaOf(schema).input === 'picture' ? words.picture : words.value

const YES = /^(yes|y|true|x|ja|si|✓|1)$/i
const NO = /^(no|n|false|nein|0)$/i
/** 1,600 or 12,345.5 */
const WITH_COMMAS = /^\d{1,3}(,\d{3})+(\.\d+)?$/
const NUMBER = /^[-+]?\d*\.?\d+$/

type Fields = Record<string, unknown>

/** The text of a cell, the same however a program has stored it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  const text = String(cell)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no spreadsheet keeps them.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '')
    .trim()
  // An apostrophe keeps a program from reading the text as a formula.
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text
}

/** Text that no program reads as a formula. */
export const safeText = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text)

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

/** Whether a field is a length, as the check expects one. */
const isInInches = oncePerSchema((field): boolean => /\binches\b/.test(expected(field) ?? ''))

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

/** A number as people write it, `1,600` or `52 in.`; anything else stays as it is, for the check to report. */
function numberFrom(field: Schema, text: string): unknown {
  const plain = text.replace(/\s*(″|”|"|''|in\.?|inch(es)?|cfm|w|watts?|lm|lumens?)$/i, '')
  if (WITH_COMMAS.test(plain)) return Number(plain.replaceAll(',', ''))
  if (NUMBER.test(plain)) return Number(plain)
  return isInInches(field) ? (inchesFrom(text) ?? text) : text
}

/** What parts the figures of a cell; the slash of `n/a` does not, nor that of `52 1/2`. */
const BETWEEN_FIGURES = /\s*(?:[;\n]|,(?!\d{3}(?!\d))|(?<!\d[\s-]+\d{1,2})\/(?=\s*\d)|\band\b|&)\s*/

export const numbersFrom = (text: string): string[] =>
  text.split(BETWEEN_FIGURES).filter((part) => part !== '')

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
