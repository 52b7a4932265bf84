import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { describeIssues } from '../../catalogue/describe-issues.ts'
import { error } from '../../catalogue/faults.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { fileStem } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { parseJson } from '../check-content/json.ts'
import type { RawContent } from '../check-content/read-content.ts'
import type { FolderKind } from '../editor/layouts.ts'
import { isOptional } from '../editor/schema.ts'
import { cellText, optionsOf } from './cells.ts'
import {
  type Column,
  columnNamed,
  columnsOf,
  FILE_HEAD,
  isSameHead,
  referencesOf,
  SHEETS,
} from './columns.ts'
import type { Table } from './read-file.ts'
import type { Finding } from './report.ts'

/** Folder of mapping files, which serve for the brand's next list, too. */
export const MAPPING_FOLDER = 'content/import'

/** The answer for a sheet without products. */
const NO_PRODUCTS = 'none'
/** One row each for a product; for its finishes and sizes; or only a product's first row counts. */
const ROWS = ['product', 'finish', 'first'] as const
const texts = z.record(z.string(), z.string({ error: 'expected text in quotation marks' }))
const sheetNames = SHEETS.map(({ name }) => name)
const quoted = (words: readonly string[]): string => words.map((one) => `"${one}"`).join(', ')

const mappingSchema = z.strictObject({
  confirmed: z.boolean({ error: 'expected true or false, without quotation marks' }),
  /** Empty in a draft if unclear. */
  sheet: z.enum(['', NO_PRODUCTS, ...sheetNames], {
    error: `expected one of ${quoted([...sheetNames, NO_PRODUCTS])}`,
  }),
  rows: z.enum(ROWS, { error: `expected one of ${quoted(ROWS)}` }).default('product'),
  /** Rows to skip, by the brand's column and its values. */
  skip: z
    .record(z.string(), z.array(z.string(), { error: 'expected a list such as ["Tower Fan", "Mister"]' }))
    .default({}),
  /** Our column for each of the brand's; empty for a skipped one. */
  columns: texts,
  /** Two or three example values per column of the brand, for people only. */
  examples: texts.default({}),
  /** Our values for the brand's, by our columns. */
  values: z.record(z.string(), texts).default({}),
  /** Our product name by its number, if the list has two products with one name. */
  names: texts.default({}),
  /** The values of all products that the list has no column for, by our columns. */
  always: texts.default({}),
})

/** The meaning of a brand's own columns. */
export type Mapping = z.output<typeof mappingSchema>

/** A mapping, the name of its file, and its open questions. */
export interface MappingFile {
  file: string
  mapping: Mapping
  findings: Finding[]
}

/** The kind of record in a list; undefined if it has none or is undecided. */
export const kindOf = ({ sheet }: Pick<Mapping, 'sheet'>): FolderKind | undefined =>
  SHEETS.find(({ name }) => name === sheet)?.kind

/** The values that a column may have; empty if it may have any. */
export const choicesOf = (content: RawContent, kind: FolderKind, { field, schema }: Column): string[] => [
  ...(referencesOf(kind, field, content)?.values() ?? optionsOf(schema) ?? []),
]

/** The names of all brands by their files. */
export const brandNames = (content: RawContent): ReadonlyMap<string, string> =>
  referencesOf('fans', 'manufacturerNameReference', content) ?? new Map()

/** Names other than our columns, and required values that only a person can give. */
export function questionsIn(file: string, mapping: Mapping, content: RawContent): Finding[] {
  const kind = kindOf(mapping)
  if (mapping.sheet === '') {
    const remedy = `Write "${sheetNames[0]}" or "${sheetNames[1]}", or "${NO_PRODUCTS}" to skip the sheet.`
    return [error({ file, field: 'sheet' }, 'it is unclear whether this sheet has fans or lights', remedy)]
  }
  if (!kind) return []
  const labels = columnsOf(kind).map(({ label }) => label)
  const named = [
    ...Object.entries(mapping.columns).map(([theirs, our]) => [`columns.${theirs}`, our] as const),
    ...Object.keys(mapping.values).map((our) => [`values.${our}`, our] as const),
    ...Object.keys(mapping.always).map((our) => [`always.${our}`, our] as const),
  ]
  const unknown = named.flatMap(([field, our]) => {
    if (our === '' || our === FILE_HEAD || columnNamed(kind, our)) return []
    const remedy = nearest(our, labels)
      ? suggest(our, labels)
      : 'docs/fields.md lists them by their names in the editor.'
    return error({ file, field }, `"${our}" is not one of our columns`, remedy)
  })
  const required = (label: string) => {
    const column = columnNamed(kind, label)
    return column && !isOptional(column.schema) ? column : undefined
  }
  const values = Object.entries(mapping.values).flatMap(([label, words]) => {
    const column = Object.values(mapping.columns).includes(label) ? required(label) : undefined
    const choices = column ? choicesOf(content, kind, column) : []
    const open = Object.entries(words).flatMap(([theirs, our]) => {
      const near = nearest(theirs, choices)
      return our === '' ? `"${theirs}"${near ? ` (${near}?)` : ''}` : []
    })
    if (!column || open.length === 0) return []
    const remedy = choices.length > 0 ? `Ours: ${quoted(choices)}.` : ''
    return error({ file, field: `values.${label}` }, `write our value beside ${open.join(', ')}`, remedy)
  })
  const always = Object.entries(mapping.always).flatMap(([label, our]) => {
    const isMapped = Object.values(mapping.columns).includes(label)
    const column = our === '' && !isMapped ? required(label) : undefined
    if (!column) return []
    const choices = choicesOf(content, kind, column)
    const isNone = choices.length === 0 && referencesOf(kind, column.field, content)
    const problem = 'the list has no column for it, and new products need it'
    const remedy = isNone
      ? 'There is none yet: add it in the editor first.'
      : `Add one to the list, or write the value of all of them${choices.length > 0 ? `: ${quoted(choices)}` : ''}.`
    return error({ file, field: `always.${label}` }, problem, remedy)
  })
  return [...unknown, ...values, ...always]
}

/** Reads a mapping file, and collects what is wrong with it or not answered in it. */
export function readMapping(
  file: string,
  text: string,
  content: RawContent,
): { mapping?: Mapping; findings: Finding[] } {
  const parsed = parseJson(file, text)
  if ('fault' in parsed) return { findings: [parsed.fault] }
  const { success, error: issues, data: mapping } = mappingSchema.safeParse(parsed.value)
  if (!success)
    return { findings: describeIssues(issues.issues, { schema: mappingSchema, raw: parsed.value, file }) }
  const findings = questionsIn(file, mapping, content)
  const remedy = 'Check each column, correct it, and write "confirmed": true; then run the import again.'
  if (!mapping.confirmed) findings.push(error({ file }, 'is a draft', remedy))
  return { mapping, findings }
}

/**
 * The mapping files that an import reads by, and what is wrong with those that cannot be read.
 *
 * @param given the one file to read by; without it, all of `content/import/`
 */
export async function readMappings(
  root: string,
  given: string | undefined,
  content: RawContent,
): Promise<{ all: MappingFile[]; broken: Finding[] }> {
  const folder = join(root, MAPPING_FOLDER)
  const names = given ? [] : await readdir(folder).catch(() => [])
  const paths = given
    ? [given]
    : names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name))
  const all: MappingFile[] = []
  const broken: Finding[] = []
  for (const path of paths) {
    const text = await readFile(path, 'utf8').catch(() => undefined)
    const file = basename(path)
    const { mapping, findings } =
      text === undefined
        ? { findings: [error({ file: path }, 'there is no such file', 'Check its name.')] }
        : readMapping(file, text, content)
    if (mapping) all.push({ file, mapping, findings })
    else broken.push(...findings)
  }
  return { all, broken }
}

/** Titles and empty lines may come before the headings of a list. */
export const ROWS_ABOVE = 30

/** Brands change a few columns from year to year; with fewer of those mapped, it is another list. */
const MIN_KNOWN = 0.6

/** The row with most of a mapping's columns, and its share of them. */
export function headOf({ rows }: Table, { columns }: Mapping): { head: number; share: number } {
  const used = Object.entries(columns).flatMap(([theirs, our]) => (our === '' ? [] : theirs))
  const names = used.length > 0 ? used : Object.keys(columns)
  const counts = rows
    .slice(0, ROWS_ABOVE)
    .map((row) => names.filter((name) => row.some((cell) => isSameHead(name, cellText(cell)))).length)
  const most = Math.max(0, ...counts)
  return { head: Math.max(0, counts.indexOf(most)), share: names.length === 0 ? 0 : most / names.length }
}

/** The brands whose names are in a file's name, a sheet's name or the titles above its headings. */
export function brandsNamed(
  listFile: string,
  { name, rows }: Table,
  head: number,
  brands: ReadonlyMap<string, string>,
): string[] {
  const titles = rows.slice(0, head).flatMap((row) => row.map(cellText))
  const words = `-${slugOf([fileStem(listFile), name, ...titles].join(' '))}-`
  return [...brands].flatMap(([stem, title]) =>
    [stem, slugOf(title)].some((one) => one !== '' && words.includes(`-${one}-`)) ? stem : [],
  )
}

/** A mapping's brand: its brand for all products, else its file name. */
function brandOf({ file, mapping }: MappingFile, brands: ReadonlyMap<string, string>): string {
  const given = Object.entries(mapping.always).find(([label]) => isSameHead(label, 'Brand'))?.[1] ?? ''
  const stem = slugOf(given)
  return [...brands].find(([name, title]) => stem === name || stem === slugOf(title))?.[0] ?? fileStem(file)
}

/**
 * The mapping for a sheet: by its columns, then by the brand that it names. A sheet that names
 * another brand is read by none of them.
 */
export function chooseMapping(
  listFile: string,
  table: Table,
  all: readonly MappingFile[],
  brands: ReadonlyMap<string, string>,
): MappingFile | Finding | undefined {
  const fitting = all
    .map((one) => ({ one, ...headOf(table, one.mapping), brand: brandOf(one, brands) }))
    .filter(({ share }) => share >= MIN_KNOWN)
  const named = brandsNamed(listFile, table, fitting[0]?.head ?? 0, brands)
  const own = fitting.filter(({ brand }) => named.includes(brand))
  const left = named.length > 0 ? fitting.filter(({ brand }) => !brands.has(brand)) : fitting
  const [first, second] = (own.length > 0 ? own : left).toSorted((a, b) => b.share - a.share)
  if (!first || second?.share !== first.share) return first?.one
  const problem = `it has the columns of ${first.one.file} and of ${second.one.file}`
  const remedy = `Delete one of them in ${MAPPING_FOLDER}; or, if they are for two brands, put the brand into the name of the list.`
  return error({ file: listFile }, problem, remedy)
}
