import { orderNumbers } from '../../catalogue/consistency/uniqueness.ts'
import { isKind, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { fileStem, type RecordKind } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { type Cell, cellText } from './cell-text.ts'
import { type Column, columnsOf } from './columns.ts'
import type { ContentBefore } from './content-before.ts'
import { fieldWords } from './field-words.ts'
import type { SheetRow } from './find-head.ts'
import { type MakerRow, nameOf } from './maker-rows.ts'
import { type Line, warning } from './read-tables.ts'

/** A product that is here already. */
interface KnownProduct {
  stem: string
  name: string
  maker: string
  numbers: readonly string[]
  isEnded: boolean
}

/** The products that are here, as rows of a maker's list find them. */
export interface Known {
  /** The product that has one of a row's numbers. */
  byNumber(row: MakerRow): KnownProduct | undefined
  /** The product of the row's maker that has its name. */
  byName(row: MakerRow): KnownProduct | undefined
  /** A row's maker, by the name of its file. */
  makerOf(row: { cells: ReadonlyMap<Column, Cell> }): string
  /** The names of all products' files, of either kind. */
  stems: ReadonlySet<string>
}

export function knownProducts({ raw, records, pictures }: ContentBefore, kind: RecordKind): Known {
  const columns = columnsOf(kind)
  const maker = columns.find(({ field }) => field === 'manufacturerNameReference')
  const { fromCell } = fieldWords(kind, raw, pictures)('manufacturerNameReference').value
  const makerOf: Known['makerOf'] = ({ cells }) => (maker ? fromCell(cellText(cells.get(maker))) : '')
  const products = isKind(kind)
    ? records[kind].map(
        ({ file, fields }): KnownProduct => ({
          stem: fileStem(file),
          name: fields.title ?? '',
          maker: fields.manufacturerNameReference ?? '',
          numbers: orderNumbers(fields).map(({ number }) => number.toLowerCase()),
          isEnded: fields.discontinued === true,
        }),
      )
    : []
  const ofMaker = (row: MakerRow) => products.filter((product) => product.maker === makerOf(row))
  return {
    byNumber: (row) =>
      ofMaker(row).find(({ numbers }) => row.numbers.some((one) => numbers.includes(one.toLowerCase()))),
    byName: (row) =>
      ofMaker(row).find(({ stem, name }) => [stem, slugOf(name)].includes(slugOf(nameOf(row)))),
    makerOf,
    stems: new Set(KINDS.flatMap((one) => records[one].map(({ file }) => fileStem(file)))),
  }
}

/**
 * Each row of a maker's list with the file of its product: the one that has its number, whatever it is called now, else the
 * one that has its name; a new product gets a file that no other has.
 *
 * @param placeOf where a row's name is, and its number
 */
export function matchKnown(
  rows: readonly MakerRow[],
  known: Known,
  placeOf: (row: MakerRow, field: 'title' | 'number') => string,
): { rows: SheetRow[]; lines: Line[] } {
  const lines: Line[] = []
  const files = new Map<MakerRow, string>()
  const taken = new Map<string, MakerRow>()
  const give = (row: MakerRow, stem: string) => {
    files.set(row, stem)
    taken.set(stem, row)
  }
  const found = (row: MakerRow, product: KnownProduct | undefined) => {
    if (!product || taken.has(product.stem) || files.has(row)) return
    give(row, product.stem)
    const [number] = row.numbers
    if (product.isEnded)
      lines.push(
        warning(
          `${placeOf(row, 'title')}: "${product.name}" is in the list, and no longer sold here. If it is back, clear "No longer sold".`,
        ),
      )
    if (number && product.numbers.length > 0 && known.byNumber(row) !== product)
      lines.push(
        warning(
          `${placeOf(row, 'number')}: "${product.name}" is yours by its name, though its number was ${product.numbers[0]?.toUpperCase()} and is ${number} here.`,
        ),
      )
  }
  for (const row of rows) found(row, known.byNumber(row))
  for (const row of rows) found(row, known.byName(row))
  for (const row of rows) {
    if (files.has(row)) continue
    const name = nameOf(row)
    const number = row.numbers[0] ?? ''
    const other = taken.get(slugOf(name))
    const isTaken = other ? other.numbers[0] !== row.numbers[0] : known.stems.has(slugOf(name))
    const sameMaker = known.byName(row) !== undefined || other !== undefined
    give(row, slugOf(isTaken ? `${name} ${sameMaker ? number : known.makerOf(row)}` : name))
  }
  return {
    rows: rows.map((row) => ({ place: row.place, file: files.get(row) ?? '', cells: row.cells })),
    lines,
  }
}
