import { crossCheck } from '../../catalogue/consistency/cross-check.ts'
import type { Fault } from '../../catalogue/faults.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { fileStem, type ReadableRecords } from '../../catalogue/records.ts'
import { recordsInFile } from '../check-content/records-in-file.ts'
import type { RawContent } from '../content-guide/raw-content.ts'
import { fillIn, recordFormat } from '../editor/formats/record-format.ts'
import { type Cell, cellText } from './cell-values.ts'
import type { Change } from './change.ts'
import { type Column, columnsOf } from './columns.ts'
import type { ContentBefore } from './content-before.ts'
import { type CellLine, faultLine, type Placed } from './fault-lines.ts'
import { fieldWords } from './field-words.ts'
import type { Grid } from './find-head.ts'
import { knownProducts } from './match-known.ts'
import { warning } from './read-tables.ts'
import { recordCells, withCells } from './record-cells.ts'
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

function changedFields(kind: Grid['kind'], before: unknown[], after: unknown[]): Change['fields'] {
  return columnsOf(kind).flatMap(({ label }, index) => {
    const [was, is] = [cellText(before[index] as never), cellText(after[index] as never)]
    return was === is ? [] : [{ label, before: was, after: is }]
  })
}

/** The products of a maker's list that are here and not in it, if they are still sold. */
function missingFrom(before: ContentBefore, grids: readonly Grid[], found: ReadonlySet<string>) {
  const lists = grids.filter(({ maker, rows }) => maker && rows.length > 0)
  return KINDS.flatMap((kind) => {
    const { makerOf } = knownProducts(before, kind)
    const makers = new Set(
      lists.filter((grid) => grid.kind === kind).flatMap(({ rows }) => rows.map(makerOf)),
    )
    return before.records[kind]
      .filter(
        ({ file, fields }) =>
          makers.has(fields.manufacturerNameReference ?? '') && !found.has(file) && !fields.discontinued,
      )
      .map(({ file, fields }) => ({ kind, file, name: fields.title ?? fileStem(file) }))
  })
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

  /**
   * Fills in the cells of a record, and returns what is wrong with the values that it then has.
   *
   * @param always what all of a list's products have that say nothing else
   */
  function fill(
    kind: Grid['kind'],
    file: string,
    row: ReadonlyMap<Column, Cell>,
    always: ReadonlyMap<Column, Cell> = new Map(),
  ): Fault[] {
    const words = wordsOf(kind)
    const { fromFile } = recordFormat(kind)
    const source = before.texts.get(file) ?? ''
    const form = fromFile(source)
    const isSaid = new Map(
      recordCells(kind, form, words).map((cell, at) => [columnsOf(kind)[at], cell !== null]),
    )
    const cells = new Map(
      [...row].filter(([column, cell]) => always.get(column) !== cell || !isSaid.get(column)),
    )
    const { text } = fillIn(kind, withCells(form, cells, words))
    if (text === source) {
      same += 1
      return []
    }
    const after = fromFile(text)
    const fields = changedFields(kind, recordCells(kind, form, words), recordCells(kind, after, words))
    const read = recordsInFile(kind, file, JSON.parse(text))
    if (!file.endsWith('.json')) return read.faults
    changes.push({ file, isNew: source === '', text, fields })
    records[kind] = [...(records[kind] ?? []).filter((record) => record.file !== file), ...read.records]
    return read.faults
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
  else if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ')
    const [are, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them']
    const text = `${missing.length} of yours ${are} not in the list: ${names}. End ${them}? Import it again with --end-missing (on GitHub: Actions, Import, Run workflow).`
    lines.push(warning(text))
  }

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
