import { parse } from 'node-html-parser'
import { orderNumbers } from '../../catalogue/consistency/names.ts'
import { error, warning } from '../../catalogue/faults.ts'
import { isKind, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { fileStem } from '../../catalogue/records.ts'
import { counted } from '../../catalogue/rules/numbers.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { type FolderKind, TITLE_FIELDS } from '../editor/layouts.ts'
import { isOptional, metaOf } from '../editor/schema.ts'
import {
  type Cell,
  type Cells,
  type Column,
  type ContentBefore,
  cellText,
  columnFor,
  columnsOf,
  fieldWords,
  holdsNumbers,
  isName,
  isNumber,
  isSameHead,
  joinEntries,
  nameIn,
  numbersFrom,
  type Row,
  splitEntries,
  type Table,
} from './columns.ts'
import { filledMerges, hasNoValue, type MappingFile } from './mapping.ts'
import { rowsText, some } from './report.ts'

interface BrandList extends MappingFile {
  table: Table
  head: number
  kind: FolderKind
  /** Each of our fields' columns in the sheet. */
  places: ReadonlyMap<string, number>
  /** The values of all its products. */
  always: Cells
}

interface BrandRow extends Row {
  /** Order number, and those of the joined rows. */
  numbers: readonly string[]
}

const cellOf = ({ table, places }: BrandList, { place }: Row, field: string) => ({
  file: table.name,
  cell: { row: place, column: places.get(field) ?? 0 },
})

/** A line about the whole list that names some of its rows or products. */
const sayAll = ({ table, faults }: BrandList, problem: string, names: readonly string[], remedy = '') => {
  if (names.length > 0) faults.push(warning({ file: table.name }, `${problem}: ${some(names)}`, remedy))
}

/** Our value for a brand's; undefined if the mapping has none. */
const ourValue = ({ mapping }: BrandList, { label }: Column, words: string): string | undefined =>
  Object.entries(mapping.values[label] ?? {}).find(([theirs]) => isSameHead(theirs, words))?.[1]

function hasValue(list: BrandList, column: Column, words: string): boolean {
  if (words === '' || ourValue(list, column, words) !== undefined) return words !== ''
  return !hasNoValue(words) && !(holdsNumbers(column.schema) && /^none$/i.test(words))
}

/** Minimum of filled cells: with fewer, a row without a name is a title or a footnote. */
const MIN_CELLS = 3
const MAX_QUOTE = 40

/** The rows that are products. Others are named: titles, repeated headings, footnotes, and rows that the mapping skips. */
function productRows(list: BrandList): BrandRow[] {
  const { table, head, kind, places, file, mapping } = list
  const all = filledMerges(table, head).map((cells) => ({ cells, texts: cells.map(cellText) }))
  const heads = all[head]?.texts ?? []
  const isSkipped = (texts: readonly string[]) =>
    Object.entries(mapping.skip).some(([theirs, values]) => {
      const at = heads.findIndex((heading) => isSameHead(heading, theirs))
      return values.some((one) => isSameHead(one, texts[at] ?? ''))
    })
  const rows: BrandRow[] = []
  const skipped: string[] = []
  const others: string[] = []
  for (const [place, { cells, texts }] of all.entries()) {
    const words = texts.filter(Boolean).join(' ')
    if (place <= head || words === '') continue
    const values = new Map(
      columnsOf(kind).flatMap((column): [string, Cell][] => {
        const at = places.get(column.field) ?? -1
        return hasValue(list, column, texts[at] ?? '') ? [[column.field, cells[at] ?? null]] : []
      }),
    )
    const filled = [...values.keys()]
    const numberField = filled.find(isNumber)
    // A feed writes numbers as decimals.
    const number = numberField && cellText(values.get(numberField)).replace(/^(\d+)\.0+$/, '$1')
    if (numberField && number) values.set(numberField, number)
    const isFinish = mapping.rows === 'finish' && values.has('shown')
    const fewest = filled.some(isName) || number || isFinish ? 2 : MIN_CELLS
    if (isSkipped(texts)) skipped.push(String(place + 1))
    else if (values.size < fewest || words === heads.filter(Boolean).join(' '))
      others.push(`${place + 1} "${words.length > MAX_QUOTE ? `${words.slice(0, MAX_QUOTE)}…` : words}"`)
    else rows.push({ place, file: '', cells: values, numbers: number ? [number] : [] })
  }
  sayAll(list, 'no products in these rows, so they are skipped', others)
  sayAll(list, `rows skipped by "skip" in ${file}`, skipped)
  return rows
}

const ENDS = /<\/(?:li|p|div|h\d|tr)>|<br\s*\/?>/gi

/** A text without HTML: each bullet and line a sentence. */
function plainText(text: string): string {
  if (!/<\/?[a-z][^>]*>|&\w+;/i.test(text)) return text
  const lines = parse(text.replaceAll(ENDS, (end) => `${end}\n`)).textContent.split('\n')
  return lines
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?:]$/.test(line) ? line : `${line}.`))
    .join(' ')
}

/** Signs between several finishes in a cell; "w/" is a word. */
const BETWEEN_FINISHES = /\s*(?:[;,\n|]|(?<!\bw)\/)\s*/i

/** A brand's value as ours: translated, a picture by the name of its file, a description without HTML, finishes apart. */
function translated(list: BrandList, row: Row, column: Column, cell: Cell): Cell {
  const words = cellText(cell)
  const whole = ourValue(list, column, words)
  if (whole !== undefined) return whole
  const ours = (part: string) => ourValue(list, column, part) ?? part
  if (metaOf(column.schema).input === 'picture')
    return /[^\\/]*$/.exec(words.replace(/[?#].*$/, ''))?.[0] ?? ''
  if (column.field === 'productDescription') return plainText(words)
  if (holdsNumbers(column.schema)) {
    const theirs = numbersFrom(words)
    const figures = theirs.map(ours)
    // An error quotes the cell as it is, so that "values" can have the same words.
    return figures.every((one, index) => one === theirs[index]) ? cell : figures.join('; ')
  }
  if (!['shown', 'colors'].includes(column.field)) return cell
  const finishes = words.split(BETWEEN_FINISHES).filter(Boolean)
  if (finishes.length > 1 && !words.includes(';')) {
    const remedy = `If one of these is a single finish, write it under "values" in ${list.file}.`
    const fault = warning(cellOf(list, row, column.field), 'read as several finishes', remedy)
    list.faults.push({ ...fault, got: words })
  }
  return listOf(finishes.map(ours))
}

function inOurValues(list: BrandList, rows: readonly BrandRow[]): BrandRow[] {
  const { mapping, kind, always } = list
  let above = ''
  return rows.map((row) => {
    const own = columnsOf(kind).flatMap((column) => {
      const cell = row.cells.get(column.field)
      return cell === undefined ? [] : [[column.field, translated(list, row, column, cell)] as const]
    })
    const cells = new Map([...always, ...own].filter(([, cell]) => cellText(cell) !== ''))
    // Below the first row of a product, lists often leave the name empty.
    const repeated = mapping.rows === 'product' ? '' : above
    above = mapping.names[row.numbers[0] ?? ''] ?? (nameIn(cells) || repeated)
    if (above !== '') cells.set(TITLE_FIELDS[kind], above)
    return { ...row, cells }
  })
}

/** Fields that differ between the rows of one product, and are joined, or taken from its first row. */
const DIFFERING =
  'title shown colors finishPictures imageUrl productDescription sizes modelNumber partNumber'.split(' ')
/** Figures that a product has for each of its sizes. */
const BY_SIZE = ['airflowRating', 'wattsOnHigh']

const textIn = ({ cells }: Row, field: string): string => cellText(cells.get(field))
const distinct = (values: readonly string[]): string[] => [...new Set(values.filter(Boolean))]
const listOf = (entries: readonly string[]): string => joinEntries(entries.map((one) => [one]))

/** A figure for each size, or one for all; undefined if the rows do not agree, or some have none. */
function figures(rows: readonly Row[], field: string, spans: readonly string[]) {
  const bySpan = spans.map((span) =>
    distinct(
      rows.filter((row) => numbersFrom(textIn(row, 'sizes')).includes(span)).map((row) => textIn(row, field)),
    ),
  )
  if (bySpan.length === 0 || bySpan.some(({ length }) => length !== 1)) return undefined
  const all = bySpan.flat()
  return new Set(all).size === 1 ? all[0] : all.join('; ')
}

function ask(list: BrandList, row: BrandRow, first: Row, what: string, or: string): void {
  const [number] = row.numbers
  const name = nameIn(row.cells)
  const rename = number
    ? `Two products? Write a name for this one under "names" in ${list.file}, as ${JSON.stringify(number)}: "${name} …".`
    : 'Two products? Give one another name.'
  const problem = `"${name}" is in row ${first.place + 1} too, ${what}`
  list.faults.push(error(cellOf(list, row, TITLE_FIELDS[list.kind]), problem, `${rename} ${or}`))
}

/**
 * The rows of one product as one: pictures and order numbers go to their finishes, figures to their sizes. An optional column in
 * which they differ otherwise is left out; a required one is a question.
 */
function joinRows(
  list: BrandList,
  rows: readonly [BrandRow, ...BrandRow[]],
  leaveOut: (column: Column) => void,
): BrandRow {
  const [first] = rows
  const spans = distinct(rows.flatMap((row) => numbersFrom(textIn(row, 'sizes'))))
  const cells = new Map(first.cells)
  const put = (field: string, text: string) => text !== '' && cells.set(field, text)
  /** A value for each finish that the main picture does not show. */
  const byFinish = (find: (row: BrandRow) => string): string => {
    const found = new Map<string, string>()
    for (const row of rows) {
      const [finish, value] = [textIn(row, 'shown'), find(row)]
      if (finish && value && finish !== textIn(first, 'shown') && !found.has(finish)) found.set(finish, value)
    }
    return joinEntries([...found])
  }
  const finishes = [...rows.map((row) => textIn(row, 'shown')), textIn(first, 'colors')]
  put('colors', listOf(distinct(finishes.flatMap((text) => splitEntries(text).flat()))))
  put(
    'finishPictures',
    byFinish((row) => textIn(row, 'imageUrl')),
  )
  put(
    'finishPartNumbers',
    byFinish((row) => row.numbers[0] ?? ''),
  )
  if (spans.length > 1) put('sizes', spans.join('; '))

  for (const column of columnsOf(list.kind)) {
    const { field, label, schema } = column
    const other = rows.find((row) => !['', textIn(first, field)].includes(textIn(row, field)))
    if (DIFFERING.includes(field) || distinct(rows.map((row) => textIn(row, field))).length < 2) continue
    const bySize = BY_SIZE.includes(field) && figures(rows, field, spans)
    if (bySize) cells.set(field, bySize)
    else if (isOptional(schema)) {
      cells.delete(field)
      leaveOut(column)
    } else if (other) {
      const what = `with ${label} ${textIn(first, field)}, and here ${textIn(other, field)}`
      ask(list, other, first, what, 'One? Write the same in both rows.')
    }
  }
  return { ...first, cells, numbers: distinct(rows.flatMap(({ numbers }) => numbers)) }
}

/** Rows of one name as one product, or as a question: no row is ever dropped without a line. */
function joinedProducts(list: BrandList, rows: readonly BrandRow[], known: KnownProducts): BrandRow[] {
  const { mapping } = list
  const joined: string[] = []
  const leftOut = new Map<Column, string[]>()
  const variantOf = (row: Row) => `${textIn(row, 'shown')}\n${textIn(row, 'sizes')}`.toLowerCase()

  const products = [...Map.groupBy(rows, (row) => nameIn(row.cells).toLowerCase() || row).values()]
  const result = products.flatMap((group): BrandRow[] => {
    // The finish whose number is known is the one on the picture of the catalog.
    const [first, ...rest] = group.toSorted((a, b) => Number(!known.byNumber(a)) - Number(!known.byNumber(b)))
    if (!first || rest.length === 0) return group
    if (mapping.rows === 'product') {
      const or = 'One in several finishes or sizes? Write "rows": "finish" there.'
      const others = rest.filter(({ numbers }) => numbers[0] !== first.numbers[0])
      for (const row of others)
        ask(list, row, first, `with the number ${first.numbers[0] ?? 'left empty'}`, or)
      return group
    }
    const words = `${nameIn(first.cells)} (${rowsText(group.map(({ place }) => place))})`
    joined.push(words)
    if (mapping.rows === 'first') return group.slice(0, 1)
    for (const [index, row] of rest.entries()) {
      const same = [first, ...rest.slice(0, index)].find((one) => variantOf(one) === variantOf(row))
      if (same) ask(list, row, same, 'in the same finish and size', 'The same? Delete one of the two rows.')
    }
    const leaveOut = (column: Column) => leftOut.set(column, [...(leftOut.get(column) ?? []), words])
    return [joinRows(list, [first, ...rest], leaveOut)]
  })
  const how = mapping.rows === 'first' ? 'read from the first of several rows' : 'joined from several rows'
  sayAll(list, `${counted(joined.length, 'product')} ${how}`, joined)
  for (const [{ label }, names] of leftOut)
    sayAll(list, `${label} is left out, since the rows of a product differ`, names)
  return result
}

/** Rows with every finish listed. If a list doesn't name the finish of its photo, it is the first. */
function withFinishes(list: BrandList, rows: readonly BrandRow[], known: KnownProducts): BrandRow[] {
  const firstTaken: string[] = []
  const finished = rows.map((row) => {
    const cells = new Map(row.cells)
    const pictured = splitEntries(textIn(row, 'shown')).flat()
    const all = distinct([...splitEntries(textIn(row, 'colors')).flat(), ...pictured])
    const [first = all[0]] = pictured
    if (first === undefined) return row
    const isKnown = (known.byNumber(row) ?? known.byName(row)) !== undefined
    // A catalog picture already shows its finish, and a list with one finish doesn't end the others.
    if (isKnown && !cells.has('imageUrl')) cells.delete('shown')
    else cells.set('shown', listOf([first]))
    if (!isKnown || all.length > 1) cells.set('colors', listOf(all))
    if (cells.has('shown') && all.length > 1 && pictured.length !== 1) firstTaken.push(nameIn(row.cells))
    return { ...row, cells }
  })
  sayAll(list, 'the finish in the photo is unclear, so the first one is used', firstTaken)
  return finished
}

function knownProducts({ records }: ContentBefore, kind: FolderKind, brandOf: (row: Row) => string) {
  const products = (isKind(kind) ? records[kind] : []).map(({ file, fields }) => ({
    stem: fileStem(file),
    name: fields.title ?? '',
    brand: fields.manufacturerNameReference ?? '',
    numbers: orderNumbers(fields).map(({ number }) => number.toLowerCase()),
    isDiscontinued: fields.discontinued === true,
  }))
  const ofBrand = (row: Row) => products.filter(({ brand }) => brand === brandOf(row))
  return {
    byNumber: (row: BrandRow) =>
      ofBrand(row).find(({ numbers }) => row.numbers.some((one) => numbers.includes(one.toLowerCase()))),
    byName: (row: Row) =>
      ofBrand(row).find(({ stem, name }) => [stem, slugOf(name)].includes(slugOf(nameIn(row.cells)))),
    /** All products' file names, of either kind. */
    stems: new Set(KINDS.flatMap((one) => records[one].map(({ file }) => fileStem(file)))),
  }
}

type KnownProducts = ReturnType<typeof knownProducts>

/** A longer name makes an address that no one reads. */
const MAX_NAME = 60

const shortSlug = (name: string): string => {
  const slug = slugOf(name)
  return slug.length <= MAX_NAME ? slug : slug.slice(0, MAX_NAME + 1).replace(/-[^-]*$/, '')
}

/** Gives rows their products' files: those of a known number, then of a known name; a new product has a file of its own. */
function assignFiles(
  list: BrandList,
  rows: readonly BrandRow[],
  known: KnownProducts,
  brandOf: (row: Row) => string,
): void {
  const taken = new Map<string, BrandRow>()
  const assign = (row: BrandRow, stem: string) => {
    row.file = stem
    taken.set(stem, row)
  }
  for (const find of [known.byNumber, known.byName])
    for (const row of rows) {
      const product = find(row)
      if (!product || taken.has(product.stem) || row.file) continue
      assign(row, product.stem)
      const problem = `"${product.name}" is in the list, but discontinued here`
      const remedy = 'If you sell it again, clear "Discontinued".'
      if (product.isDiscontinued) list.faults.push(warning(cellOf(list, row, ''), problem, remedy))
    }
  const long: string[] = []
  for (const row of rows.filter(({ file }) => file === '')) {
    const name = nameIn(row.cells)
    if (name.length > MAX_NAME) long.push(`"${name}"`)
    const [number = ''] = row.numbers
    const stem = shortSlug(name)
    const other = taken.get(stem)
    const isTaken = other ? other.numbers[0] !== number : known.stems.has(stem)
    const hasSameBrand = known.byName(row) !== undefined || other !== undefined
    assign(row, isTaken ? slugOf(`${stem} ${hasSameBrand ? number : brandOf(row)}`) : stem)
  }
  const problem = `${counted(long.length, 'product')} with a name of over ${MAX_NAME} characters`
  sayAll(list, problem, long, 'Shorten it under "names" for a better address.')
}

/** The products of a brand's list in our columns and values, each with its file, and their brands. */
export function brandProducts(list: BrandList, before: ContentBefore): { rows: Row[]; brands: Set<string> } {
  const { kind } = list
  const brand = columnFor(kind, 'manufacturerNameReference')
  const words = fieldWords(kind, before.records, before.pictures)
  const brandOf = (row: Row) =>
    brand ? words(brand.field).fromCell(textIn(row, brand.field), brand.schema) : ''
  const known = knownProducts(before, kind, brandOf)
  const own = inOurValues(list, productRows(list))
  const rows = withFinishes(list, joinedProducts(list, own, known), known)
  assignFiles(list, rows, known, brandOf)
  return { rows, brands: new Set(rows.map(brandOf)) }
}
