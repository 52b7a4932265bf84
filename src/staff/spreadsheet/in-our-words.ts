import { joinEntries } from './cell-lists.ts'
import { type Cell, cellText } from './cell-text.ts'
import { type Column, columnsOf, holdsNumbers } from './columns.ts'
import { finishColumns } from './join-finishes.ts'
import { ourFigures, ourWord } from './maker-cells.ts'
import { type Described, kindOf } from './maker-file.ts'
import { type MakerRow, nameOf } from './maker-rows.ts'
import { inchesFrom, isMetric } from './read-inches.ts'
import { numbersFrom } from './read-number.ts'
import { type Line, warning } from './read-tables.ts'

/** Signs between several finishes in a cell; "w/" is a word. */
const BETWEEN_FINISHES = /\s*(?:[;,\n|]|(?<!\bw)\/)\s*/i

/** Where the cell of a row is, as people say it. */
export type PlaceOf = (row: MakerRow, column: Column | undefined) => string

/** Rows in our words and names, several finishes of a cell apart, with what holds for all products. */
export function inOurWords(
  rows: readonly MakerRow[],
  { file, maker }: Described,
  always: ReadonlyMap<Column, Cell>,
  placeOf: PlaceOf,
): { rows: MakerRow[]; lines: Line[] } {
  const all = columnsOf(kindOf(maker))
  const { shown, colors } = finishColumns(all)
  const [title] = all
  const lines: Line[] = []
  const split = new Set<string>()
  const metric = new Set<string>()

  const sayMetric = (row: MakerRow, column: Column, words: string) => {
    const inches = numbersFrom(words).map(inchesFrom)
    if (!isMetric(words) || inches.includes(undefined) || metric.has(words)) return
    metric.add(words)
    const line = `"values": {${JSON.stringify(column.label)}: {${JSON.stringify(words)}: "52"}}`
    const text = `"${words}" is read as ${inches.join('; ')} inches. If it is sold as another size, write that in ${file}, such as ${line}.`
    lines.push(warning(`${placeOf(row, column)}: ${text}`))
  }

  const translated = (row: MakerRow, column: Column, cell: Cell): Cell => {
    const words = cellText(cell)
    const whole = ourWord(maker, column, words)
    if (whole !== undefined) return whole
    if (holdsNumbers(column)) {
      const figures = ourFigures(maker, column, cell)
      sayMetric(row, column, cellText(figures))
      return figures
    }
    if (column !== shown && column !== colors) return cell
    const finishes = words
      .split(BETWEEN_FINISHES)
      .flatMap((part) => (part === '' ? [] : (ourWord(maker, column, part) ?? part)))
    if (finishes.length > 1 && !words.includes(';') && !split.has(words)) {
      split.add(words)
      const text = `"${words.replaceAll('\n', ' ')}" is read as ${finishes.length} finishes: ${finishes.join(', ')}. If it is one, say so under "values" in ${file}.`
      lines.push(warning(`${placeOf(row, column)}: ${text}`))
    }
    return joinEntries(finishes.map((one) => [one]))
  }

  let above = ''
  const ours = rows.map((row): MakerRow => {
    const cells = new Map([...row.cells].map(([column, cell]) => [column, translated(row, column, cell)]))
    for (const [column, cell] of always) if (!cells.has(column)) cells.set(column, cell)
    // Under the first finish of a product, lists often leave the name empty.
    const repeated = maker.rows === 'finish' ? above : ''
    const name = maker.names[row.numbers[0] ?? ''] ?? (nameOf(row) || repeated)
    if (title && name !== '') cells.set(title, name)
    above = name
    return { ...row, cells: new Map([...cells].filter(([, cell]) => cellText(cell) !== '')) }
  })
  return { rows: ours, lines }
}
