import { KIND_NAMES, KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { fileStem } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import type { RawContent } from '../check-content/read-content.ts'
import { filledMerges, finishColumns, hasNoValue } from './brand-rows.ts'
import { type Cell, cellText, isFlagWord } from './cells.ts'
import { type Column, columnNamed, columnsOf } from './columns.ts'
import {
  brandNames,
  brandsNamed,
  choicesOf,
  isSameHead,
  MAPPING_FOLDER,
  type Mapping,
  type MappingFile,
  readMapping,
} from './mapping.ts'
import { error, type Line, ROWS_ABOVE, type Table } from './read-tables.ts'

/** The draft of a mapping, for someone to correct and confirm. */
export interface Draft {
  file: string
  text: string
}

type Headings = Readonly<Record<string, string>>

const COMMON: Headings = {
  title: 'product name, model name, fan name, item name, name, title, collection, product, family',
  manufacturerNameReference: 'brand, maker, manufacturer, vendor',
  productDescription:
    'description, long description, romance copy, marketing copy, copy, bullets, bullet points, features',
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

/** The headings of brands for our columns, several words before one. */
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

/** Fields that the other kind of product does not have, or whose headings tell the kind. */
const TELLING: Readonly<Record<ProductKind, readonly string[]>> = {
  fans: ['sizes', 'airflowRating', 'bladeCount', 'bladeDropInches', 'motorType'],
  fixtures: [
    'fixtureHeight',
    'fixtureLength',
    'fixtureWidth',
    'numberOfBulbs',
    'bulbType',
    'maxOverallHeight',
  ],
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

type Guessed = ReadonlyMap<string, Column | undefined>

/** Our column for each heading: one with our own name first, then by the longest phrase of whole words. */
function guessColumns(kind: ProductKind, headings: readonly string[]): Map<string, Column | undefined> {
  const columns = columnsOf(kind)
  const matches = headings.flatMap((heading) => {
    const words = wordsOf(heading)
    const own = columnNamed(columns, heading)
    const ours = own ? [{ heading, column: own, weight: Number.POSITIVE_INFINITY }] : []
    const phrases = Object.entries(HEADINGS[kind]).flatMap(([field, list]) => {
      const column = columns.find((one) => one.field === field && one.variant?.name !== 'mixed')
      return list.split(', ').flatMap((phrase) => {
        const isWhole = words === phrase || words.replaceAll(' ', '') === phrase.replaceAll(' ', '')
        const isPart = ` ${words} `.includes(` ${phrase} `)
        if (!column || !(isWhole || isPart)) return []
        return { heading, column, weight: phrase.length + (isWhole ? 100 : 0) }
      })
    })
    return [...ours, ...phrases]
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

const countOf = (guessed: Guessed): number => [...guessed.values()].filter(Boolean).length

/** Minimum of headings: with fewer, a row is a title, or a line of a letter. */
const MIN_HEADINGS = 3

/** A sheet that no mapping is for: the row of its headings, and their most likely meaning. */
export interface UnknownSheet {
  table: Table
  head: number
  /** The kind of product, and whether it is certain. */
  kind: ProductKind
  isKindClear: boolean
  guessed: Guessed
}

const headingsIn = (row: readonly Cell[] = []): string[] => [
  ...new Set(row.map(cellText).filter((text) => text !== '')),
]

/** A sheet with a row of three or more headings above other rows; undefined for any other. */
export function unknownSheet(listFile: string, table: Table): UnknownSheet | undefined {
  const rows = table.rows.slice(0, Math.min(ROWS_ABOVE, table.rows.length - 1)).map(headingsIn)
  const possible = KINDS.flatMap((kind) =>
    rows.flatMap((headings, head) =>
      headings.length >= MIN_HEADINGS ? { kind, head, guessed: guessColumns(kind, headings) } : [],
    ),
  )
  const [best] = possible.toSorted((a, b) => countOf(b.guessed) - countOf(a.guessed) || a.head - b.head)
  if (!best) return undefined
  const points = (kind: ProductKind) => {
    const fields = [...guessColumns(kind, rows[best.head] ?? []).values()].map(
      (column) => column?.field ?? '',
    )
    const isNamed = [listFile, table.name].some((name) => KIND_IN_NAMES[kind].test(wordsOf(name)))
    return TELLING[kind].filter((field) => fields.includes(field)).length + (isNamed ? 1 : 0)
  }
  const [first, second] = KINDS.map((kind) => ({ kind, points: points(kind) })).toSorted(
    (a, b) => b.points - a.points,
  )
  const isKindClear = first !== undefined && first.points > (second?.points ?? 0)
  const kind = isKindClear ? first.kind : best.kind
  const guessed = guessColumns(kind, rows[best.head] ?? [])
  return withName({ table, head: best.head, kind, isKindClear, guessed })
}

/** The different values below a heading, in their order. */
function valuesUnder({ table, head }: UnknownSheet, heading: string): string[] {
  const at = (table.rows[head] ?? []).findIndex((cell) => cellText(cell) === heading)
  const values = filledMerges(table, head)
    .slice(head + 1)
    .map((row) => cellText(row[at]))
  return [...new Set(values)].filter((value) => value !== '' && value !== heading && !hasNoValue(value))
}

/** A "description" that is no longer is the name of a product. */
const MAX_NAME = 40

/** If no column is a name, short descriptions are names. */
function withName(sheet: UnknownSheet): UnknownSheet {
  const [title] = columnsOf(sheet.kind)
  const described = [...sheet.guessed].find(([, column]) => column?.field === 'productDescription')?.[0]
  if ([...sheet.guessed.values()].includes(title) || described === undefined) return sheet
  const lengths = valuesUnder(sheet, described)
    .map(({ length }) => length)
    .toSorted((a, b) => a - b)
  const isShort = (lengths[Math.floor(lengths.length / 2)] ?? 0) <= MAX_NAME
  return isShort ? { ...sheet, guessed: new Map([...sheet.guessed, [described, title]]) } : sheet
}

/** Whether a name comes back in other finishes or sizes, or is left out below a product's first row. */
function rowsOf(sheet: UnknownSheet): Mapping['rows'] {
  const { shown, sizes } = finishColumns(columnsOf(sheet.kind))
  const [title] = columnsOf(sheet.kind)
  const heads = (sheet.table.rows[sheet.head] ?? []).map(cellText)
  const at = (column: Column | undefined) =>
    heads.indexOf([...sheet.guessed].find(([, one]) => one !== undefined && one === column)?.[0] ?? ' ')
  const [name, finish, size] = [at(title), at(shown), at(sizes)]
  const rows = filledMerges(sheet.table, sheet.head).slice(sheet.head + 1)
  const textAt = (row: readonly Cell[], column: number) => cellText(row[column])
  const named = rows.filter((row) => textAt(row, name) !== '')
  const keys = (columns: number[]) =>
    new Set(named.map((row) => columns.map((column) => textAt(row, column)).join('\n'))).size
  const isRepeated = keys([name]) < named.length
  const unnamed = rows.filter(
    (row) => textAt(row, name) === '' && row.filter((cell) => cellText(cell) !== '').length > 1,
  )
  const isFinishBelow = unnamed.some((row) => textAt(row, finish) !== '')
  if ((isRepeated && keys([name, finish, size]) === named.length) || isFinishBelow) return 'finish'
  return unnamed.length > named.length ? 'first' : 'product'
}

const MAX_VALUES = 40
const MAX_EXAMPLES = 3
const MAX_EXAMPLE = 30

/** A draft for sheets of one kind. Columns are guessed, values never: a wrong location rating is dangerous. */
function draftOf(
  sheets: readonly [UnknownSheet, ...UnknownSheet[]],
  content: RawContent,
  brand: string,
): Mapping {
  const [{ kind, isKindClear }] = sheets
  const guessed = new Map(sheets.flatMap((sheet) => [...sheet.guessed]))
  const valuesOf = (heading: string) => [...new Set(sheets.flatMap((sheet) => valuesUnder(sheet, heading)))]
  const values = [...guessed].flatMap(([heading, column]) => {
    if (!column) return []
    const choices = choicesOf(content, kind, column)?.map((choice) => choice.toLowerCase())
    const isFinish = column.field === 'shown' || column.field === 'colors'
    const open = isFinish
      ? // Codes such as BN stand for finishes.
        valuesOf(heading)
          .flatMap((value) => value.split(/\s*[;,/\n]\s*/))
          .filter((value) => /^[A-Z0-9]{2,4}$/.test(value))
      : choices
        ? valuesOf(heading).filter(
            (value) => !choices.includes(value.toLowerCase()) && !(choices[0] === 'yes' && isFlagWord(value)),
          )
        : []
    const entries = [...new Set(open)].slice(0, MAX_VALUES).map((value) => [value, ''])
    return entries.length > 0 ? [[column.label, Object.fromEntries(entries)] as const] : []
  })
  const missing = columnsOf(kind).filter(
    ({ field }) =>
      ['manufacturerNameReference', 'productCategories'].includes(field) &&
      ![...guessed.values()].some((column) => column?.field === field),
  )
  const examples = [...guessed.keys()].map((heading) => {
    const some = valuesOf(heading).slice(0, MAX_EXAMPLES)
    const cut = some.map((value) => (value.length > MAX_EXAMPLE ? `${value.slice(0, MAX_EXAMPLE)}…` : value))
    return [heading, cut.join(' · ')] as const
  })
  return {
    confirmed: false,
    sheet: isKindClear ? KIND_NAMES[kind].title : '',
    rows: sheets.map(rowsOf).find((rows) => rows !== 'product') ?? 'product',
    skip: {},
    columns: Object.fromEntries([...guessed].map(([heading, column]) => [heading, column?.label ?? ''])),
    examples: Object.fromEntries(examples.filter(([, values]) => values !== '')),
    values: Object.fromEntries(values),
    names: {},
    always: Object.fromEntries(
      missing.map(({ label, field }) => [label, field === 'manufacturerNameReference' ? brand : '']),
    ),
  }
}

/** Minimum of meaningful columns: with fewer, a sheet beside a list of products is one of freight or of parts. */
const MIN_GUESSED = 3
const isProductList = ({ guessed, isKindClear }: UnknownSheet): boolean =>
  isKindClear && countOf(guessed) >= MIN_GUESSED

/**
 * The sheets that get a draft: those that look like products; failing those, if the file has no other list, the longest.
 */
function sheetsToDraft(sheets: readonly UnknownSheet[], hasOthers: boolean): readonly UnknownSheet[] {
  const clear = sheets.filter(isProductList)
  if (clear.length > 0 || hasOthers) return clear
  return sheets.toSorted((a, b) => b.table.rows.length - a.table.rows.length).slice(0, 1)
}

/**
 * A draft for each kind of product in sheets that have no mapping.
 *
 * @param hasOthers whether the file has other sheets that are read
 * @returns also the names of the sheets that get none
 */
export function draftMappings(
  listFile: string,
  sheets: readonly UnknownSheet[],
  content: RawContent,
  mappings: readonly MappingFile[],
  dryRun: boolean,
  hasOthers: boolean,
): { drafts: Draft[]; lines: Line[]; skipped: string[] } {
  const chosen = sheetsToDraft(sheets, hasOthers)
  const brands = brandNames(content)
  const [named] = chosen.flatMap(({ table, head }) => brandsNamed(listFile, table, head, brands))
  const stem = named ?? (slugOf(fileStem(listFile)) || 'list')
  const taken = new Set(mappings.map(({ file }) => file))
  const drafts: Draft[] = []
  const lines: Line[] = []
  for (const [kind, [first, ...rest]] of Map.groupBy(chosen, (sheet) => sheet.kind)) {
    if (!first) continue
    const names = [
      stem,
      `${stem}-${kind}`,
      ...Array.from({ length: taken.size }, (_, n) => `${stem}-${kind}-${n + 2}`),
    ]
    const name = `${names.find((one) => !taken.has(`${one}.json`)) ?? stem}.json`
    taken.add(name)
    const file = `${MAPPING_FOLDER}/${name}`
    const mapping = draftOf([first, ...rest], content, named ? (brands.get(named) ?? '') : '')
    const text = `${JSON.stringify(mapping, null, 2)}\n`
    const former = mappings.find((one) => one.file === `${stem}.json`)
    const gone = Object.keys(former?.mapping.columns ?? {}).filter(
      (theirs) => ![...first.guessed.keys()].some((heading) => isSameHead(heading, theirs)),
    )
    const changed =
      former && gone.length > 0
        ? ` ${former.file} no longer fits: ${gone.map((one) => `"${one.replaceAll(/\s+/g, ' ')}"`).join(', ')} are gone.`
        : ''
    const where = dryRun
      ? `Without --dry-run, a draft of their meaning is written to ${file}, for you to correct.`
      : `A draft of their meaning is in ${file}: correct it, write "confirmed": true, and run the import again.`
    lines.push(error(`${listFile}: its columns are not ours.${changed} ${where}`))
    lines.push(...readMapping(name, JSON.stringify({ ...mapping, confirmed: true }), content).lines)
    drafts.push({ file, text })
  }
  const skipped = sheets.filter((sheet) => !chosen.includes(sheet)).map(({ table }) => table.name)
  return { drafts, lines, skipped }
}
