import { crossCheck } from '../../catalogue/consistency/cross-check.ts'
import { type Fault, formatFault } from '../../catalogue/faults.ts'
import type { ReadableRecords } from '../../catalogue/records.ts'
import { recordsInFile } from '../check-content/records-in-file.ts'
import type { RawContent } from '../content-guide/raw-content.ts'
import { fillIn, recordFormat } from '../editor/formats/record-format.ts'
import { cellText } from './cell-values.ts'
import { columnsOf } from './columns.ts'
import { faultLine, type Placed } from './fault-lines.ts'
import { fieldWords } from './field-words.ts'
import type { Grid } from './find-head.ts'
import type { Line } from './read-tables.ts'
import { recordCells, withCells } from './record-cells.ts'
import { fileOf, nameIn, rowFaults, stemOf } from './row-faults.ts'

/** The content as it is before the import. */
export interface ContentBefore {
  raw: RawContent
  /** The text of a record's file by its path from the project's root. */
  texts: ReadonlyMap<string, string>
  records: ReadableRecords
  /** Every picture under content/images. */
  pictures: ReadonlySet<string>
}

/** A file that would be written. */
export interface Change {
  file: string
  isNew: boolean
  text: string
  /** What differs, in the words of the form. */
  fields: { label: string; before: string; after: string }[]
}

export interface ImportPlan {
  changes: Change[]
  same: number
  lines: Line[]
  /** All records as they would be. */
  after: ReadableRecords
  /** The position of each file's record in the spreadsheet. */
  placed: ReadonlyMap<string, Placed>
}

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

/**
 * What an import would do: which files it would make and change, and everything that is wrong, in the words of the content
 * check. Faults that the content already has do not count. Nothing is written.
 */
export function planImport(before: ContentBefore, grids: readonly Grid[]): ImportPlan {
  const raw = withNewRecords(before.raw, grids)
  const records = Object.fromEntries(
    Object.entries(before.records).map(([kind, all]) => [kind, [...all]]),
  ) as unknown as Record<string, { file: string; fields: object }[]>
  const placed = new Map<string, Placed>()
  const changes: Change[] = []
  const lines: Line[] = []
  const faults: Fault[] = []
  let same = 0

  for (const grid of grids) {
    const { kind } = grid
    const words = fieldWords(kind, raw, before.pictures)
    const { fromFile } = recordFormat(kind)
    const taken = new Map<string, number>()
    for (const row of grid.rows) {
      const wrong = rowFaults(grid, row, taken)
      lines.push(...wrong)
      const file = fileOf(kind, row)
      if (file === undefined || wrong.length > 0) continue
      placed.set(file, { grid, row })
      const source = before.texts.get(file) ?? ''
      const form = fromFile(source)
      const { text } = fillIn(kind, withCells(form, row.cells, words))
      if (text === source) {
        same += 1
        continue
      }
      const after = fromFile(text)
      changes.push({
        file,
        isNew: source === '',
        text,
        fields: changedFields(kind, recordCells(kind, form, words), recordCells(kind, after, words)),
      })
      const read = recordsInFile(kind, file, JSON.parse(text))
      faults.push(...read.faults)
      records[kind] = [...(records[kind] ?? []).filter((record) => record.file !== file), ...read.records]
    }
  }

  const known = new Set(crossCheck(before.records).map(formatFault))
  const after = records as unknown as ReadableRecords
  faults.push(...crossCheck(after).filter((fault) => !known.has(formatFault(fault))))
  return {
    changes,
    same,
    lines: [...lines, ...faults.map((fault) => faultLine(fault, placed))],
    after,
    placed,
  }
}
