import { type FileRecords, recordsInFile } from '../check-content/records-in-file.ts'
import { fillIn, recordFormat } from '../editor/formats/record-format.ts'
import { type Cell, cellText } from './cell-text.ts'
import type { FieldWords } from './cell-values.ts'
import type { Change } from './change.ts'
import { type Column, columnsOf } from './columns.ts'
import type { Grid } from './find-head.ts'
import { recordCells, withCells } from './record-cells.ts'

function changedFields(kind: Grid['kind'], before: unknown[], after: unknown[]): Change['fields'] {
  return columnsOf(kind).flatMap(({ label }, index) => {
    const [was, is] = [cellText(before[index] as never), cellText(after[index] as never)]
    return was === is ? [] : [{ label, before: was, after: is }]
  })
}

/** A row of a spreadsheet for a record. */
interface Filling {
  kind: Grid['kind']
  file: string
  /** The text of its file; empty for one that is new. */
  source: string
  cells: ReadonlyMap<Column, Cell>
  /** What all of a list's products have that say nothing else. */
  always: ReadonlyMap<Column, Cell>
}

/** A record after the cells of a row were filled in, and what is wrong with it; undefined where nothing changes. */
export function changeRecord(
  { kind, file, source, cells, always }: Filling,
  words: (field: string) => FieldWords,
): (FileRecords & { change: Change }) | undefined {
  const { fromFile } = recordFormat(kind)
  const form = fromFile(source)
  const was = recordCells(kind, form, words)
  const isSaid = new Map(was.map((cell, at) => [columnsOf(kind)[at], cell !== null]))
  const said = new Map(
    [...cells].filter(([column, cell]) => always.get(column) !== cell || !isSaid.get(column)),
  )
  const { text } = fillIn(kind, withCells(form, said, words))
  if (text === source) return undefined
  const fields = changedFields(kind, was, recordCells(kind, fromFile(text), words))
  return {
    change: { file, isNew: source === '', text, fields },
    ...recordsInFile(kind, file, JSON.parse(text)),
  }
}
