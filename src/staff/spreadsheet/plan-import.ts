import { crossCheck } from '../../catalogue/consistency/cross-check.ts'
import type { Fault } from '../../catalogue/faults.ts'
import type { ReadableRecords } from '../../catalogue/records.ts'
import type { RawContent } from '../content-guide/raw-content.ts'
import type { Cell } from './cell-text.ts'
import type { Change } from './change.ts'
import { changeRecord } from './change-record.ts'
import { type Column, columnsOf } from './columns.ts'
import type { ContentBefore } from './content-before.ts'
import { type CellLine, faultLine, type Placed } from './fault-lines.ts'
import { fieldWords } from './field-words.ts'
import type { Grid } from './find-head.ts'
import { askWhetherEnded, missingFrom } from './missing-products.ts'
import { renamedGallery, renamesIn, stillNamed } from './renames.ts'
import { fileOf, nameIn, rowFaults, stemOf } from './row-faults.ts'

export interface ImportPlan {
  changes: Change[]
  same: number
  lines: CellLine[]
  /** All records as they would be. */
  after: ReadableRecords
  /** The position of each file's record in the spreadsheet. */
  placed: ReadonlyMap<string, Placed>
}

/** What a fault is known by before and after: its remedy may list products that are new. */
const keyOf = ({ file, field, problem }: Fault): string => [file, field, problem].join('\n')

/** Records that are new in the same file count as known, so that a fan may name its maker. */
function withNewRecords(raw: RawContent, grids: readonly Grid[]): RawContent {
  const all = { ...raw }
  for (const { kind, rows } of grids) {
    const known = new Set(raw[kind].map(({ name }) => name))
    const fresh = rows.flatMap((row) => {
      const name = stemOf(kind, row)
      return name && !known.has(name) ? [{ name, value: nameIn(kind, row) }] : []
    })
    all[kind] = [...raw[kind], ...fresh]
  }
  return all
}

/**
 * What an import would do: which files it would make and change, and everything that is wrong, in the words of the content
 * check. Faults that the content already has do not count. Nothing is written.
 *
 * @param endMissing whether a maker's products that the maker's list no longer has are ended
 */
export function planImport(
  before: ContentBefore,
  grids: readonly Grid[],
  { endMissing = false }: { endMissing?: boolean | undefined } = {},
): ImportPlan {
  const raw = withNewRecords(before.raw, grids)
  const records = Object.fromEntries(
    Object.entries(before.records).map(([kind, all]) => [kind, [...all]]),
  ) as unknown as Record<string, { file: string; fields: object }[]>
  const placed = new Map<string, Placed>()
  const changes: Change[] = []
  const lines: CellLine[] = []
  const faults: Fault[] = []
  const taken = new Map<string, Placed>()
  let same = 0

  const allWords = new Map<Grid['kind'], ReturnType<typeof fieldWords>>()
  const wordsOf = (kind: Grid['kind']) => {
    const words = allWords.get(kind) ?? fieldWords(kind, raw, before.pictures)
    allWords.set(kind, words)
    return words
  }

  /** Fills in the cells of a record, and returns what is wrong with the values that it then has. */
  function fill(
    kind: Grid['kind'],
    file: string,
    cells: ReadonlyMap<Column, Cell>,
    always: ReadonlyMap<Column, Cell> = new Map(),
  ): Fault[] {
    const source = before.texts.get(file) ?? ''
    const changed = changeRecord({ kind, file, source, cells, always }, wordsOf(kind))
    if (!changed) same += 1
    else if (file.endsWith('.json')) {
      changes.push(changed.change)
      records[kind] = [...(records[kind] ?? []).filter((record) => record.file !== file), ...changed.records]
    }
    return changed?.faults ?? []
  }

  for (const grid of grids) {
    for (const row of grid.rows) {
      const wrong = rowFaults(grid, row, taken)
      lines.push(...wrong)
      // A row without a name is checked, and has no file.
      const file = fileOf(grid.kind, row) ?? `${grid.table}!${row.place}`
      if (placed.has(file)) continue
      placed.set(file, { grid, row })
      // What a cell cannot hold is said once, and not again by the check.
      const isSaid = (column: Column | undefined) =>
        column !== undefined && wrong.some(({ cell }) => cell?.column === column)
      const cells = new Map([...row.cells].filter(([column]) => !isSaid(column)))
      const found = fill(grid.kind, file, cells, grid.maker?.always)
      faults.push(...found.filter((fault) => !isSaid(faultLine(fault, placed).cell?.column)))
    }
  }

  const missing = missingFrom(before, grids, new Set(placed.keys()))
  if (endMissing)
    for (const { kind, file } of missing) {
      const ended = columnsOf(kind).find(({ field }) => field === 'discontinued')
      if (ended) faults.push(...fill(kind, file, new Map([[ended, 'yes']])))
    }
  else if (missing.length > 0) lines.push(askWhetherEnded(missing))

  const known = new Set(crossCheck(before.records).map(keyOf))
  const after = records as unknown as ReadableRecords
  const renames = renamesIn(before.records, after)
  const renamed = renamedGallery(before, renames)
  if (renamed) {
    changes.push(renamed.change)
    after.gallery = renamed.gallery
  }
  lines.push(...stillNamed(before, renames, changes, after))
  faults.push(...crossCheck(after).filter((fault) => !known.has(keyOf(fault))))
  return {
    changes,
    same,
    lines: [...lines, ...faults.map((fault) => faultLine(fault, placed))],
    after,
    placed,
  }
}
