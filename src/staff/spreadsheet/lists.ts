import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { error, warning } from '../../catalogue/faults.ts'
import { isKind } from '../../catalogue/kinds/product-kinds.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { counted } from '../../catalogue/rules/numbers.ts'
import type { FolderKind } from '../editor/layouts.ts'
import { brandProducts } from './brand-list.ts'
import { type Cell, cellText } from './cells.ts'
import {
  type Column,
  type ContentBefore,
  columnNamed,
  columnsOf,
  FILE_HEAD,
  type Grid,
  isSameHead,
  type Row,
  SHEETS,
} from './columns.ts'
import { draftMappings, type UnknownSheet, unknownSheet } from './draft.ts'
import { brandNames, chooseMapping, headOf, kindOf, type MappingFile, ROWS_ABOVE } from './mapping.ts'
import { readTables, type Table } from './read-file.ts'
import type { Finding, Outcome } from './report.ts'

interface GridRead {
  grid: Grid
  findings: Finding[]
}

const isFileHead = (heading: string): boolean => heading.toLowerCase() === FILE_HEAD.toLowerCase()

/** Kind and row of the best matching headings; between equal matches, the kind in the sheet's name. */
function ownHead({ name, rows }: Table): { kind: FolderKind; head: number } | undefined {
  const plain = (words: string) => words.toLowerCase().replaceAll(/[ -]/g, '')
  const isNamed = (sheet: (typeof SHEETS)[number]) =>
    [sheet.kind, sheet.name].some((one) => plain(one) === plain(name))
  let best: { kind: FolderKind; head: number; count: number } | undefined
  for (const { kind } of SHEETS.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))))
    for (const [head, row] of rows.slice(0, ROWS_ABOVE).entries()) {
      const headings = row.map(cellText).filter(Boolean)
      const count = headings.filter((one) => isFileHead(one) || columnNamed(kind, one)).length
      if (count > (best?.count ?? 1)) best = { kind, head, count }
    }
  return best
}

function columnsIn(table: Table, head: number, kind: FolderKind, by?: MappingFile) {
  const headings = (table.rows[head] ?? []).map(cellText)
  const mappedTo = (heading: string) =>
    Object.entries(by?.mapping.columns ?? {}).find(([theirs]) => isSameHead(theirs, heading))?.[1]
  const mapped = headings.map((heading) => columnNamed(kind, mappedTo(heading) ?? ''))
  const labels = columnsOf(kind).map(({ label }) => label)
  const columns: (Column | undefined)[] = []
  const findings: Finding[] = []
  const others: string[] = []
  for (const [at, heading] of headings.entries()) {
    // A column with our name needs no mapping, unless another is mapped to it.
    const named = columnNamed(kind, heading)
    const own = named && !mapped.includes(named) ? named : undefined
    const column = mappedTo(heading) === undefined ? own : mapped[at]
    const isTwice = column !== undefined && columns.includes(column)
    const cell = { row: head, column: at }
    const position = { file: table.name }
    if (isTwice) {
      const finding = error(
        position,
        `"${heading}" is ${column.label}, as is a column before it`,
        'Delete one.',
      )
      const skipped = { ...finding, severity: 'warning', remedy: 'It is skipped.' } as const
      findings.push({ ...(by ? skipped : finding), cell })
    } else if (heading !== '' && !column && mappedTo(heading) === undefined && !isFileHead(heading)) {
      if (by || !nearest(heading, labels)) others.push(`"${heading}"`)
      else
        findings.push({ ...error(position, `"${heading}" is not a column`, suggest(heading, labels)), cell })
    }
    columns.push(isTwice ? undefined : column)
  }
  if (others.length > 0) {
    const problem = `these columns are not ${by ? 'in the mapping' : 'ours'}, so they are skipped: ${others.join(', ')}`
    findings.push(warning({ file: table.name }, problem, ''))
  }
  const places = new Map(columns.flatMap((column, at) => (column ? [[column.field, at] as const] : [])))
  return { places, findings, others, fileAt: headings.findIndex(isFileHead) }
}

/** Merged cells: across columns in a brand's list, any in a sheet of ours. */
const mergeFindings = ({ name, merges = [] }: Table, rows: readonly Row[], isBrands: boolean): Finding[] =>
  merges
    .filter(
      ({ startRow, endRow, startCol, endCol }) =>
        (endCol > startCol || !isBrands) && rows.some(({ place }) => place >= startRow && place <= endRow),
    )
    .map(({ startRow: row, startCol: column }) => ({
      ...error({ file: name }, 'these cells are merged', 'Unmerge them, and write the value in each.'),
      severity: isBrands ? 'warning' : 'error',
      cell: { row, column },
    }))

interface OwnSheet extends GridRead {
  /** Whether it may be a brand's all the same: products, a heading that is not ours, and none named File. */
  isDoubtful: boolean
}

/** Minimum share of our headings: below it, a sheet is a brand's own. */
const MIN_OURS = 0.5

export function ownSheet(table: Table): OwnSheet | undefined {
  const own = ownHead(table)
  if (!own) return undefined
  const { kind, head } = own
  const { places, findings, others, fileAt } = columnsIn(table, head, kind)
  const widest = Math.max(
    ...table.rows.slice(0, ROWS_ABOVE).map((row) => row.filter((cell) => cellText(cell) !== '').length),
  )
  if (places.size < widest * MIN_OURS) return undefined
  const rows = table.rows.slice(head + 1).map(
    (row, index): Row => ({
      place: head + 1 + index,
      file: cellText(row[fileAt]).replace(/\.json$/, ''),
      cells: new Map([...places].map(([field, at]) => [field, row[at] ?? null])),
    }),
  )
  const filled = rows.filter(
    ({ file, cells }) => file !== '' || [...cells.values()].some((cell) => cellText(cell) !== ''),
  )
  return {
    grid: { table: table.name, kind, places, rows: filled },
    findings: [...findings, ...mergeFindings(table, filled, false)],
    isDoubtful: isKind(kind) && others.length > 0 && fileAt < 0,
  }
}

/** A brand's sheet as one of ours: its products in our columns and values. */
export function brandSheet(table: Table, by: MappingFile, before: ContentBefore): GridRead {
  const kind = kindOf(by.mapping) ?? 'fans'
  const { head } = headOf(table, by.mapping)
  const { places, findings } = columnsIn(table, head, kind, by)
  const always = new Map(
    Object.entries(by.mapping.always).flatMap(([label, value]): [string, Cell][] => {
      const column = columnNamed(kind, label)
      return column && value !== '' ? [[column.field, value]] : []
    }),
  )
  const list = { ...by, findings, table, head, kind, places, always }
  const { rows, brands } = brandProducts(list, before)
  const grid = { table: table.name, kind, places, rows, mapping: { file: by.file, always, brands } }
  return { grid, findings: [...findings, ...mergeFindings(table, rows, true)] }
}

/** The sheets of a file in our columns: ours, or a brand's by its mapping; a draft for those that have none. */
export async function readList(
  path: string,
  before: ContentBefore,
  mappings: readonly MappingFile[],
  isDry: boolean,
): Promise<{ grids: Grid[]; findings: Finding[]; drafts: Outcome['drafts'] }> {
  const data = await readFile(path).catch((cause: NodeJS.ErrnoException) => cause)
  const file = basename(path)
  if (data instanceof Error) {
    const what = data.code === 'EISDIR' ? 'no spreadsheet is in this folder' : 'there is no such file'
    return { grids: [], findings: [error({ file: path }, what, 'Check its name.')], drafts: [] }
  }
  const read = await readTables(file, data)
  const grids: Grid[] = []
  const findings: Finding[] = []
  const unknown: UnknownSheet[] = []
  const used = new Set<MappingFile>()
  const skipped: string[] = []
  const add = (table: Table, found: GridRead) => {
    grids.push(found.grid)
    findings.push(...(table.findings ?? []), ...found.findings)
  }
  for (const table of read.tables) {
    const own = ownSheet(table)
    if (own && !own.isDoubtful) {
      add(table, own)
      continue
    }
    const chosen = chooseMapping(file, table, mappings, brandNames(before.records))
    if (chosen && 'findings' in chosen) {
      used.add(chosen)
      if (!chosen.mapping.confirmed || !kindOf(chosen.mapping)) continue
      const products = brandSheet(table, chosen, before)
      const count = counted(products.grid.rows.length, 'product')
      findings.push(warning({ file: table.name }, `${count}, read by ${chosen.file}`, ''))
      add(table, products)
    } else if (chosen) findings.push(chosen)
    else {
      const sheet = unknownSheet(file, table)
      if (sheet) unknown.push(sheet)
      else skipped.push(table.name)
    }
  }
  const hasOthers = grids.length + used.size > 0
  const drafted = draftMappings(file, unknown, before.records, mappings, { isDry, hasOthers })
  skipped.push(...drafted.skipped)
  if (skipped.length > 0) {
    const isAll = !hasOthers && unknown.length === 0
    findings.push(
      isAll
        ? error(
            { file },
            'no sheet has a row of three or more column names, such as "Name", "Brand" and "Sizes"',
            'Add one above the products.',
          )
        : warning({ file }, `no products found in ${skipped.join(', ')}`, ''),
    )
  }
  return {
    grids,
    findings: [
      ...read.findings,
      ...[...used].flatMap((one) => one.findings),
      ...findings,
      ...drafted.findings,
    ],
    drafts: drafted.drafts,
  }
}
