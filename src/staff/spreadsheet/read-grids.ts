import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { counted } from '../../catalogue/rules/counted.ts'
import { type Cell, cellText } from './cells.ts'
import { type Column, columnNamed, columnsOf } from './columns.ts'
import type { ContentBefore } from './content-before.ts'
import { type Draft, draftMappings, type UnknownSheet, unknownSheet } from './draft-mapping.ts'
import { columnsIn, inOurValues, productRows, ranges } from './mapped-rows.ts'
import { brandNames, chooseMapping, headOf, kindOf, type MappingFile } from './mapping.ts'
import { brokenFault, findHead, isOursByName } from './our-sheets.ts'
import { joinedProducts, knownProducts, matchKnown, withFinishes } from './products.ts'
import { error, type Line, ROWS_ABOVE, readTables, type Table, warning } from './read-tables.ts'
import type { Grid } from './rows.ts'

/** With a smaller share of our columns, a sheet is a brand's own. */
const MIN_OURS = 0.5

const isOurs = ({ rows }: Table, grid: Grid | undefined): boolean => {
  const filled = rows.slice(0, ROWS_ABOVE).map((row) => row.filter((cell) => cellText(cell) !== '').length)
  return grid !== undefined && grid.places.size >= Math.max(0, ...filled) * MIN_OURS
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

/** What a program hides, or shows otherwise than it stores. */
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
    const isOwn = isOurs(table, own.grid)
    const { chosen, lines: choice } = isOwn
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
  const none = `${file}: no sheet has a row of three or more column names, such as "Name", "Maker" and "Sizes". Add one above the products.`
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
