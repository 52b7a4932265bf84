import { joinEntries, splitEntries } from './cell-lists.ts'
import { cellText } from './cell-text.ts'
import { type Column, columnsOf } from './columns.ts'
import type { PlaceOf } from './in-our-words.ts'
import { finishColumns, joinFinishes } from './join-finishes.ts'
import { type Described, kindOf } from './maker-file.ts'
import { type MakerRow, nameOf } from './maker-rows.ts'
import type { Known } from './match-known.ts'
import { error, type Line, warning } from './read-tables.ts'

/** Rows of one name as one product, or as a question: no row is ever dropped without a line. */
export function joinedProducts(
  rows: readonly MakerRow[],
  { file, maker }: Described,
  known: Known,
  placeOf: PlaceOf,
): { rows: MakerRow[]; lines: Line[] } {
  const all = columnsOf(kindOf(maker))
  const { shown, sizes } = finishColumns(all)
  const lines: Line[] = []
  const ask = (row: MakerRow, first: MakerRow, what: string, or: string) => {
    const [number] = row.numbers
    const rename = number
      ? `Two products? Write a name for this one under "names" in ${file}, as ${JSON.stringify(number)}: "${nameOf(row)} …".`
      : 'Two products? Give one another name.'
    const text = `"${nameOf(row)}" is in row ${first.place + 1} too, ${what}. ${rename} ${or}`
    lines.push(error(`${placeOf(row, all[0])}: ${text}`))
  }
  const hasOtherNumber = (row: MakerRow, one: MakerRow) => row.numbers[0] !== one.numbers[0]
  const variantOf = (row: MakerRow) =>
    [shown, sizes].map((column) => column && cellText(row.cells.get(column)).toLowerCase()).join('\n')

  const groups = [...Map.groupBy(rows, (row) => nameOf(row).toLowerCase() || row).values()]
  const joined = groups.flatMap((group): MakerRow[] => {
    // The finish whose number is known is the one on the picture that is here.
    const [first, ...rest] = group.toSorted((a, b) => Number(!known.byNumber(a)) - Number(!known.byNumber(b)))
    if (!first || rest.length === 0) return group
    if (maker.rows === 'product') {
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
    const one = joinFinishes([first, ...rest], all)
    lines.push(warning(`${placeOf(first, all[0])}: "${nameOf(first)}" is ${one.said}.`))
    for (const { column, row, words, first: said } of one.unclear)
      ask(row, first, `with ${column.label} ${said}, and here ${words}`, 'One? Write the same in both rows.')
    return [one.row]
  })
  return { rows: joined, lines }
}

/** Rows with every finish listed; where a list does not say which its picture shows, that is the first. */
export function withFinishes(
  rows: readonly MakerRow[],
  columns: readonly Column[],
  known: Known,
): { rows: MakerRow[]; firstTaken: string[] } {
  const { shown, colors, image } = finishColumns(columns)
  const firstTaken: string[] = []
  if (!shown || !colors) return { rows: [...rows], firstTaken }
  const finished = rows.map((row) => {
    const cells = new Map(row.cells)
    const listIn = (column: Column) => splitEntries(cellText(cells.get(column))).flat()
    const all = [...new Set([...listIn(colors), ...listIn(shown)])]
    const pictured = listIn(shown)
    const [first = all[0]] = pictured
    if (first === undefined) return row
    const isHere = (known.byNumber(row) ?? known.byName(row)) !== undefined
    // A picture that is here shows its finish already, and a list of one finish does not end the others.
    if (isHere && !(image && cells.has(image))) cells.delete(shown)
    else cells.set(shown, joinEntries([[first]]))
    if (!isHere || all.length > 1) cells.set(colors, joinEntries(all.map((one) => [one])))
    if (cells.has(shown) && all.length > 1 && pictured.length !== 1) firstTaken.push(nameOf(row))
    return { ...row, cells }
  })
  return { rows: finished, firstTaken }
}
