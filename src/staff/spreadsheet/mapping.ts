import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { describeIssues } from '../../catalogue/describe-issues.ts'
import { error } from '../../catalogue/faults.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { fileStem, type ReadableRecords } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { parseJson } from '../check-content/json.ts'
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

export const MAPPING_FOLDER = 'content/import'

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

export type Mapping = z.output<typeof mappingSchema>

export interface MappingFile {
  file: string
  mapping: Mapping
  findings: Finding[]
}

/** The kind of record in a list; undefined if it has none or is undecided. */
export const kindOf = ({ sheet }: Pick<Mapping, 'sheet'>): FolderKind | undefined =>
  SHEETS.find(({ name }) => name === sheet)?.kind

/** The values that a column may have; empty if it may have any. */
export const choicesOf = (
  records: ReadableRecords,
  kind: FolderKind,
  { field, schema }: Column,
): string[] => [...(referencesOf(kind, field, records)?.values() ?? optionsOf(schema) ?? [])]

export const brandNames = (records: ReadableRecords): ReadonlyMap<string, string> =>
  referencesOf('fans', 'manufacturerNameReference', records) ?? new Map()

/** Names that are not our columns, and empty values of required columns: only a person can fill them in. */
export function questionsIn(file: string, mapping: Mapping, records: ReadableRecords): Finding[] {
  const { sheet, columns, values, always } = mapping
  const kind = kindOf(mapping)
  if (sheet === '') {
    const remedy = `Write "${sheetNames[0]}" or "${sheetNames[1]}", or "${NO_PRODUCTS}" to skip the sheet.`
    return [error({ file, field: 'sheet' }, 'it is unclear whether this sheet has fans or lights', remedy)]
  }
  if (!kind) return []
  const mapped = Object.values(columns)
  const labels = columnsOf(kind).map(({ label }) => label)
  const findings: Finding[] = []
  /** @param question what is open about the column, from the values that it may have */
  const check = (field: string, label: string, question?: (choices: readonly string[]) => string | false) => {
    const column = columnNamed(kind, label)
    if (!column) {
      const list = 'docs/fields.md lists them by their names in the editor.'
      const remedy = nearest(label, labels) ? suggest(label, labels) : list
      if (label !== '' && label !== FILE_HEAD)
        findings.push(error({ file, field }, `"${label}" is not one of our columns`, remedy))
      return
    }
    const choices = choicesOf(records, kind, column)
    const problem = !isOptional(column.schema) && question?.(choices)
    const remedy = choices.length > 0 ? `Ours: ${quoted(choices)}.` : ''
    if (problem) findings.push(error({ file, field }, problem, remedy))
  }
  for (const [theirs, our] of Object.entries(columns)) check(`columns.${theirs}`, our)
  for (const [label, words] of Object.entries(values))
    check(`values.${label}`, label, (choices) => {
      const theirs = mapped.includes(label) ? Object.keys(words).filter((one) => words[one] === '') : []
      const quotes = theirs.map((one) => {
        const near = nearest(one, choices)
        return near ? `"${one}" (${near}?)` : `"${one}"`
      })
      return quotes.length > 0 && `write our value beside ${quotes.join(', ')}`
    })
  for (const [label, our] of Object.entries(always))
    check(`always.${label}`, label, () => {
      const problem = 'the list has no column for it: write its value for all products, or add a column'
      return our === '' && !mapped.includes(label) && problem
    })
  return findings
}

/** Reads a mapping file, and collects what is wrong with it or not answered in it. */
export function readMapping(
  file: string,
  text: string,
  records: ReadableRecords,
): { mapping?: Mapping; findings: Finding[] } {
  const parsed = parseJson(file, text)
  if ('fault' in parsed) return { findings: [parsed.fault] }
  const { success, error: issues, data: mapping } = mappingSchema.safeParse(parsed.value)
  if (!success)
    return { findings: describeIssues(issues.issues, { schema: mappingSchema, raw: parsed.value, file }) }
  const findings = questionsIn(file, mapping, records)
  const remedy = 'Check each column, correct it, and write "confirmed": true; then run the import again.'
  if (!mapping.confirmed) findings.push(error({ file }, 'is a draft', remedy))
  return { mapping, findings }
}

/** The mapping files in `content/import/`, and what is wrong with those that cannot be read. */
export async function readMappings(
  root: string,
  records: ReadableRecords,
): Promise<{ all: MappingFile[]; broken: Finding[] }> {
  const folder = join(root, MAPPING_FOLDER)
  const names = await readdir(folder).catch(() => [])
  const all: MappingFile[] = []
  const broken: Finding[] = []
  for (const file of names.filter((name) => name.endsWith('.json'))) {
    const { mapping, findings } = readMapping(file, await readFile(join(folder, file), 'utf8'), records)
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

/** The mapping for a sheet by its columns, then by the brand in its name. A mapping named after another brand does not count. */
export function chooseMapping(
  listFile: string,
  table: Table,
  all: readonly MappingFile[],
  brands: ReadonlyMap<string, string>,
): MappingFile | Finding | undefined {
  const fitting = all.flatMap((one) => {
    const { head, share } = headOf(table, one.mapping)
    if (share < MIN_KNOWN) return []
    const named = brandsNamed(listFile, table, head, brands)
    const brand = fileStem(one.file)
    const isNamed = named.includes(brand)
    return named.length > 0 && !isNamed && brands.has(brand) ? [] : { one, rank: share + Number(isNamed) }
  })
  const [first, second] = fitting.toSorted((a, b) => b.rank - a.rank)
  if (!first || second?.rank !== first.rank) return first?.one
  const problem = `it has the columns of ${first.one.file} and of ${second.one.file}`
  const remedy = `Delete one of them in ${MAPPING_FOLDER}; or, if they are for two brands, put the brand into the name of the list.`
  return error({ file: listFile }, problem, remedy)
}
