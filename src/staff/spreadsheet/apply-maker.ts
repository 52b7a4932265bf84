import { joinEntries, splitEntries } from './cell-lists.ts'
import { type Cell, cellText } from './cell-values.ts'
import { type Column, columnNamed, columnsOf } from './columns.ts'
import { kindOf, type MakerFile } from './maker-file.ts'
import { address, error, type Line, ROWS_ABOVE, type Table, warning } from './read-tables.ts'

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The row that has most of the columns that the description names. */
function headRow({ rows }: Table, names: readonly string[]): number | undefined {
  const counts = rows
    .slice(0, ROWS_ABOVE)
    .map((row) => row.filter((cell) => names.some((name) => same(name, cellText(cell)))).length)
  const most = Math.max(0, ...counts)
  return most > 0 ? counts.indexOf(most) : undefined
}

type Row = Map<Column, Cell>

/** The rows of one product, a finish each, as one: lists have what every row says, pictures go to their finishes. */
function joinFinishes(rows: readonly Row[], columns: readonly Column[]): Row {
  const [first = new Map<Column, Cell>()] = rows
  const of = (field: string) =>
    columns.find((column) => column.field === field && column.variant?.name !== 'mixed')
  const [shown, colors, pictures, image] = ['shown', 'colors', 'finishPictures', 'imageUrl'].map(of)
  if (!shown || !colors || !pictures || !image) return first
  const finishes = [...new Set(rows.map((row) => cellText(row.get(shown))).filter(Boolean))]
  const views = rows.slice(1).flatMap((row) => {
    const [finish, picture] = [cellText(row.get(shown)), cellText(row.get(image))]
    return finish && picture ? [[finish, picture]] : []
  })
  const sizes = of('sizes')
  const spans = sizes && [...new Set(rows.flatMap((row) => splitEntries(cellText(row.get(sizes))).flat()))]
  return new Map([
    ...first,
    [colors, joinEntries(finishes.map((finish) => [finish]))],
    [pictures, joinEntries(views)],
    ...(sizes && spans && spans.length > 1 ? [[sizes, spans.join('; ')] as const] : []),
  ])
}

/** A maker's list as a sheet of ours, each cell in its row; what is described for no column is left out. */
export function applyMaker(table: Table, maker: MakerFile): { table: Table; lines: Line[] } {
  const columns = columnsOf(kindOf(maker))
  const at = headRow(table, Object.keys(maker.columns))
  if (at === undefined) {
    const text = `${address(table.name, 0, 0)}: this list has none of the described columns, such as "${Object.keys(maker.columns)[0] ?? ''}". Describe the columns of this list.`
    return { table: { ...table, rows: [] }, lines: [error(text)] }
  }
  const ours = (table.rows[at] ?? []).map((head) => {
    const described = Object.entries(maker.columns).find(([theirs]) => same(theirs, cellText(head)))
    return described?.[1] ? columnNamed(columns, described[1]) : undefined
  })
  const undescribed = (table.rows[at] ?? []).flatMap((head, index): Line[] => {
    const words = cellText(head)
    if (words === '' || Object.keys(maker.columns).some((theirs) => same(theirs, words))) return []
    return [warning(`${address(table.name, at, index)}: "${words}" is not described, so it is skipped.`)]
  })
  const always = Object.entries(maker.always).flatMap(([label, value]): [Column, Cell][] => {
    const column = columnNamed(columns, label)
    return column ? [[column, value]] : []
  })
  const translated = (column: Column, cell: Cell): Cell => {
    const words = maker.values[column.label] ?? {}
    const found = Object.entries(words).find(([theirs]) => same(theirs, cellText(cell)))
    return found ? found[1] : cell
  }
  const rowOf = (row: readonly Cell[]): Row | undefined => {
    const cells = ours.flatMap((column, index): [Column, Cell][] =>
      column ? [[column, translated(column, row[index] ?? null)]] : [],
    )
    if (cells.every(([, cell]) => cellText(cell) === '')) return undefined
    return new Map([
      ...always,
      ...cells.filter(([column, cell]) => cellText(cell) !== '' || !always.some(([one]) => one === column)),
    ])
  }

  const body: (Row | undefined)[] = table.rows.slice(at + 1).map(rowOf)
  const title = columns[0]
  if (maker.rows === 'finish' && title) {
    const groups = Map.groupBy(
      body.filter((row) => row !== undefined),
      (row) => cellText(row.get(title)).toLowerCase(),
    )
    for (const [, rows] of groups) {
      const [first] = rows
      for (const row of rows)
        body[body.indexOf(row)] = row === first ? joinFinishes(rows, columns) : undefined
    }
  }

  // Each column keeps its place, so that a fault names the cell of the maker's own list.
  const used = new Set(body.flatMap((row) => [...(row?.keys() ?? [])]))
  const extra = [...used].filter((column) => !ours.includes(column))
  const heads = [...ours, ...extra]
  const rows = [
    ...table.rows.slice(0, at).map(() => []),
    heads.map((column) => column?.label ?? null),
    ...body.map((row) => (row ? heads.map((column) => (column && row.get(column)) ?? null) : [])),
  ]
  return { table: { name: table.name, rows }, lines: undescribed }
}
