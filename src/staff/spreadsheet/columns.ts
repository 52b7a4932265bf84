import { extname, posix } from 'node:path'
import type { Sheet } from 'hucre/xlsx'
import { z } from 'zod'
import { CORRECT } from '../../catalogue/describe-issues.ts'
import type { Fault } from '../../catalogue/faults.ts'
import { isKind, KIND_NAMES, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { fileStem, REFERENCES, type ReadableRecords, type RecordKind } from '../../catalogue/records.ts'
import { parseMeasurement } from '../../catalogue/rules/parse-measurement.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import type { Content } from '../check-content/read-content.ts'
import { expected } from '../content-guide/expected.ts'
import { uploadFolder } from '../editor/fields.ts'
import { arrangedFields, type FolderKind, layoutOf, TITLE_FIELDS, variantOf } from '../editor/layouts.ts'
import {
  type Fields,
  formOf,
  isFields,
  isFlag,
  listOf,
  metaOf,
  type Schema,
  shapeOf,
} from '../editor/schema.ts'

export interface ContentBefore extends Content {
  pictures: ReadonlySet<string>
}

/** A sheet as it was read. */
export interface Table {
  /** The sheet's or CSV file's name. */
  name: string
  rows: Cell[][]
  /** Corners of merged cells, from 0. Only the first cell has the value. */
  merges?: readonly NonNullable<Sheet['merges']>[number][]
  /** Hidden rows, and numbers that a program shows otherwise than it stores them. */
  faults?: readonly Fault[]
}

/** A sheet column: a field of the form. */
export interface Column {
  field: string
  /** The words of the form. */
  label: string
  /** The heading: the label, and how several values are written. */
  head: string
  note: string
  schema: Schema
  /** The second form of a fan's finishes: body and blades chosen separately. */
  separate?: Schema
}

/** A row's cells by field. */
export type Cells = ReadonlyMap<string, Cell>

/** A row of a sheet, whether the sheet is ours or a brand's. */
export interface Row {
  /** From 0. */
  place: number
  /** The name of its record's file; empty for a new record. */
  file: string
  cells: Map<string, Cell>
}

/** A sheet with our columns. */
export interface Grid {
  table: string
  kind: FolderKind
  /** Each field's column, from 0. */
  places: ReadonlyMap<string, number>
  rows: Row[]
  /** For a brand's list: its mapping file, the values that file gives all products, and the brands of the products. */
  mapping?: { file: string; always: Cells; brands: ReadonlySet<string> }
}

export const FILE_HEAD = 'File'

export const SHEETS: readonly { kind: FolderKind; name: string }[] = [
  ...KINDS.map((kind) => ({ kind, name: KIND_NAMES[kind].title })),
  ...(['manufacturers', 'fanCategories', 'fixtureCategories'] as const).map((kind) => ({
    kind,
    name: layoutOf(kind).label,
  })),
]

/** Cell entry format, as in its heading: `a; b`, `Body | Blades | Photo; …`, `Body | a; Blades | a`. */
function formOfEntries(field: Schema): string {
  const schema = formOf(field)
  const titles = (shape: z.core.$ZodShape) =>
    Object.entries(shape).map(([name, part]) => metaOf(part).title ?? name)
  if (schema instanceof z.ZodObject) return ` (${titles(schema.shape).join(' | a; ')} | a)`
  if (schema instanceof z.ZodArray) {
    const element = formOf(schema.element)
    return element instanceof z.ZodObject ? ` (${titles(element.shape).join(' | ')}; …)` : ' (a; b)'
  }
  if (!(schema instanceof z.ZodRecord)) return ''
  return ` (${metaOf(schema.keyType).title} | ${metaOf(schema.valueType as Schema).title}; …)`
}

function makeColumns(kind: FolderKind): readonly Column[] {
  const shape = shapeOf(kind)
  return arrangedFields(kind).flatMap((place): Column[] => {
    const { fields, variants } = typeof place === 'string' ? { fields: [place] } : place
    return fields.map((field) => {
      const whole = shape[field] as Schema
      const { title: label = field, description } = metaOf(whole)
      const [schema, separate] = variants ? [variantOf(whole, 0), variantOf(whole, 1)] : [whole]
      const note = [
        description,
        isFlag(whole) && 'Write yes or no.',
        separate && `For body and blades chosen separately:${formOfEntries(separate)}.`,
      ]
      const head = `${label}${formOfEntries(schema)}`
      return {
        field,
        label,
        head,
        note: note.filter(Boolean).join(' '),
        schema,
        ...(separate && { separate }),
      }
    })
  })
}

/** Headings differ in line breaks and capital letters from one printing of a list to the next. */
const plain = (head: string): string => head.replaceAll(/\s+/g, ' ').trim().toLowerCase()
export const isSameHead = (a: string, b: string): boolean => plain(a) === plain(b)
const withoutFormat = (head: string): string => plain(head).replace(/ ?\([^()]*\)$/, '')

const COLUMNS = Object.fromEntries(SHEETS.map(({ kind }) => [kind, makeColumns(kind)]))

/** A kind's columns after the first, in its form's order and words. */
export const columnsOf = (kind: FolderKind): readonly Column[] => COLUMNS[kind] ?? []

export const columnFor = (kind: FolderKind, field: string): Column | undefined =>
  columnsOf(kind).find((one) => one.field === field)

/** The column with a label, with or without the format. */
export const columnLabeled = (kind: FolderKind, heading: string): Column | undefined =>
  columnsOf(kind).find(({ label }) => [plain(heading), withoutFormat(heading)].includes(label.toLowerCase()))

/** The column that a heading names, by its label or by the field of the file. */
export const columnNamed = (kind: FolderKind, heading: string): Column | undefined =>
  columnLabeled(kind, heading) ?? columnFor(kind, heading.trim())

const NAME_FIELDS: readonly string[] = Object.values(TITLE_FIELDS)

export const isName = (field: string): boolean => NAME_FIELDS.includes(field)
export const isNumber = (field: string): boolean => ['modelNumber', 'partNumber'].includes(field)
export const nameIn = (cells: Cells): string => cellText(cells.get([...cells.keys()].find(isName) ?? ''))

const titleOf = (kind: RecordKind, fields: object): string =>
  String((fields as Fields)[TITLE_FIELDS[kind as FolderKind]] ?? '').trim()

/** Names in a sheet of the records that a field may name, by file. Products and records that share a name have their file's. */
export function referencesOf(
  kind: FolderKind,
  field: string,
  records: ReadableRecords,
): ReadonlyMap<string, string> | undefined {
  const target = REFERENCES[kind]?.[field]
  if (!target) return undefined
  const all = records[target].map(({ file, fields }) => [fileStem(file), titleOf(target, fields)] as const)
  const isOwn = (title: string) =>
    title !== '' && all.filter(([file, other]) => other === title || file === title).length === 1
  return new Map(all.map(([file, title]) => [file, !isKind(target) && isOwn(title) ? title : file]))
}

/** The name under which a brand's picture is saved: `FP 7890-BL.JPG` → `fp-7890-bl.jpg`. */
export const pictureFileName = (name: string): string =>
  `${slugOf(fileStem(name))}${extname(name).toLowerCase()}`

const PICTURE = /\.(jpe?g|png|webp|avif)$/i

/** @param records those that exist, and those that are new in the same import */
export function fieldWords(
  kind: FolderKind,
  records: ReadableRecords,
  present: ReadonlySet<string>,
): (field: string) => FieldWords {
  const isPicture = (schema: Schema) => metaOf(schema).input === 'picture'
  const make = (field: string): FieldWords => {
    const names = referencesOf(kind, field, records)
    const files = new Map([...(names ?? [])].map(([file, name]) => [name.toLowerCase(), file]))
    // A picture in its field's folder has only its name in a sheet.
    const { media_folder: inContent, public_folder: folder } = uploadFolder(
      kind,
      layoutOf(kind).uploads[field] ?? 'images',
    )
    const pictureFrom = (name: string) => {
      if (name.includes('/') || !PICTURE.test(name)) return name
      const isPresent = present.has(`${inContent.slice(1)}/${name}`)
      return `${folder}/${isPresent ? name : pictureFileName(name)}`
    }
    return {
      names,
      toCell: (value, schema) => {
        if (!isPicture(schema)) return names?.get(value) ?? value
        return posix.dirname(value) === folder ? posix.basename(value) : value
      },
      fromCell: (words, schema) => {
        if (isPicture(schema)) return pictureFrom(words)
        return names ? (files.get(words.toLowerCase()) ?? (slugOf(words) || words)) : words
      },
    }
  }
  const words = new Map(columnsOf(kind).map(({ field }) => [field, make(field)]))
  return (field) => words.get(field) as FieldWords
}

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

/** `4'-8"`, `132 cm`, `52 1/2`: inches, to two decimals as pages show them. Undefined for any other text. */
function inchesFrom(text: string): number | undefined {
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

const isNumeric = (schema: Schema): boolean => schema instanceof z.ZodNumber

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

const partTitle = (name: string, part: Schema): string => metaOf(part).title ?? name

function printed({ schema: whole, separate }: Forms, value: unknown, words: FieldWords) {
  if (isFlag(whole)) return value === true ? 'yes' : null
  const isSeparate = formOf(whole) instanceof z.ZodRecord ? Array.isArray(value) : isFields(value)
  const field = separate && isSeparate ? separate : whole
  const schema = formOf(field)
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries(schema.shape).flatMap(([name, part]) =>
      listOf((value as Fields)[name]).map((item) => [partTitle(name, part), textOf(item)]),
    )
    return joinEntries(parts) || null
  }
  if (schema instanceof z.ZodArray) {
    const items = listOf(value)
    if (items.length === 1 && isNumeric(formOf(schema.element))) return asNumber(items[0])
    return joinEntries(items.map((item) => partsOf(schema.element, item, words))) || null
  }
  if (schema instanceof z.ZodRecord) {
    const rows = Object.entries(isFields(value) ? value : {})
    const print = (one: unknown) => words.toCell(textOf(one), schema.valueType as Schema)
    return joinEntries(rows.map(([name, one]) => [name, print(one)])) || null
  }
  return isNumeric(schema) ? asNumber(value) : words.toCell(textOf(value), field) || null
}

/** A value of a file as a cell that no program reads as a formula. */
export function toCell(field: Forms, value: unknown, words: FieldWords): string | number | null {
  const cell = printed(field, value, words)
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell
}

function valueFrom(field: Schema, text: string, words: FieldWords): unknown {
  const schema = formOf(field)
  if (isNumeric(schema)) return numberFrom(field, text)
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
      Object.entries(schema.shape).map(([name, part]) => [partTitle(name, part).toLowerCase(), name]),
    )
    const byPart = Map.groupBy(splitEntries(text), ([part = '']) => names.get(part.toLowerCase()) ?? part)
    return Object.fromEntries(
      [...byPart].map(([name, entries]) => [name, entries.map(([, ...rest]) => rest.join(' | '))]),
    )
  }
  if (schema instanceof z.ZodArray) {
    const entries = isNumeric(formOf(schema.element))
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
  return isNumeric(form) || (form instanceof z.ZodArray && isNumeric(formOf(form.element)))
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
