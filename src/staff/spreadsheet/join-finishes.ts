import { isOptional } from '../editor/form/schema-parts.ts'
import { joinEntries, splitEntries } from './cell-lists.ts'
import { type Cell, cellText } from './cell-text.ts'
import type { Column } from './columns.ts'
import { isNumber, type MakerRow, ranges } from './maker-rows.ts'
import { numbersFrom } from './read-number.ts'

/** Fields that differ between the rows of one product, and are joined, or taken from its first row. */
const DIFFERING = ['title', 'shown', 'colors', 'finishPictures', 'imageUrl', 'productDescription', 'sizes']
/** Figures that a product has for each of its sizes. */
const BY_SIZE = ['airflowRating', 'wattsOnHigh']

/** The columns of the finishes and sizes of a product in one finish at a time. */
export const finishColumns = (columns: readonly Column[]) => {
  const of = (field: string) =>
    columns.find((column) => column.field === field && column.variant?.name !== 'mixed')
  return {
    shown: of('shown'),
    colors: of('colors'),
    pictures: of('finishPictures'),
    numbers: of('finishPartNumbers'),
    image: of('imageUrl'),
    sizes: of('sizes'),
  }
}

const textIn = (row: MakerRow, column: Column | undefined): string =>
  column ? cellText(row.cells.get(column)) : ''

const distinct = (values: readonly string[]): string[] => [...new Set(values.filter(Boolean))]

/** A figure for each size, or one for all; undefined where the rows do not agree, or some do not say. */
function figures(
  rows: readonly MakerRow[],
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

/** Rows of one product, as one. */
export interface Joined {
  row: MakerRow
  /** What was made of the rows, for a person to look over. */
  said: string
  /** Columns that a product needs, and of which the rows say different things. */
  unclear: { column: Column; row: MakerRow; words: string; first: string }[]
}

/**
 * The rows of one product, a finish or a size each, as one: finishes and sizes are listed, pictures and order numbers go to
 * their finishes, figures to their sizes. What else differs and may be unknown is left out.
 *
 * @param rows the first is the one whose finish the product's picture shows
 */
export function joinFinishes(rows: readonly [MakerRow, ...MakerRow[]], columns: readonly Column[]): Joined {
  const [first] = rows
  const { shown, colors, pictures, numbers, image, sizes } = finishColumns(columns)
  const finishes = distinct(rows.flatMap((row) => splitEntries(textIn(row, shown)).flat()))
  const spans = distinct(rows.flatMap((row) => numbersFrom(textIn(row, sizes))))
  const cells = new Map<Column, Cell>(first.cells)
  const put = (column: Column | undefined, text: string) => column && text !== '' && cells.set(column, text)
  const byFinish = (of: (row: MakerRow) => string) => {
    const found = new Map<string, string>()
    for (const row of rows) {
      const [finish, value] = [textIn(row, shown), of(row)]
      if (finish && value && finish !== textIn(first, shown) && !found.has(finish)) found.set(finish, value)
    }
    return joinEntries([...found])
  }
  put(
    colors,
    joinEntries(distinct([...finishes, ...splitEntries(textIn(first, colors)).flat()]).map((one) => [one])),
  )
  put(
    pictures,
    byFinish((row) => textIn(row, image)),
  )
  put(
    numbers,
    byFinish((row) => row.numbers[0] ?? ''),
  )
  if (spans.length > 1) put(sizes, spans.join('; '))

  const leftOut: string[] = []
  const unclear: Joined['unclear'] = []
  for (const column of new Set(rows.flatMap((row) => [...row.cells.keys()]))) {
    const values = distinct(rows.map((row) => textIn(row, column)))
    if (DIFFERING.includes(column.field) || isNumber(column) || values.length < 2) continue
    const bySize = BY_SIZE.includes(column.field) && sizes && figures(rows, column, spans, sizes)
    if (bySize) cells.set(column, bySize)
    else if (isOptional(column.schema)) {
      cells.delete(column)
      leftOut.push(`${column.label} (${values.join(', ')})`)
    } else {
      const row = rows.find((one) => ![textIn(first, column), ''].includes(textIn(one, column)))
      if (row) unclear.push({ column, row, words: textIn(row, column), first: textIn(first, column) })
    }
  }
  const own = first.numbers[0]
  const others = distinct(rows.flatMap((row) => row.numbers)).filter((number) => number !== own)
  const places = ranges(rows.map(({ place }) => place + 1).toSorted((a, b) => a - b))
  const parts = [
    finishes.length > 1 && `finishes ${finishes.join(', ')}`,
    spans.length > 1 && `sizes ${spans.join(', ')}`,
    others.length > 0 && `number ${own}, and ${others.join(', ')} with it`,
    leftOut.length > 0 && `left out, since they differ: ${leftOut.join(', ')}`,
  ].filter(Boolean)
  return {
    row: { ...first, cells, numbers: distinct(rows.flatMap((row) => row.numbers)) },
    said: `one product from rows ${places}: ${parts.join('; ')}`,
    unclear,
  }
}
