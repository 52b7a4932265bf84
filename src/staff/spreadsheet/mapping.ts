import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { describeIssues } from '../../catalogue/describe-issues.ts'
import { error, type Fault } from '../../catalogue/faults.ts'
import { KIND_NAMES, KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { fileStem, type ReadableRecords } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { parseJson } from '../check-content/json.ts'
import type { FolderKind } from '../editor/layouts.ts'
import { isOptional } from '../editor/schema.ts'
import {
  type Cell,
  type Column,
  cellText,
  columnFor,
  columnLabeled,
  columnNamed,
  columnsOf,
  isFlagWord,
  isSameHead,
  optionsOf,
  referencesOf,
  SHEETS,
  type Table,
} from './columns.ts'
import type { Outcome } from './report.ts'

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
  faults: Fault[]
}

/** The cells of a sheet, with the value of merged cells repeated downward. */
export function filledMerges({ rows, merges = [] }: Table, head: number): Cell[][] {
  const filled = rows.map((row) => [...row])
  for (const { startRow, startCol, endRow } of merges)
    for (const cells of startRow > head ? filled.slice(startRow + 1, endRow + 1) : [])
      cells[startCol] = rows[startRow]?.[startCol] ?? null
  return filled
}

/** Placeholders that brands write into a cell without a value: `n/a`, `–`, `TBD`. */
const NO_VALUE =
  /^(?:n\.?\s?\/\s?a\.?|na|[-–—−]+|(?:none|not) (?:given|available|applicable|stated|specified)|tb[ad]|to be (?:determined|announced)|unknown)$/i
export const hasNoValue = (words: string): boolean => NO_VALUE.test(words)

/** The kind of record in a list; undefined if it has none or is undecided. */
export const kindOf = ({ sheet }: Pick<Mapping, 'sheet'>): FolderKind | undefined =>
  SHEETS.find(({ name }) => name === sheet)?.kind

/** The values that a column may have; empty if it may have any. */
const choicesOf = (records: ReadableRecords, kind: FolderKind, { field, schema }: Column): string[] => [
  ...(referencesOf(kind, field, records)?.values() ?? optionsOf(schema) ?? []),
]

export const brandNames = (records: ReadableRecords): ReadonlyMap<string, string> =>
  referencesOf('fans', 'manufacturerNameReference', records) ?? new Map()

/** Names that are not our columns, and empty values of required columns: only a person can fill them in. */
function questionsIn(file: string, mapping: Mapping, records: ReadableRecords): Fault[] {
  const { sheet, columns, values, always } = mapping
  const kind = kindOf(mapping)
  if (sheet === '') {
    const remedy = `Write "${sheetNames[0]}" or "${sheetNames[1]}", or "${NO_PRODUCTS}" to skip the sheet.`
    return [error({ file, field: 'sheet' }, 'it is unclear whether this sheet has fans or lights', remedy)]
  }
  if (!kind) return []
  const labels = columnsOf(kind).map(({ label }) => label)
  const faults: Fault[] = []
  const ask = (field: string, problem: string, remedy: string) =>
    faults.push(error({ file, field }, problem, remedy))
  const named = (field: string, label: string): Column | undefined => {
    const column = columnNamed(kind, label)
    if (!column && label !== '') ask(field, `"${label}" is not one of our columns`, suggest(label, labels))
    return column
  }
  const oursFrom = (choices: readonly string[]) => (choices.length > 0 ? `Ours: ${quoted(choices)}.` : '')
  const mapped = Object.entries(columns).map(([theirs, our]) => named(`columns.${theirs}`, our))
  for (const [label, words] of Object.entries(values)) {
    const field = `values.${label}`
    const column = named(field, label)
    if (!column || isOptional(column.schema) || !mapped.includes(column)) continue
    const choices = choicesOf(records, kind, column)
    const open = Object.keys(words).filter((theirs) => words[theirs] === '')
    const quotes = open.map((theirs) => {
      const near = nearest(theirs, choices)
      return near ? `"${theirs}" (${near}?)` : `"${theirs}"`
    })
    if (open.length > 0) ask(field, `write our value beside ${quotes.join(', ')}`, oursFrom(choices))
  }
  for (const [label, our] of Object.entries(always)) {
    const field = `always.${label}`
    const column = named(field, label)
    if (!column || isOptional(column.schema) || our !== '' || mapped.includes(column)) continue
    const problem = 'the list has no column for it: write its value for all products, or add a column'
    ask(field, problem, oursFrom(choicesOf(records, kind, column)))
  }
  return faults
}

/** Reads a mapping file, and collects what is wrong with it or not answered in it. */
export function readMapping(
  file: string,
  text: string,
  records: ReadableRecords,
): { mapping?: Mapping; faults: Fault[] } {
  const parsed = parseJson(file, text)
  if ('fault' in parsed) return { faults: [parsed.fault] }
  const { success, error: issues, data: mapping } = mappingSchema.safeParse(parsed.value)
  if (!success)
    return { faults: describeIssues(issues.issues, { schema: mappingSchema, raw: parsed.value, file }) }
  const faults = questionsIn(file, mapping, records)
  const remedy = 'Check each column, correct it, and write "confirmed": true; then run the import again.'
  if (!mapping.confirmed) faults.push(error({ file }, 'is a draft', remedy))
  return { mapping, faults }
}

/** The mapping files in `content/import/`, and what is wrong with those that cannot be read. */
export async function readMappings(
  root: string,
  records: ReadableRecords,
): Promise<{ all: MappingFile[]; broken: Fault[] }> {
  const folder = join(root, MAPPING_FOLDER)
  const names = await readdir(folder).catch(() => [])
  const all: MappingFile[] = []
  const broken: Fault[] = []
  for (const file of names.filter((name) => name.endsWith('.json'))) {
    const { mapping, faults } = readMapping(file, await readFile(join(folder, file), 'utf8'), records)
    if (mapping) all.push({ file, mapping, faults })
    else broken.push(...faults)
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
function brandsNamed(
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
): MappingFile | Fault | undefined {
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

type Headings = Readonly<Record<string, string>>

const COMMON: Headings = {
  title: 'product name, model name, fan name, item name, name, title, collection, product, family',
  manufacturerNameReference: 'brand, maker, manufacturer, vendor',
  productDescription:
    'description, long description, romance copy, marketing copy, copy, body html, bullets, bullet points, features',
  imageUrl: 'image, image file, image url, main image, image 1, picture, photo, file name',
  colors: 'all finishes, available finishes, other finishes, finishes, all colors, available colors, colors',
  shown: 'finish, color, colour, fin',
  locationRating: 'location rating, ul location, ul listing, ul rating, location, environment',
  productCategories: 'product category, product type, categories, category, type',
  styles: 'styles, style',
  lumensRating: 'lumens, lumen',
  mounting: 'mounting type, mounting, mount',
}
const NUMBER = 'model number, item number, part number, catalog number, sku, mpn, model, item, part'

const HEADINGS: Readonly<Record<ProductKind, Headings>> = {
  fans: {
    ...COMMON,
    modelNumber: NUMBER,
    sizes: 'blade sweep, blade span, fan size, fan diameter, sweep, span, diameter, sizes, size',
    airflowRating: 'airflow, air flow, cfm',
    bladeCount: 'number of blades, blades number, blade number, blades',
    bladeDropInches: 'ceiling to blade, blade drop, drop',
    wattsOnHigh: 'watts high, watts, wattage',
    lightIncluded: 'light included, light kit included, light kit, light',
    inWallRemoteControlIncluded: 'wall control, wall remote',
    handheldRemoteControlIncluded: 'remote control, remote',
    smartFan: 'smart fan, smart, wifi, wi fi',
    motorType: 'motor type, motor',
  },
  fixtures: {
    ...COMMON,
    partNumber: NUMBER,
    maxOverallHeight: 'maximum overall height, overall height, max height, maximum height',
    fixtureHeight: 'height, ht, h',
    fixtureLength: 'length, l',
    fixtureWidth: 'width, diameter, dia, w',
    numberOfBulbs:
      'number of bulbs, number of lamps, number of lights, bulbs number, bulb number, lamp number, bulbs',
    bulbWattage: 'max wattage, wattage, watts',
    bulbType: 'bulb type, lamp type, bulb, lamp, socket, base',
  },
}

const KIND_IN_NAMES: Readonly<Record<ProductKind, RegExp>> = {
  fans: /\bfans?\b/i,
  fixtures: /\b(lights?|lighting|fixtures?|lamps?|chandeliers?|pendants?|sconces?)\b/i,
}

/** `# of Blades` → `number of blades`. A heading without spaces is one word: `aboutItem` has no item number. */
const wordsOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/#|\b(?:no|nbr|num|qty|quantity|count)\b\.?/g, ' number ')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim()

/** Our column for each heading: one with our own name first, then by the longest phrase of whole words. */
function guessColumns(kind: ProductKind, headings: readonly string[]): Map<string, Column | undefined> {
  const matches = headings.flatMap((heading) => {
    const words = wordsOf(heading)
    const own = columnLabeled(kind, heading)
    const phrases = Object.entries(HEADINGS[kind]).flatMap(([field, list]) =>
      list.split(', ').flatMap((phrase) => {
        const isWhole = words.replaceAll(' ', '') === phrase.replaceAll(' ', '')
        const column = columnFor(kind, field)
        if (!column || !(isWhole || ` ${words} `.includes(` ${phrase} `))) return []
        return { heading, column, weight: phrase.length + (isWhole ? 100 : 0) }
      }),
    )
    return [...(own ? [{ heading, column: own, weight: Number.POSITIVE_INFINITY }] : []), ...phrases]
  })
  const guessed = new Map<string, Column | undefined>(headings.map((heading) => [heading, undefined]))
  const taken = new Set<Column>()
  for (const { heading, column } of matches.toSorted((a, b) => b.weight - a.weight)) {
    if (guessed.get(heading) || taken.has(column)) continue
    guessed.set(heading, column)
    taken.add(column)
  }
  return guessed
}

/** Minimum of headings: with fewer, a row is a title, or a line of a letter. */
const MIN_HEADINGS = 3

/** A sheet that no mapping is for: the row of its headings, and their most likely meaning. */
export interface UnknownSheet {
  table: Table
  head: number
  kind: ProductKind
  isKindClear: boolean
  guessed: ReadonlyMap<string, Column | undefined>
  /** The number of guessed columns. */
  count: number
}

const headingsIn = (row: readonly Cell[]): string[] => [...new Set(row.map(cellText))].filter(Boolean)

/** A sheet with a row of three or more headings above other rows; undefined for any other. */
export function unknownSheet(listFile: string, table: Table): UnknownSheet | undefined {
  const isNamed = (kind: ProductKind) =>
    [listFile, table.name].some((name) => KIND_IN_NAMES[kind].test(wordsOf(name)))
  const possible = KINDS.flatMap((kind) =>
    table.rows.slice(0, Math.min(ROWS_ABOVE, table.rows.length - 1)).flatMap((row, head) => {
      const headings = headingsIn(row)
      if (headings.length < MIN_HEADINGS) return []
      const guessed = guessColumns(kind, headings)
      const count = [...guessed.values()].filter(Boolean).length
      return { table, head, kind, guessed, count, points: count + Number(isNamed(kind)) }
    }),
  )
  const [best] = possible.toSorted((a, b) => b.count - a.count || a.head - b.head)
  const same = possible.filter(({ head }) => head === best?.head).toSorted((a, b) => b.points - a.points)
  const [first, second] = same
  if (!best || !first) return undefined
  const isKindClear = first.points > (second?.points ?? 0)
  return { ...(isKindClear ? first : best), isKindClear }
}

const rowsBelow = ({ table, head }: UnknownSheet): string[][] =>
  filledMerges(table, head)
    .slice(head + 1)
    .map((row) => row.map(cellText))

function valuesUnder(sheet: UnknownSheet, heading: string): string[] {
  const at = (sheet.table.rows[sheet.head] ?? []).findIndex((cell) => cellText(cell) === heading)
  const values = new Set(rowsBelow(sheet).map((row) => row[at] ?? ''))
  return [...values].filter((value) => value !== '' && value !== heading && !hasNoValue(value))
}

/** Whether rows are finishes or sizes: with them, a name comes back or is left out, and without them it does not. */
function rowsOf(sheet: UnknownSheet): Mapping['rows'] {
  const heads = (sheet.table.rows[sheet.head] ?? []).map(cellText)
  const [name = -1, ...variants] = ['title', 'shown', 'sizes'].map((field) =>
    heads.findIndex((heading) => sheet.guessed.get(heading)?.field === field),
  )
  const rows = rowsBelow(sheet).filter((row) => [name, ...variants].some((at) => row[at]))
  const different = (columns: number[]) =>
    new Set(rows.map((row) => columns.map((at) => row[at]).join('\n'))).size
  const isFinish = different([name]) < rows.length && different([name, ...variants]) === rows.length
  return isFinish ? 'finish' : 'product'
}

const MAX_VALUES = 40
const MAX_EXAMPLES = 3
const MAX_EXAMPLE = 30

/** The columns that new products need; names and numbers differ, and every finish sold comes from the finishes shown. */
const requiredColumns = (kind: ProductKind): Column[] =>
  columnsOf(kind).filter(
    (column) =>
      !isOptional(column.schema) &&
      !['title', 'colors', 'finishPictures', 'partNumber'].includes(column.field),
  )

/** A draft for sheets of one kind. Columns are guessed, values never: a wrong location rating is dangerous. */
function draftOf(
  sheets: readonly UnknownSheet[],
  kind: ProductKind,
  records: ReadableRecords,
  brand = '',
): Mapping {
  const guessed = new Map(sheets.flatMap((sheet) => [...sheet.guessed]))
  const valuesOf = (heading: string) => [...new Set(sheets.flatMap((sheet) => valuesUnder(sheet, heading)))]

  /** Values that only a person can translate: codes of finishes, and those that a column may not have. */
  function openValues(heading: string, column: Column): string[] {
    if (column.field === 'shown' || column.field === 'colors')
      return valuesOf(heading)
        .flatMap((value) => value.split(/\s*[;,/\n]\s*/))
        .filter((value) => /^[A-Z0-9]{2,4}$/.test(value))
    const choices = choicesOf(records, kind, column).map((choice) => choice.toLowerCase())
    if (choices.length === 0) return []
    const isFlag = choices[0] === 'yes'
    return valuesOf(heading).filter(
      (value) => !choices.includes(value.toLowerCase()) && !(isFlag && isFlagWord(value)),
    )
  }

  const columns = [...guessed].flatMap(([heading, column]) => (column ? [{ heading, column }] : []))
  const values = columns.map(({ heading, column }) => {
    const open = [...new Set(openValues(heading, column))].slice(0, MAX_VALUES)
    return [column.label, Object.fromEntries(open.map((value) => [value, '']))] as const
  })
  const missing = requiredColumns(kind).filter((one) => !columns.some(({ column }) => column === one))
  const examples = [...guessed.keys()].map((heading) => {
    const some = valuesOf(heading).slice(0, MAX_EXAMPLES)
    const cut = some.map((value) => (value.length > MAX_EXAMPLE ? `${value.slice(0, MAX_EXAMPLE)}…` : value))
    return [heading, cut.join(' · ')] as const
  })
  return {
    confirmed: false,
    sheet: sheets.every(({ isKindClear }) => isKindClear) ? KIND_NAMES[kind].title : '',
    rows: sheets.map(rowsOf).find((rows) => rows !== 'product') ?? 'product',
    skip: {},
    columns: Object.fromEntries([...guessed].map(([heading, column]) => [heading, column?.label ?? ''])),
    examples: Object.fromEntries(examples.filter(([, some]) => some !== '')),
    values: Object.fromEntries(values.filter(([, open]) => Object.keys(open).length > 0)),
    names: {},
    always: Object.fromEntries(
      missing.map(({ label, field }) => [label, field === 'manufacturerNameReference' ? brand : '']),
    ),
  }
}

/** Minimum of meaningful columns: with fewer, an extra sheet has freight or parts. */
const MIN_GUESSED = 3

/** A draft for each kind of product that sheets look like; failing that, for the longest sheet of a file with no other list. */
export function draftMappings(
  listFile: string,
  sheets: readonly UnknownSheet[],
  records: ReadableRecords,
  mappings: readonly MappingFile[],
  hasOthers: boolean,
): { drafts: Outcome['drafts']; faults: Fault[]; skipped: string[] } {
  const clear = sheets.filter(({ count, isKindClear }) => isKindClear && count >= MIN_GUESSED)
  const longest = sheets.toSorted((a, b) => b.table.rows.length - a.table.rows.length).slice(0, 1)
  const chosen = clear.length > 0 || hasOthers ? clear : longest
  const brands = brandNames(records)
  const [named] = chosen.flatMap(({ table, head }) => brandsNamed(listFile, table, head, brands))
  const stem = named ?? (slugOf(fileStem(listFile)) || 'list')
  const taken = new Set(mappings.map(({ file }) => file))
  const drafts: Outcome['drafts'] = []
  const faults: Fault[] = []
  for (const [kind, group] of Map.groupBy(chosen, (sheet) => sheet.kind)) {
    let name = `${stem}.json`
    for (let n = 1; taken.has(name); n += 1) name = `${stem}-${kind}${n > 1 ? `-${n}` : ''}.json`
    taken.add(name)
    const mapping = draftOf(group, kind, records, brands.get(named ?? ''))
    const file = `${MAPPING_FOLDER}/${name}`
    const remedy = `A draft of their meaning is in ${file}: correct it, write "confirmed": true, and run the import again.`
    faults.push(error({ file: listFile }, 'its columns are not ours', remedy))
    faults.push(...questionsIn(name, mapping, records))
    drafts.push({ file, text: `${JSON.stringify(mapping, null, 2)}\n` })
  }
  const skipped = sheets.filter((sheet) => !chosen.includes(sheet)).map(({ table }) => table.name)
  return { drafts, faults, skipped }
}
