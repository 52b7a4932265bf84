import { orderNumbers } from '../../catalogue/consistency/names.ts'
import { isKind, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { fileStem, type RecordKind } from '../../catalogue/records.ts'
import { counted } from '../../catalogue/rules/numbers.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { isOptional } from '../editor/schema.ts'
import {
  columnsIn,
  finishColumns,
  inOurValues,
  isNumber,
  type MappedRow,
  nameOf,
  productRows,
  ranges,
} from './brand-rows.ts'
import { type Cell, cellText, joinEntries, numbersFrom, splitEntries } from './cells.ts'
import {
  type Column,
  type ContentBefore,
  columnNamed,
  columnsOf,
  fieldWords,
  type Grid,
  type SheetRow,
} from './columns.ts'
import { headOf, kindOf, type MappingFile } from './mapping.ts'
import { brokenFault, error, type Line, type Table, warning } from './read-tables.ts'

type CellOf = (row: MappedRow, column: Column | undefined) => NonNullable<Line['cell']>

/** A product of the catalog. */
interface KnownProduct {
  stem: string
  name: string
  brand: string
  numbers: readonly string[]
  isDiscontinued: boolean
}

/** The products of the catalog, as the rows of a brand's list find them. */
export interface Known {
  byNumber(row: MappedRow): KnownProduct | undefined
  /** The product of the row's brand that has its name. */
  byName(row: MappedRow): KnownProduct | undefined
  /** A row's brand, by the name of its file. */
  brandOf(row: { cells: ReadonlyMap<Column, Cell> }): string
  /** The names of all products' files, of either kind. */
  stems: ReadonlySet<string>
}

export function knownProducts({ raw, records, pictures }: ContentBefore, kind: RecordKind): Known {
  const brand = columnsOf(kind).find(({ field }) => field === 'manufacturerNameReference')
  const { fromCell } = fieldWords(kind, raw, pictures)('manufacturerNameReference').value
  const brandOf: Known['brandOf'] = ({ cells }) => (brand ? fromCell(cellText(cells.get(brand))) : '')
  const products = isKind(kind)
    ? records[kind].map(
        ({ file, fields }): KnownProduct => ({
          stem: fileStem(file),
          name: fields.title ?? '',
          brand: fields.manufacturerNameReference ?? '',
          numbers: orderNumbers(fields).map(({ number }) => number.toLowerCase()),
          isDiscontinued: fields.discontinued === true,
        }),
      )
    : []
  const ofBrand = (row: MappedRow) => products.filter((product) => product.brand === brandOf(row))
  return {
    byNumber: (row) =>
      ofBrand(row).find(({ numbers }) => row.numbers.some((one) => numbers.includes(one.toLowerCase()))),
    byName: (row) =>
      ofBrand(row).find(({ stem, name }) => [stem, slugOf(name)].includes(slugOf(nameOf(row)))),
    brandOf,
    stems: new Set(KINDS.flatMap((one) => records[one].map(({ file }) => fileStem(file)))),
  }
}

/** Fields that differ between the rows of one product, and are joined, or taken from its first row. */
const DIFFERING = ['title', 'shown', 'colors', 'finishPictures', 'imageUrl', 'productDescription', 'sizes']
/** Figures that a product has for each of its sizes. */
const BY_SIZE = ['airflowRating', 'wattsOnHigh']

const textIn = (row: MappedRow, column: Column | undefined): string =>
  column ? cellText(row.cells.get(column)) : ''

const distinct = (values: readonly string[]): string[] => [...new Set(values.filter(Boolean))]

/** A figure for each size, or one for all; undefined if the rows do not agree, or some have none. */
function figures(
  rows: readonly MappedRow[],
  column: Column,
  spans: readonly string[],
  sizes: Column,
): string | undefined {
  const bySpan = spans.map((span) =>
    distinct(
      rows.filter((row) => numbersFrom(textIn(row, sizes)).includes(span)).map((row) => textIn(row, column)),
    ),
  )
  if (bySpan.some(({ length }) => length !== 1)) return undefined
  const all = bySpan.flat()
  return new Set(all).size === 1 ? all[0] : all.join('; ')
}

/** A required column in which the rows of one product differ. */
interface Contradiction {
  column: Column
  row: MappedRow
  here: string
  first: string
}

/**
 * The rows of one product, a finish or a size each, as one: finishes and sizes are listed, pictures and order numbers go to
 * their finishes, figures to their sizes. An optional column in which they differ otherwise is left out.
 *
 * @param rows the first is the one whose finish the product's picture shows
 */
function joinRows(rows: readonly [MappedRow, ...MappedRow[]], columns: readonly Column[]) {
  const [first] = rows
  const { shown, colors, pictures, numbers, image, sizes } = finishColumns(columns)
  const finishes = distinct(rows.flatMap((row) => splitEntries(textIn(row, shown)).flat()))
  const spans = distinct(rows.flatMap((row) => numbersFrom(textIn(row, sizes))))
  const cells = new Map<Column, Cell>(first.cells)
  const put = (column: Column | undefined, text: string) => column && text !== '' && cells.set(column, text)
  const byFinish = (of: (row: MappedRow) => string) => {
    const found = new Map<string, string>()
    for (const row of rows) {
      const [finish, value] = [textIn(row, shown), of(row)]
      if (finish && value && finish !== textIn(first, shown) && !found.has(finish)) found.set(finish, value)
    }
    return joinEntries([...found])
  }
  const listed = splitEntries(textIn(first, colors)).flat()
  put(colors, joinEntries(distinct([...finishes, ...listed]).map((one) => [one])))
  put(
    pictures,
    byFinish((row) => textIn(row, image)),
  )
  put(
    numbers,
    byFinish((row) => row.numbers[0] ?? ''),
  )
  if (spans.length > 1) put(sizes, spans.join('; '))

  const leftOut: Column[] = []
  const contradictions: Contradiction[] = []
  for (const column of new Set(rows.flatMap((row) => [...row.cells.keys()]))) {
    const values = distinct(rows.map((row) => textIn(row, column)))
    if (DIFFERING.includes(column.field) || isNumber(column) || values.length < 2) continue
    const bySize = BY_SIZE.includes(column.field) && sizes && figures(rows, column, spans, sizes)
    if (bySize) cells.set(column, bySize)
    else if (isOptional(column.schema)) {
      cells.delete(column)
      leftOut.push(column)
    } else {
      const row = rows.find((one) => ![textIn(first, column), ''].includes(textIn(one, column)))
      if (row) contradictions.push({ column, row, here: textIn(row, column), first: textIn(first, column) })
    }
  }
  const row: MappedRow = { ...first, cells, numbers: distinct(rows.flatMap((one) => one.numbers)) }
  return { row, leftOut, contradictions }
}

/** Rows of one name as one product, or as a question: no row is ever dropped without a line. */
function joinedProducts(
  rows: readonly MappedRow[],
  { file, mapping }: MappingFile,
  known: Known,
  cellOf: CellOf,
): { rows: MappedRow[]; lines: Line[] } {
  const all = columnsOf(kindOf(mapping) ?? 'fans')
  const { shown, sizes } = finishColumns(all)
  const lines: Line[] = []
  const ask = (row: MappedRow, first: MappedRow, what: string, or: string) => {
    const [number] = row.numbers
    const rename = number
      ? `Two products? Write a name for this one under "names" in ${file}, as ${JSON.stringify(number)}: "${nameOf(row)} …".`
      : 'Two products? Give one another name.'
    const text = `"${nameOf(row)}" is in row ${first.place + 1} too, ${what}. ${rename} ${or}`
    lines.push({ ...error(text), cell: cellOf(row, all[0]) })
  }
  const hasOtherNumber = (row: MappedRow, one: MappedRow) => row.numbers[0] !== one.numbers[0]
  const variantOf = (row: MappedRow) =>
    [shown, sizes].map((column) => textIn(row, column).toLowerCase()).join('\n')
  const places = (group: readonly MappedRow[]) =>
    `rows ${ranges(group.map(({ place }) => place + 1).toSorted((a, b) => a - b))}`
  const joinedNames: string[] = []
  const differing = new Map<Column, string[]>()

  const groups = [...Map.groupBy(rows, (row) => nameOf(row).toLowerCase() || row).values()]
  const joined = groups.flatMap((group): MappedRow[] => {
    // The finish whose number is known is the one on the picture of the catalog.
    const [first, ...rest] = group.toSorted((a, b) => Number(!known.byNumber(a)) - Number(!known.byNumber(b)))
    if (!first || rest.length === 0) return group
    const words = `${nameOf(first)} (${places(group)})`
    if (mapping.rows === 'first') {
      joinedNames.push(words)
      return group.slice(0, 1)
    }
    if (mapping.rows === 'product') {
      const or = 'One in several finishes or sizes? Write "rows": "finish" there.'
      for (const row of rest.filter((one) => hasOtherNumber(one, first)))
        ask(row, first, `with the number ${first.numbers[0] ?? 'left empty'}`, or)
      return group
    }
    for (const [index, row] of rest.entries()) {
      const same = [first, ...rest.slice(0, index)].find((one) => variantOf(one) === variantOf(row))
      if (!same) continue
      const number = hasOtherNumber(row, same) ? ` with the number ${same.numbers[0] ?? 'left empty'}` : ''
      ask(row, same, `in the same finish and size${number}`, 'The same? Delete one of the two rows.')
    }
    const one = joinRows([first, ...rest], all)
    joinedNames.push(words)
    for (const column of one.leftOut) differing.set(column, [...(differing.get(column) ?? []), words])
    for (const { column, row, here, first: other } of one.contradictions)
      ask(row, first, `with ${column.label} ${other}, and here ${here}`, 'One? Write the same in both rows.')
    return [one.row]
  })
  const how = mapping.rows === 'first' ? 'read from the first of several rows' : 'joined from several rows'
  if (joinedNames.length > 0) lines.push(warning(`${countOf(joinedNames)} ${how}: ${some(joinedNames)}.`))
  for (const [{ label }, names] of differing)
    lines.push(warning(`${label} is left out, since the rows of a product differ: ${some(names)}.`))
  return { rows: joined, lines }
}

const MAX_NAMES = 12
const some = (names: readonly string[]): string =>
  names.length > MAX_NAMES
    ? `${names.slice(0, MAX_NAMES).join(', ')} and ${names.length - MAX_NAMES} more`
    : names.join(', ')
const countOf = ({ length }: readonly unknown[]): string => counted(length, 'product')

/** Rows with every finish listed; if a list does not tell which one its picture shows, that is the first. */
function withFinishes(
  rows: readonly MappedRow[],
  columns: readonly Column[],
  known: Known,
): { rows: MappedRow[]; lines: Line[] } {
  const { shown, colors, image } = finishColumns(columns)
  const firstTaken: string[] = []
  if (!shown || !colors) return { rows: [...rows], lines: [] }
  const finished = rows.map((row) => {
    const cells = new Map(row.cells)
    const listIn = (column: Column) => splitEntries(cellText(cells.get(column))).flat()
    const all = [...new Set([...listIn(colors), ...listIn(shown)])]
    const pictured = listIn(shown)
    const [first = all[0]] = pictured
    if (first === undefined) return row
    const isKnown = (known.byNumber(row) ?? known.byName(row)) !== undefined
    // A picture of the catalog shows its finish already, and a list of one finish does not end the others.
    if (isKnown && !(image && cells.has(image))) cells.delete(shown)
    else cells.set(shown, joinEntries([[first]]))
    if (!isKnown || all.length > 1) cells.set(colors, joinEntries(all.map((one) => [one])))
    if (cells.has(shown) && all.length > 1 && pictured.length !== 1) firstTaken.push(nameOf(row))
    return { ...row, cells }
  })
  const text = `The finish on the picture is taken to be the first one, as the list has no other word for it: ${some(firstTaken)}.`
  return { rows: finished, lines: firstTaken.length > 0 ? [warning(text)] : [] }
}

/** A longer name makes an address that no one reads. */
const MAX_NAME = 60

/** A name's address, cut after its last whole word. */
const shortSlug = (name: string): string => {
  const slug = slugOf(name)
  return slug.length <= MAX_NAME ? slug : slug.slice(0, MAX_NAME + 1).replace(/-[^-]*$/, '')
}

/**
 * Each row of a brand's list with the file of its product: the one that has its number, whatever its name is now, else the one
 * that has its name; a new product gets a file that no other has.
 */
function matchKnown(
  rows: readonly MappedRow[],
  known: Known,
  cellOf: CellOf,
): { rows: SheetRow[]; lines: Line[] } {
  const lines: Line[] = []
  const files = new Map<MappedRow, string>()
  const taken = new Map<string, MappedRow>()
  const assign = (row: MappedRow, stem: string) => {
    files.set(row, stem)
    taken.set(stem, row)
  }
  const columnIn = (row: MappedRow, is: (column: Column) => boolean) => [...row.cells.keys()].find(is)
  const found = (row: MappedRow, product: KnownProduct | undefined) => {
    if (!product || taken.has(product.stem) || files.has(row)) return
    assign(row, product.stem)
    const [number] = row.numbers
    if (product.isDiscontinued)
      lines.push({
        ...warning(
          `"${product.name}" is in the list, and no longer sold here. If it is back, clear "Discontinued".`,
        ),
        cell: cellOf(row, undefined),
      })
    if (number && product.numbers.length > 0 && known.byNumber(row) !== product)
      lines.push({
        ...warning(
          `"${product.name}" is yours by its name, though its number was ${product.numbers[0]?.toUpperCase()} and is ${number} here.`,
        ),
        cell: cellOf(row, columnIn(row, isNumber)),
      })
  }
  for (const row of rows) found(row, known.byNumber(row))
  for (const row of rows) found(row, known.byName(row))
  const long: string[] = []
  for (const row of rows) {
    if (files.has(row)) continue
    const name = nameOf(row)
    if (name.length > MAX_NAME) long.push(`"${name}"`)
    const number = row.numbers[0] ?? ''
    const stem = shortSlug(name)
    const other = taken.get(stem)
    const isTaken = other ? other.numbers[0] !== row.numbers[0] : known.stems.has(stem)
    const sameBrand = known.byName(row) !== undefined || other !== undefined
    assign(row, isTaken ? slugOf(`${stem} ${sameBrand ? number : known.brandOf(row)}`) : stem)
  }
  if (long.length > 0)
    lines.push(
      warning(
        `${countOf(long)} with a name of over ${MAX_NAME} characters: ${some(long)}. Shorten it under "names" for a better address.`,
      ),
    )
  return {
    rows: rows.map((row) => ({ place: row.place, file: files.get(row) ?? '', cells: row.cells })),
    lines,
  }
}

/** A brand's sheet as a sheet of ours: its products in our columns and values, each with the file of its product. */
export function applyMapping(
  table: Table,
  by: MappingFile,
  before: ContentBefore,
): { grid: Grid; lines: Line[] } {
  const { file, mapping } = by
  const kind = kindOf(mapping) ?? 'fans'
  const known = knownProducts(before, kind)
  const all = columnsOf(kind)
  const { at } = headOf(table, mapping)
  const { columns, lines } = columnsIn(table, at, by)
  const cellOf = ({ place }: { place: number }, column: Column | undefined) => ({
    table: table.name,
    row: place,
    column: Math.max(0, columns.indexOf(column)),
  })
  const always = new Map(
    Object.entries(mapping.always).flatMap(([label, value]): [Column, Cell][] => {
      const column = columnNamed(all, label)
      return column && value !== '' ? [[column, value]] : []
    }),
  )
  const found = productRows(table, at, columns, by)
  const places = new Set(found.rows.map(({ place }) => place))
  const broken = (table.broken ?? []).filter(({ row, column }) => columns[column] && places.has(row))
  const across = (table.merges ?? []).filter(
    ({ startRow, startCol, endCol }) => endCol > startCol && places.has(startRow),
  )
  const ours = inOurValues(found.rows, by, always, cellOf)
  const one = joinedProducts(ours.rows, by, known, cellOf)
  const whole = withFinishes(one.rows, all, known)
  const matched = matchKnown(whole.rows, known, cellOf)
  return {
    grid: {
      table: table.name,
      kind,
      places: new Map(columns.flatMap((column, index) => (column ? [[column, index] as const] : []))),
      rows: matched.rows,
      mapping: { file, always },
    },
    lines: [
      ...lines,
      ...found.lines,
      ...broken.map(({ row, column, value }) => brokenFault(table.name, row, column, value)),
      ...across.map(({ startRow: row, startCol: column }) => ({
        ...warning('cells are merged across columns, so only the first column has the value.'),
        cell: { table: table.name, row, column },
      })),
      ...ours.lines,
      ...one.lines,
      ...whole.lines,
      ...matched.lines,
    ],
  }
}
