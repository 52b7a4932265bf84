import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { describeIssues } from '../../catalogue/describe-issues.ts'
import { faultText } from '../../catalogue/faults.ts'
import { isKind, KIND_NAMES } from '../../catalogue/kinds/product-kinds.ts'
import { suggest } from '../../catalogue/nearest.ts'
import { CATEGORY_RECORDS, fileStem } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { parseJson } from '../check-content/json.ts'
import type { RawContent } from '../check-content/read-content.ts'
import type { FolderKind } from '../editor/layouts.ts'
import { isOptional } from '../editor/schema.ts'
import { cellText, optionsOf } from './cells.ts'
import { type Column, columnNamed, columnsOf, FILE_HEAD, SHEETS } from './columns.ts'
import { error, type Line, ROWS_ABOVE, type Table } from './read-tables.ts'

/** Where mapping files are kept: they are for the brand's next list, too. */
export const MAPPING_FOLDER = 'content/import'

/** The answer for a sheet that is no list of products. */
const NO_PRODUCTS = 'none'
/** One row each for a product; for its finishes and sizes; or a product's first row alone counts. */
const ROWS = ['product', 'finish', 'first'] as const
const texts = z.record(z.string(), z.string({ error: 'expected text in quotation marks' }))
const sheetNames = SHEETS.map(({ name }) => name)

const mappingSchema = z.strictObject({
  confirmed: z.boolean({ error: 'expected true or false, without quotation marks' }),
  /** Empty in a draft if unclear. */
  sheet: z.enum(['', NO_PRODUCTS, ...sheetNames], {
    error: `expected one of ${[...sheetNames, NO_PRODUCTS].map((name) => `"${name}"`).join(', ')}`,
  }),
  rows: z
    .enum(ROWS, { error: `expected one of ${ROWS.map((one) => `"${one}"`).join(', ')}` })
    .default('product'),
  /** Rows to skip, by the brand's column and its values. */
  skip: z
    .record(z.string(), z.array(z.string(), { error: 'expected a list such as ["Tower Fan", "Mister"]' }))
    .default({}),
  /** Our column for each of the brand's; empty for a skipped one. */
  columns: texts,
  /** Two or three values of each of the brand's columns, to decide by; not read. */
  examples: texts.default({}),
  /** Our values for the brand's, by our columns. */
  values: z.record(z.string(), texts).default({}),
  /** Our name of a product by its number, if the list has two of one name. */
  names: texts.default({}),
  /** The values of all products that the list has no column for, by our columns. */
  always: texts.default({}),
})

/** The meaning of a brand's own columns. It is kept for the brand's next list, under any file name. */
export type Mapping = z.output<typeof mappingSchema>

/** A mapping, the name of its file, and its open questions. */
export interface MappingFile {
  file: string
  mapping: Mapping
  lines: Line[]
}

/** The kind of record that a list holds; undefined if it holds none, or that is not decided. */
export const kindOf = ({ sheet }: Pick<Mapping, 'sheet'>): FolderKind | undefined =>
  SHEETS.find(({ name }) => name === sheet)?.kind

/** Headings differ in line breaks and capital letters from one printing of a list to the next. */
export const isSameHead = (a: string, b: string): boolean => plain(a) === plain(b)
const plain = (head: string): string => head.replaceAll(/\s+/g, ' ').trim().toLowerCase()

const fieldOf = (value: unknown, field: string): string =>
  String((value as Record<string, unknown> | undefined)?.[field] ?? '')

/** The names of all brands by their files. */
export const brandNames = ({ manufacturers }: RawContent): Map<string, string> =>
  new Map(manufacturers.map(({ name, value }) => [name, fieldOf(value, 'name')]))

/** The values that a column may have; undefined if it may have any. */
export function choicesOf(
  content: RawContent,
  kind: FolderKind,
  column: Column,
): readonly string[] | undefined {
  if (column.field === 'manufacturerNameReference') return [...brandNames(content).values()]
  if (column.field !== 'productCategories' || !isKind(kind)) return optionsOf(column.schema)
  const { categoryTitle } = KIND_NAMES[kind]
  return content[CATEGORY_RECORDS[kind]].map(({ value }) => fieldOf(value, categoryTitle))
}

function unknownColumns(file: string, kind: FolderKind, mapping: Mapping): Line[] {
  const columns = columnsOf(kind)
  const labels = columns.map(({ label }) => label)
  const ours = [
    ...Object.entries(mapping.columns).map(([theirs, our]) => ({ place: `columns.${theirs}`, our })),
    ...Object.keys(mapping.values).map((our) => ({ place: `values.${our}`, our })),
    ...Object.keys(mapping.always).map((our) => ({ place: `always.${our}`, our })),
  ]
  return ours
    .filter(({ our }) => our !== '' && our !== FILE_HEAD && !columnNamed(columns, our))
    .map(({ place, our }) =>
      error(`${file} › ${place}: "${our}" is not one of our columns. ${suggest(our, labels)}`),
    )
}

/** Values that only a person can give: those of required columns. */
function openQuestions(file: string, kind: FolderKind, mapping: Mapping, content: RawContent): Line[] {
  const required = (label: string) => {
    const column = columnNamed(columnsOf(kind), label)
    return column && !isOptional(column.schema) ? column : undefined
  }
  const choices = (column: Column): string => {
    const options = choicesOf(content, kind, column)
    if (options?.length === 0) return '. There is none yet: add it in the editor first'
    return options ? `: ${options.map((one) => `"${one}"`).join(', ')}` : ''
  }
  const values = Object.entries(mapping.values).flatMap(([label, words]) => {
    const column = Object.values(mapping.columns).includes(label) ? required(label) : undefined
    const open = Object.entries(words).flatMap(([theirs, our]) => (our === '' ? `"${theirs}"` : []))
    if (!column || open.length === 0) return []
    return error(`${file} › values.${label}: write our value beside ${open.join(', ')}${choices(column)}.`)
  })
  const always = Object.entries(mapping.always).flatMap(([label, our]) => {
    const column = our === '' ? required(label) : undefined
    if (!column) return []
    return error(
      `${file} › always.${label}: the list has no column for it. Write the value of all its products${choices(column)}.`,
    )
  })
  return [...values, ...always]
}

/** Reads a mapping file, and collects what is wrong with it or not answered in it. */
export function readMapping(
  file: string,
  text: string,
  content: RawContent,
): { mapping?: Mapping; lines: Line[] } {
  const parsed = parseJson(file, text)
  if ('fault' in parsed) return { lines: [error(faultText(parsed.fault))] }
  const read = mappingSchema.safeParse(parsed.value)
  if (!read.success) {
    const faults = describeIssues(read.error.issues, { schema: mappingSchema, raw: parsed.value, file })
    return { lines: faults.map((fault) => error(faultText(fault))) }
  }
  const mapping = read.data
  const kind = kindOf(mapping)
  const unclear = `${file} › sheet: fans or lights? Write ${sheetNames
    .slice(0, 2)
    .map((name) => `"${name}"`)
    .join(' or ')}, or "${NO_PRODUCTS}" to skip the sheet.`
  const unconfirmed = `${file}: is a draft. Check each column, correct it, and write "confirmed": true; then run the import again.`
  return {
    mapping,
    lines: [
      ...(mapping.sheet === '' ? [error(unclear)] : []),
      ...(kind ? unknownColumns(file, kind, mapping) : []),
      ...(kind ? openQuestions(file, kind, mapping, content) : []),
      ...(mapping.confirmed ? [] : [error(unconfirmed)]),
    ],
  }
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
): Promise<{ all: MappingFile[]; broken: Line[] }> {
  const folder = join(root, MAPPING_FOLDER)
  const names = given ? [] : await readdir(folder).catch(() => [])
  const paths = given
    ? [given]
    : names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name))
  const all: MappingFile[] = []
  const broken: Line[] = []
  for (const path of paths) {
    const file = basename(path)
    const text = await readFile(path, 'utf8').catch(() => undefined)
    const { mapping, lines } =
      text === undefined
        ? { lines: [error(`${path}: there is no such file. Check its name.`)] }
        : readMapping(file, text, content)
    if (mapping) all.push({ file, mapping, lines })
    else broken.push(...lines)
  }
  return { all, broken }
}

/** Brands change a few columns from year to year; with fewer of those mapped, it is another list. */
const MIN_KNOWN = 0.6

/** The row that has most of the columns that a mapping names, and its share of them. */
export function headOf({ rows }: Table, { columns }: Mapping): { at: number; share: number } {
  const used = Object.entries(columns).flatMap(([theirs, our]) => (our === '' ? [] : theirs))
  const names = used.length > 0 ? used : Object.keys(columns)
  const counts = rows
    .slice(0, ROWS_ABOVE)
    .map((row) => names.filter((name) => row.some((cell) => isSameHead(name, cellText(cell)))).length)
  const most = Math.max(0, ...counts)
  return { at: Math.max(0, counts.indexOf(most)), share: names.length === 0 ? 0 : most / names.length }
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

/** The brand of a mapping: the one that it gives all products, else the one that its file is named after. */
const brandOf = ({ file, mapping }: MappingFile, brands: ReadonlyMap<string, string>): string => {
  const column = columnsOf(kindOf(mapping) ?? 'fans').find(
    ({ field }) => field === 'manufacturerNameReference',
  )
  const given = slugOf(mapping.always[column?.label ?? ''] ?? '')
  return [...brands].find(([stem, title]) => given === stem || given === slugOf(title))?.[0] ?? fileStem(file)
}

/**
 * The mapping for a sheet: the one whose columns it has, and of several the one of the brand that it names. A sheet that names
 * another brand is read by none of them.
 */
export function chooseMapping(
  listFile: string,
  table: Table,
  all: readonly MappingFile[],
  brands: ReadonlyMap<string, string>,
): { chosen?: MappingFile; lines: Line[] } {
  const fitting = all
    .map((one) => ({ one, ...headOf(table, one.mapping), brand: brandOf(one, brands) }))
    .filter(({ share }) => share >= MIN_KNOWN)
  const named = brandsNamed(listFile, table, fitting[0]?.at ?? 0, brands)
  const own = fitting.filter(({ brand }) => named.includes(brand))
  const left = named.length > 0 ? fitting.filter(({ brand }) => !brands.has(brand)) : fitting
  const [first, second] = (own.length > 0 ? own : left).toSorted((a, b) => b.share - a.share)
  if (!first) return { lines: [] }
  if (second?.share === first.share) {
    const text = `${listFile}: it has the columns of ${first.one.file} and of ${second.one.file}. Delete one of them in content/import; or, if they are for two brands, put the brand into the name of the list.`
    return { lines: [error(text)] }
  }
  return { chosen: first.one, lines: [] }
}
