import { joinEntries, splitEntries } from './cell-lists.ts'
import { type Cell, cellText, numbersFrom } from './cell-values.ts'
import { headOf, isSameHead } from './choose-maker.ts'
import { type Column, columnNamed, columnsOf, holdsNumbers } from './columns.ts'
import { brokenFault, type Grid } from './find-head.ts'
import { finishColumns, joinFinishes } from './join-finishes.ts'
import { isSaid, ourFigures, ourWord } from './maker-cells.ts'
import { type Described, kindOf } from './maker-file.ts'
import { isNumber, type MakerRow, nameOf, productRows } from './maker-rows.ts'
import { type Known, matchKnown } from './match-known.ts'
import { inchesFrom, isMetric } from './read-inches.ts'
import { address, error, type Line, type Table, warning } from './read-tables.ts'

/** Signs between several finishes in a cell; "w/" is a word. */
const BETWEEN_FINISHES = /\s*(?:[;,\n|]|(?<!\bw)\/)\s*/i

type Columns = readonly (Column | undefined)[]
/** Where the cell of a row is, as people say it. */
type PlaceOf = (row: MakerRow, column: Column | undefined) => string

/** The columns of a maker's sheet as ours, by their places; one that is there twice counts once. */
function columnsIn(table: Table, at: number, { maker }: Described): { columns: Columns; lines: Line[] } {
  const all = columnsOf(kindOf(maker))
  const heads = (table.rows[at] ?? []).map(cellText)
  const describedBy = (head: string) =>
    Object.entries(maker.columns).find(([theirs]) => isSameHead(theirs, head))?.[1]
  const meant = new Set(heads.flatMap((head) => columnNamed(all, describedBy(head) ?? '') ?? []))
  // A column that is named as ours needs no description, unless another is described as that.
  const namedAsOurs = (head: string) =>
    all.find(
      (column) =>
        !meant.has(column) && [column.label, column.head, column.field].some((one) => isSameHead(one, head)),
    )
  const columns: (Column | undefined)[] = []
  const unknown: string[] = []
  const lines: Line[] = []
  for (const [index, head] of heads.entries()) {
    const described = describedBy(head)
    const column = described === undefined ? namedAsOurs(head) : columnNamed(all, described)
    const isTwice = column !== undefined && columns.includes(column)
    if (head !== '' && described === undefined && !column) unknown.push(`"${head}"`)
    if (isTwice) {
      const text = `"${head}" means ${column.label}, as does a column before it, so it is skipped.`
      lines.push(warning(`${address(table.name, at, index)}: ${text}`))
    }
    columns.push(isTwice ? undefined : column)
  }
  const text = `${table.name}: these columns are not described, so they are skipped: ${unknown.join(', ')}.`
  return { columns, lines: unknown.length > 0 ? [...lines, warning(text)] : lines }
}

/** Rows in our words and names, several finishes of a cell apart, with what holds for all products. */
function inOurWords(
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

/** Rows of one name as one product, or as a question: no row is ever dropped without a line. */
function products(
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
function withFinishes(
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
  const one = products(ours.rows, described, known, placeOf)
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
