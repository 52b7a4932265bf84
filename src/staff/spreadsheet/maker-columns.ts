import { cellText } from './cell-text.ts'
import { isSameHead } from './choose-maker.ts'
import { type Column, columnNamed, columnsOf } from './columns.ts'
import { type Described, kindOf } from './maker-file.ts'
import { address, type Line, type Table, warning } from './read-tables.ts'

/** The columns of a maker's sheet as ours, by their places; one that is there twice counts once. */
export function columnsIn(
  table: Table,
  at: number,
  { maker }: Described,
): { columns: readonly (Column | undefined)[]; lines: Line[] } {
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
