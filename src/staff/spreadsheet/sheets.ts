import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { cellRef } from 'hucre/xlsx'
import { isKind } from '../../catalogue/kinds/product-kinds.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { counted } from '../../catalogue/rules/numbers.ts'
import type { FolderKind } from '../editor/layouts.ts'
import { applyMapping } from './brand-products.ts'
import { ranges } from './brand-rows.ts'
import { type Cell, cellText } from './cells.ts'
import {
  type Column,
  type ContentBefore,
  columnNamed,
  columnsOf,
  FILE_HEAD,
  type Grid,
  SHEETS,
  type SheetRow,
} from './columns.ts'
import { type Draft, draftMappings, type UnknownSheet, unknownSheet } from './draft-mapping.ts'
import { brandNames, chooseMapping, kindOf, type MappingFile } from './mapping.ts'
import {
  address,
  brokenFault,
  error,
  type Line,
  ROWS_ABOVE,
  readTables,
  type Table,
  warning,
} from './read-tables.ts'
import { fileOf } from './records.ts'

const isFileHead = (head: string): boolean => head.toLowerCase() === FILE_HEAD.toLowerCase()

const known = (kind: FolderKind, row: readonly Cell[]): number => {
  const columns = columnsOf(kind)
  return row.map(cellText).filter((head) => head !== '' && (isFileHead(head) || columnNamed(columns, head)))
    .length
}

/** The kind and the row of the heads that fit best; of kinds that fit as well, the one that the sheet is named after. */
function bestHead({ name, rows }: Table): { kind: FolderKind; at: number } | undefined {
  const named = SHEETS.toSorted((a, b) => Number(isNamed(b, name)) - Number(isNamed(a, name)))
  let best: { kind: FolderKind; at: number; count: number } | undefined
  for (const { kind } of named)
    for (const [at, row] of rows.slice(0, ROWS_ABOVE).entries()) {
      const count = known(kind, row)
      if (count > (best?.count ?? 1)) best = { kind, at, count }
    }
  return best
}

/** Merged cells, and formulas with an error: their values are not known. */
const cellFaults = ({ name, merges = [], broken = [] }: Table, head: number): Line[] => [
  ...merges
    .filter(({ endRow }) => endRow > head)
    .map(({ startRow, startCol, endRow, endCol }) =>
      error(
        `${address(name, startRow, startCol)}:${cellRef(endRow, endCol)}: these cells are merged. Unmerge them, and write the value in each.`,
      ),
    ),
  ...broken.map(({ row, column, value }) => brokenFault(name, row, column, value)),
]

/** Whether a sheet has the name of one of ours. */
const isOursByName = (table: string): boolean => SHEETS.some((sheet) => isNamed(sheet, table))

const isNamed = ({ kind, name }: (typeof SHEETS)[number], table: string): boolean =>
  [kind, name].some(
    (one) => one.toLowerCase().replaceAll(/[ -]/g, '') === table.toLowerCase().replaceAll(/[ -]/g, ''),
  )

interface OwnSheet {
  grid?: Grid
  lines: Line[]
  /** Whether it may be a brand's all the same: products with a heading that is not ours, and none named File. */
  isDoubtful: boolean
}

/** Contents of a sheet, and the errors in its headings. */
export function findHead(table: Table): OwnSheet {
  const { name, rows } = table
  const head = bestHead(table)
  if (!head) {
    const text = `${address(name, 0, 0)}: no row has the column names, such as "Name", "Brand" and "Sizes". Restore that row. For a brand’s own list, see docs/staff-guide.md.`
    return { lines: [error(text)], isDoubtful: true }
  }
  const columns = columnsOf(head.kind)
  const places = new Map<Column, number>()
  const lines = cellFaults(table, head.at)
  let fileAt = -1
  let hasOtherHeads = false
  for (const [at, cell] of (rows[head.at] ?? []).entries()) {
    const words = cellText(cell)
    const column = columnNamed(columns, words)
    if (words === '') continue
    const say = (severity: Line['severity'], text: string) =>
      lines.push({ severity, text: `${address(name, head.at, at)}: ${text}` })
    if (isFileHead(words)) fileAt = at
    else if (column && places.has(column))
      say('error', `the column "${words}" is listed twice. Delete one of the two.`)
    else if (column) places.set(column, at)
    else {
      const labels = columns.map(({ label }) => label)
      if (nearest(words, labels)) say('error', `"${words}" is not a column. ${suggest(words, labels)}`)
      else {
        hasOtherHeads = true
        say('warning', `"${words}" is not a column, so it is skipped.`)
      }
    }
  }
  const body = rows.slice(head.at + 1).map(
    (row, index): SheetRow => ({
      place: head.at + 1 + index,
      file: fileAt < 0 ? '' : cellText(row[fileAt]).replace(/\.json$/, ''),
      cells: new Map([...places].map(([column, at]) => [column, row[at] ?? null])),
    }),
  )
  const filled = body.filter(
    ({ file, cells }) => file !== '' || [...cells.values()].some((cell) => cellText(cell) !== ''),
  )
  const isDoubtful = isKind(head.kind) && hasOtherHeads && fileAt < 0
  return { grid: { table: name, kind: head.kind, places, rows: filled }, lines, isDoubtful }
}

/** Minimum share of our columns: below it, a sheet is a brand's own. */
const MIN_OURS = 0.5

const hasOurHeads = ({ rows }: Table, grid: Grid | undefined): boolean => {
  const filled = rows.slice(0, ROWS_ABOVE).map((row) => row.filter((cell) => cellText(cell) !== '').length)
  return grid !== undefined && grid.places.size >= Math.max(0, ...filled) * MIN_OURS
}

/** Whether each row is a product that is here already. */
const isUpdate = ({ kind, rows }: Grid, { texts }: ContentBefore): boolean =>
  rows.every((row) => texts.has(fileOf(kind, row) ?? ''))

/** Cells that a program hides, or shows differently than it stores. */
function oddities({ name, hiddenRows = [], shown = [] }: Table): Line[] {
  const places = ranges(hiddenRows.map((row) => row + 1))
  const [rows, are] = hiddenRows.length === 1 ? ['row', 'is'] : ['rows', 'are']
  const hidden = `${name}: ${rows} ${places} ${are} hidden, and read all the same. Delete what you want to leave out.`
  return [
    ...(hiddenRows.length > 0 ? [warning(hidden)] : []),
    ...shown.map(
      ({ row, column, stored, shown: got }): Line => ({
        severity: 'warning',
        text: 'a number is shown otherwise than it is stored',
        got: got.startsWith('0') ? `${got} (read so; stored as ${stored})` : `${got} (read as ${stored})`,
        remedy: 'If it is a model number, format the cell as Text and enter it again.',
        cell: { table: name, row, column },
      }),
    ),
  ]
}

/** The sheets of a file with their columns known: ours, or a brand's by its mapping; a draft for those that have none. */
export async function readGrids(
  path: string,
  before: ContentBefore,
  mappings: readonly MappingFile[],
  dryRun: boolean,
): Promise<{ grids: Grid[]; lines: Line[]; drafts: Draft[] }> {
  const data = await readFile(path).catch((cause: NodeJS.ErrnoException) => cause)
  const file = basename(path)
  if (data instanceof Error) {
    const what = data.code === 'EISDIR' ? 'no spreadsheet is in this folder' : 'there is no such file'
    return { grids: [], lines: [error(`${path}: ${what}. Check its name.`)], drafts: [] }
  }
  const { tables, lines: read } = await readTables(file, data)
  const grids: Grid[] = []
  const unknown: UnknownSheet[] = []
  const used = new Set<MappingFile>()
  const lines: Line[] = []
  const skipped: string[] = []
  for (const table of tables) {
    const own = findHead(table)
    const ours = hasOurHeads(table, own.grid) ? own.grid : undefined
    const { chosen, lines: choice } =
      ours && !own.isDoubtful
        ? { chosen: undefined, lines: [] }
        : chooseMapping(file, table, mappings, brandNames(before.raw))
    lines.push(...choice)
    if (chosen) {
      used.add(chosen)
      if (!chosen.mapping.confirmed || !kindOf(chosen.mapping)) continue
      const applied = applyMapping(table, chosen, before)
      const count = counted(applied.grid.rows.length, 'product')
      lines.push(
        warning(`${table.name}: ${count}, read by ${chosen.file}.`),
        ...oddities(table),
        ...applied.lines,
      )
      grids.push(applied.grid)
      continue
    }
    if (choice.length > 0) continue
    const isOwn = ours && (!own.isDoubtful || isUpdate(ours, before))
    const sheet = isOwn ? undefined : unknownSheet(file, table)
    if (sheet) unknown.push(sheet)
    else if (isOwn || isOursByName(table.name)) {
      lines.push(...own.lines, ...oddities(table))
      if (own.grid) grids.push(own.grid)
    } else skipped.push(table.name)
  }
  const drafted = draftMappings(file, unknown, before.raw, mappings, dryRun, grids.length + used.size > 0)
  skipped.push(...drafted.skipped)
  const hasNone = grids.length + unknown.length + used.size === 0 && tables.length > 0 && lines.length === 0
  const none = `${file}: no sheet has a row of three or more column names, such as "Name", "Brand" and "Sizes". Add one above the products.`
  return {
    grids,
    lines: [
      ...read,
      ...(hasNone ? [error(none)] : []),
      ...[...used].flatMap((one) => one.lines),
      ...lines,
      ...drafted.lines,
      ...(skipped.length > 0 && !hasNone
        ? [warning(`${file}: no products found in ${skipped.join(', ')}.`)]
        : []),
    ],
    drafts: drafted.drafts,
  }
}
