import { z } from 'zod'
import { CORRECT } from '../../catalogue/describe-issues.ts'
import type { Fault } from '../../catalogue/faults.ts'
import { parseMeasurement } from '../../catalogue/rules/parse-measurement.ts'
import { expected } from '../content-guide/expected.ts'
import { type Fields, formOf, isFields, isFlag, listOf, metaOf, type Schema } from '../editor/schema.ts'

export type Cell = string | number | boolean | Date | null

const FORMULA = /^'*[=+\-@]/

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
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}

const BETWEEN_ENTRIES = '; '
const BETWEEN_PARTS = ' | '

const needsQuotes = (part: string): boolean => /[;|\n]|^"/.test(part)

const quoted = (part: string): string => (needsQuotes(part) ? `"${part.replaceAll('"', '""')}"` : part)

/** Several entries in one cell: `Black; White`, or with parts `Black | black.jpg; White | white.jpg`. */
export const joinEntries = (entries: readonly (readonly string[])[]): string =>
  entries.map((parts) => parts.map(quoted).join(BETWEEN_PARTS)).join(BETWEEN_ENTRIES)

/** A part in quotation marks, or anything up to the next sign that parts. */
const PART = /\s*(?:"((?:[^"]|"")*)"\s*(?=[;|\n]|$)|([^;|\n]*))([;|\n]|$)/y

/** The entries of a cell, each in its parts. A cell with an unclosed quotation mark is taken as it is. */
export function splitEntries(cell: string): string[][] {
  const entries: string[][] = [[]]
  PART.lastIndex = 0
  while (PART.lastIndex < cell.length) {
    const [, inQuotes, plain = '', sign] = PART.exec(cell) ?? []
    entries.at(-1)?.push(inQuotes === undefined ? plain.trim() : inQuotes.replaceAll('""', '"'))
    if (sign !== '|' && sign !== '') entries.push([])
    if (sign === '' || sign === undefined) break
  }
  return entries.filter((parts) => parts.some((part) => part !== ''))
}

/** `56-60`: which of the two is meant is unknown. A foot mark, as in `4'-8"`, makes it one figure. */
const SEVERAL = /^[\d.]+\s*(?:"|″|”|in\.?)?\s*(?:[-–—]|\bto\b)\s*\d+(?!\s*\/)/i

export const isMetric = (text: string): boolean =>
  /\d\s*(?:mm|cm|m|(?:milli|centi)?met(?:er|re)s?)\b/i.test(text)

/** `4'-8"`, `132 cm`, `52 1/2`: inches, to two decimals as pages show them. Undefined for any other text. */
export function inchesFrom(text: string): number | undefined {
  const inches = SEVERAL.test(text) ? undefined : parseMeasurement(text, 'in')
  return inches === undefined ? undefined : Math.round(inches * 100) / 100
}

/** 1,600 or 12,345.5; 5 140 with a space of any width. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{1,3}(?:\s\d{3})+$/
const NUMBER = /^[-+]?\d*\.?\d+$/

/** Whether a field is a length, as the check expects one. */
const isInInches = (field: Schema): boolean => /\binches\b/.test(expected(field) ?? '')

/** A number as people write it, `1,600` or `52 in.`; anything else stays as it is, for the check to report. */
function numberFrom(field: Schema, text: string): unknown {
  const plain = text.replace(/^'/, '').replace(/\s*(″|”|"|''|in\.?|inch(es)?|cfm|w|watts?|lm|lumens?)$/i, '')
  const isGrouped = GROUPED.test(plain) && !(isInInches(field) && /\s/.test(plain))
  if (isGrouped) return Number(plain.replaceAll(/[,\s]/g, ''))
  if (NUMBER.test(plain)) return Number(plain)
  return isInInches(field) ? (inchesFrom(text) ?? text) : text
}

/** Separators between the figures of a cell; not the slash of `n/a` or `52 1/2`. */
const BETWEEN_FIGURES = /\s*(?:[;\n]|,(?!\d{3}(?!\d))|(?<!\d[\s-]+\d{1,2})\/(?=\s*\d)|\band\b|&)\s*/

export const numbersFrom = (text: string): string[] =>
  text.split(BETWEEN_FIGURES).filter((part) => part !== '')

/** The words of a field: a brand's name for the name of its file, a picture's name for its path. */
export interface FieldWords {
  toCell(value: string, schema: Schema): string
  fromCell(words: string, schema: Schema): string
  /** For a field that names records: their names in a sheet, by file. */
  names: ReadonlyMap<string, string> | undefined
}

export function optionsOf(field: Schema): readonly string[] | undefined {
  const schema = formOf(field)
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  return schema instanceof z.ZodBoolean ? ['yes', 'no'] : undefined
}

const YES = /^(yes|y|true|x|ja|si|✓|1)$/i
const NO = /^(no|n|false|nein|0)$/i

export const isFlagWord = (text: string): boolean => YES.test(text) || NO.test(text)

const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? cellText(value) : String(value ?? '')

function partsOf(element: Schema, entry: unknown, words: FieldWords): string[] {
  const schema = formOf(element)
  if (!(schema instanceof z.ZodObject)) return [words.toCell(textOf(entry), element)]
  const parts = isFields(entry) ? entry : {}
  return Object.entries(schema.shape).map(([name, part]) => words.toCell(textOf(parts[name]), part))
}

const isNumber = (schema: Schema): boolean => schema instanceof z.ZodNumber

/** A number, which a file may have as text. */
function asNumber(value: unknown): string | number | null {
  const text = textOf(value)
  return text === '' ? null : Number.isNaN(Number(text)) ? text : Number(text)
}

/** A field's form, or its two: a fan's finishes, of the whole fan or of its parts. */
interface Forms {
  schema: Schema
  separate?: Schema
}

const titleOf = (name: string, part: Schema): string => metaOf(part).title ?? name

function printed({ schema: whole, separate }: Forms, value: unknown, words: FieldWords) {
  if (isFlag(whole)) return value === true ? 'yes' : null
  const isSeparate = formOf(whole) instanceof z.ZodRecord ? Array.isArray(value) : isFields(value)
  const field = separate && isSeparate ? separate : whole
  const schema = formOf(field)
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries(schema.shape).flatMap(([name, part]) =>
      listOf((value as Fields)[name]).map((item) => [titleOf(name, part), textOf(item)]),
    )
    return joinEntries(parts) || null
  }
  if (schema instanceof z.ZodArray) {
    const items = listOf(value)
    if (items.length === 1 && isNumber(formOf(schema.element))) return asNumber(items[0])
    return joinEntries(items.map((item) => partsOf(schema.element, item, words))) || null
  }
  if (schema instanceof z.ZodRecord) {
    const rows = Object.entries(isFields(value) ? value : {})
    const print = (one: unknown) => words.toCell(textOf(one), schema.valueType as Schema)
    return joinEntries(rows.map(([name, one]) => [name, print(one)])) || null
  }
  return isNumber(schema) ? asNumber(value) : words.toCell(textOf(value), field) || null
}

/** A value of a file as a cell that no program reads as a formula. */
export function toCell(field: Forms, value: unknown, words: FieldWords): string | number | null {
  const cell = printed(field, value, words)
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell
}

function valueFrom(field: Schema, text: string, words: FieldWords): unknown {
  const schema = formOf(field)
  if (isNumber(schema)) return numberFrom(field, text)
  if (schema instanceof z.ZodBoolean) return YES.test(text) ? true : NO.test(text) ? false : text
  if (schema instanceof z.ZodEnum) {
    const option = schema.options.find((one) => String(one).toLowerCase() === text.toLowerCase())
    return option ?? text
  }
  return words.fromCell(text.trim(), field)
}

function entryFrom(element: Schema, parts: readonly string[], words: FieldWords): unknown {
  const schema = formOf(element)
  if (!(schema instanceof z.ZodObject)) return valueFrom(element, parts.join(' | '), words)
  const fields = Object.entries(schema.shape).flatMap(([name, part], index, all) => {
    const text = index === all.length - 1 ? parts.slice(index).join(' | ') : parts[index]
    return text ? [[name, valueFrom(part, text, words)] as const] : []
  })
  return Object.fromEntries(fields)
}

/** A cell's value as the file has it; undefined for an empty cell. */
export function fromCell({ schema: whole, separate }: Forms, cell: Cell, words: FieldWords): unknown {
  const text = cellText(cell)
  if (text === '') return undefined
  if (isFlag(whole)) return YES.test(text) || undefined
  const most = formOf(whole) instanceof z.ZodRecord ? 2 : 1
  const isSeparate = separate && splitEntries(text).some((parts) => parts.length > most)
  const field = isSeparate ? separate : whole
  const schema = formOf(field)
  if (schema instanceof z.ZodObject) {
    const names = new Map(
      Object.entries(schema.shape).map(([name, part]) => [titleOf(name, part).toLowerCase(), name]),
    )
    const byPart = Map.groupBy(splitEntries(text), ([part = '']) => names.get(part.toLowerCase()) ?? part)
    return Object.fromEntries(
      [...byPart].map(([name, entries]) => [name, entries.map(([, ...rest]) => rest.join(' | '))]),
    )
  }
  if (schema instanceof z.ZodArray) {
    const entries = isNumber(formOf(schema.element))
      ? numbersFrom(text).map((one) => [one])
      : splitEntries(text)
    return entries.map((parts) => entryFrom(schema.element, parts, words))
  }
  if (schema instanceof z.ZodRecord) {
    const rows = splitEntries(text).map(([name = '', ...value]) => [
      name.trim(),
      valueFrom(schema.valueType as Schema, value.join(' | '), words),
    ])
    return Object.fromEntries(rows)
  }
  return valueFrom(field, text, words)
}

/** The entries of a list's cell; of any other cell its text. */
export function entriesIn(field: Schema, cell: Cell): string[] {
  const text = cellText(cell)
  const isList = formOf(field) instanceof z.ZodArray
  return isList ? splitEntries(text).map((parts) => parts.join(' | ')) : [text].filter(Boolean)
}

export function holdsNumbers(field: Schema): boolean {
  const form = formOf(field)
  return isNumber(form) || (form instanceof z.ZodArray && isNumber(formOf(form.element)))
}

/** 5/2/2026, 10-12-26, 2026-05-02, 5-Feb, 3.00E+05: what programs turn 5/2 or 3E5 into. Sizes such as 44/52/60 are no dates. */
const CONVERTED =
  /^(?:(?:0?[1-9]|1[0-2])([/.-])(?:0?[1-9]|[12]\d|3[01])\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2}|\d{1,2}-[A-Z][a-z]{2}|\d(?:\.\d+)?E[+-]?\d+)$/
const FORMULA_ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/

/** @param isName whether it holds text or a number as text, which is never a date */
export function cellError(
  field: Schema,
  isName: boolean,
  cell: Cell,
): Pick<Fault, 'problem' | 'got' | 'remedy'> | undefined {
  const got = cellText(cell)
  const hasFigures = holdsNumbers(field)
  if (FORMULA_ERROR.test(got))
    return { problem: 'the formula gives an error', got, remedy: 'Write the value in its place.' }
  if (got.startsWith('=') && hasFigures)
    return { problem: 'expected a value, not a formula', got, remedy: CORRECT }
  if (cell instanceof Date || ((hasFigures || isName) && CONVERTED.test(got))) {
    const problem = 'is a date or a power of ten, which spreadsheet programs make of 5-2, 5/2 and 3E5'
    return { problem, got, remedy: 'Format the cell as Text, then enter it again.' }
  }
  if (formOf(field) instanceof z.ZodBoolean && got !== '' && !isFlagWord(got))
    return { problem: 'expected yes or no', got, remedy: CORRECT }
  if (!(formOf(field) instanceof z.ZodRecord)) return undefined
  const alone = splitEntries(got).find((parts) => parts.length < 2 || parts.includes(''))
  return (
    alone && { problem: 'expected two parts with | between them', got: alone.join(' | '), remedy: CORRECT }
  )
}
