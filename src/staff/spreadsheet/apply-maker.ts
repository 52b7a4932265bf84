import type { Cell } from './cell-text.ts'
import { headOf } from './choose-maker.ts'
import { type Column, columnNamed, columnsOf } from './columns.ts'
import { brokenFault, type Grid } from './find-head.ts'
import { inOurWords, type PlaceOf } from './in-our-words.ts'
import { joinedProducts, withFinishes } from './joined-products.ts'
import { isSaid } from './maker-cells.ts'
import { columnsIn } from './maker-columns.ts'
import { type Described, kindOf } from './maker-file.ts'
import { isNumber, productRows } from './maker-rows.ts'
import { type Known, matchKnown } from './match-known.ts'
import { address, type Line, type Table, warning } from './read-tables.ts'

/**
 * A maker's sheet as a sheet of ours: its products in our columns and words, each in the place of its row, and in the file of
 * the product that it is already here.
 *
 * @param known the products that are here
 */
export function applyMaker(table: Table, described: Described, known: Known): { grid: Grid; lines: Line[] } {
  const { file, maker } = described
  const kind = kindOf(maker)
  const all = columnsOf(kind)
  const { at } = headOf(table, maker)
  const { columns, lines } = columnsIn(table, at, described)
  const placeOf: PlaceOf = ({ place }, column) =>
    address(table.name, place, Math.max(0, columns.indexOf(column)))
  const always = new Map(
    Object.entries(maker.always).flatMap(([label, value]): [Column, Cell][] => {
      const column = columnNamed(all, label)
      return column && value !== '' ? [[column, value]] : []
    }),
  )
  const found = productRows(table, at, columns, (column, cell) => isSaid(maker, column, cell))
  const broken = (table.broken ?? []).filter(
    ({ row, column }) => columns[column] && found.rows.some(({ place }) => place === row),
  )
  const ours = inOurWords(found.rows, described, always, placeOf)
  const one = joinedProducts(ours.rows, described, known, placeOf)
  const whole = withFinishes(one.rows, all, known)
  const { firstTaken } = whole
  const firstText = `${table.name}: the list does not say which finish these pictures show, so it is taken to be the first: ${firstTaken.join(', ')}.`
  const matched = matchKnown(whole.rows, known, (row, field) =>
    placeOf(row, field === 'number' ? columns.find((column) => column && isNumber(column)) : all[0]),
  )
  return {
    grid: {
      table: table.name,
      kind,
      places: new Map(columns.flatMap((column, index) => (column ? [[column, index] as const] : []))),
      rows: matched.rows,
      maker: { file, always },
    },
    lines: [
      ...lines,
      ...found.lines,
      ...broken.map(({ row, column, value }) => brokenFault(table.name, row, column, value)),
      ...ours.lines,
      ...one.lines,
      ...(firstTaken.length > 0 ? [warning(firstText)] : []),
      ...matched.lines,
    ],
  }
}
