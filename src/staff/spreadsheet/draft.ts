import { error } from '../../catalogue/faults.ts'
import { KIND_NAMES, KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { fileStem, type ReadableRecords } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { isOptional } from '../editor/schema.ts'
import { filledMerges, hasNoValue } from './brand-list.ts'
import { type Cell, cellText, isFlagWord } from './cells.ts'
import { type Column, columnFor, columnLabeled, columnsOf } from './columns.ts'
import {
  brandNames,
  brandsNamed,
  choicesOf,
  MAPPING_FOLDER,
  type Mapping,
  type MappingFile,
  questionsIn,
  ROWS_ABOVE,
} from './mapping.ts'
import type { Table } from './read-file.ts'
import type { Finding, Outcome } from './report.ts'

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

const TELLING: Readonly<Record<ProductKind, string>> = {
  fans: 'sizes airflowRating bladeCount bladeDropInches motorType',
  fixtures: 'fixtureHeight fixtureLength fixtureWidth numberOfBulbs bulbType maxOverallHeight',
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
      const fields = [...guessed.values()].flatMap((column) => column?.field ?? [])
      const telling = TELLING[kind].split(' ').filter((field) => fields.includes(field)).length
      return { table, head, kind, guessed, count: fields.length, points: telling + Number(isNamed(kind)) }
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
  { isDry, hasOthers }: { isDry: boolean; hasOthers: boolean },
): { drafts: Outcome['drafts']; findings: Finding[]; skipped: string[] } {
  const clear = sheets.filter(({ count, isKindClear }) => isKindClear && count >= MIN_GUESSED)
  const longest = sheets.toSorted((a, b) => b.table.rows.length - a.table.rows.length).slice(0, 1)
  const chosen = clear.length > 0 || hasOthers ? clear : longest
  const brands = brandNames(records)
  const [named] = chosen.flatMap(({ table, head }) => brandsNamed(listFile, table, head, brands))
  const stem = named ?? (slugOf(fileStem(listFile)) || 'list')
  const taken = new Set(mappings.map(({ file }) => file))
  const drafts: Outcome['drafts'] = []
  const findings: Finding[] = []
  for (const [kind, group] of Map.groupBy(chosen, (sheet) => sheet.kind)) {
    let name = `${stem}.json`
    for (let n = 1; taken.has(name); n += 1) name = `${stem}-${kind}${n > 1 ? `-${n}` : ''}.json`
    taken.add(name)
    const mapping = draftOf(group, kind, records, brands.get(named ?? ''))
    const file = `${MAPPING_FOLDER}/${name}`
    const remedy = isDry
      ? `Without --dry-run, a draft of their meaning is written to ${file}, for you to correct.`
      : `A draft of their meaning is in ${file}: correct it, write "confirmed": true, and run the import again.`
    findings.push(error({ file: listFile }, 'its columns are not ours', remedy))
    findings.push(...questionsIn(name, mapping, records))
    drafts.push({ file, text: `${JSON.stringify(mapping, null, 2)}\n` })
  }
  const skipped = sheets.filter((sheet) => !chosen.includes(sheet)).map(({ table }) => table.name)
  return { drafts, findings, skipped }
}
