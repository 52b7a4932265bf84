import { z } from 'zod'
import { crossCheck } from '../catalogue/checks/cross-check.ts'
import { type Fault, formatFault } from '../catalogue/faults.ts'
import { RECORD_KINDS, type ReadableRecords } from '../catalogue/records.ts'
import { SLUG } from '../catalogue/schema/fields.ts'
import { slugOf } from '../catalogue/slug-of.ts'
import { recordsInFile } from '../content-check/records-in-file.ts'
import type { RawContent } from '../content-tools/raw-content.ts'
import { formOf } from '../editor/form/schema-parts.ts'
import { fillIn, recordFormat } from '../editor/formats/record-format.ts'
import { cellFault, cellText } from './cell-values.ts'
import { type Column, columnsOf } from './columns.ts'
import { faultLine, type Placed } from './fault-lines.ts'
import { fieldWords } from './field-words.ts'
import type { Grid, SheetRow } from './find-head.ts'
import { address, type Line } from './read-tables.ts'
import { recordCells, variantsIn, withCells } from './record-cells.ts'

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
  /** Where in the spreadsheet each file's record stands. */
  placed: ReadonlyMap<string, Placed>
}

const NAMED_BY = { fans: 'title', fixtures: 'title', manufacturers: 'name' } as const
const nameField = (kind: Grid['kind']): string =>
  kind === 'fanCategories'
    ? 'productCategory'
    : kind === 'fixtureCategories'
      ? 'lightingFixtureCategory'
      : NAMED_BY[kind]

const cellOf = (row: SheetRow, field: string): string =>
  cellText([...row.cells].find(([column]) => column.field === field)?.[1])

/** 5/2/2026, 10-12-26, 2026-05-02, 5-Feb: what a program makes of 5/2 when it writes text. Sizes such as 44/52/60 are none. */
const DATE_IN_TEXT =
  /^(?:(?:0?[1-9]|1[0-2])([/.-])(?:0?[1-9]|[12]\d|3[01])\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2}|\d{1,2}-[A-Z][a-z]{2})$/

function holdsNumbers({ schema }: Column): boolean {
  const form = formOf(schema)
  return (
    form instanceof z.ZodNumber || (form instanceof z.ZodArray && formOf(form.element) instanceof z.ZodNumber)
  )
}

/** The cells of a row in which a date stands, and its text. */
const datesIn = (row: SheetRow): [Column, string][] =>
  [...row.cells].flatMap(([column, cell]): [Column, string][] => {
    const text = cellText(cell)
    const isDate = cell instanceof Date || (DATE_IN_TEXT.test(text) && holdsNumbers(column))
    return isDate ? [[column, text]] : []
  })

/** The path of a row's file: the one it names, else one made from its name. */
function fileOf(kind: Grid['kind'], row: SheetRow): string | undefined {
  const stem = row.file || slugOf(cellOf(row, nameField(kind)))
  return stem ? `content/${RECORD_KINDS[kind].place}/${stem}.json` : undefined
}

/** Faults of single cells and rows that no record could say. */
function rowLines(grid: Grid, row: SheetRow, taken: Map<string, number>): Line[] {
  const at = (column: Column | undefined) =>
    address(grid.table, row.place, column ? (grid.places.get(column) ?? 0) : 0)
  const error = (place: string, text: string): Line => ({ severity: 'error', text: `${place}: ${text}` })
  const file = fileOf(grid.kind, row)
  if (file === undefined) return [error(at(undefined), 'the row has no name. Write one, or delete the row.')]
  const lines = datesIn(row).map(([column, date]) =>
    error(
      at(column),
      `${column.label} is a date, ${date}: programs make one of 5-2 and 5/2. Format the cell as Text, then write it again.`,
    ),
  )
  for (const [column, cell] of row.cells) {
    const fault = cellFault(column.schema, cell)
    if (fault) lines.push(error(at(column), `${column.label}: ${fault} Correct the value.`))
  }
  if (row.file && !SLUG.test(row.file))
    lines.push(
      error(
        at(undefined),
        `"${row.file}" is no name of a file: lower-case words joined by dashes. Write "${slugOf(row.file)}".`,
      ),
    )
  const other = taken.get(file)
  if (other !== undefined)
    lines.push(
      error(
        at(undefined),
        `"${file.split('/').at(-1)?.replace('.json', '')}" stands in row ${other + 1} already. Delete one of the two rows, or give it another name.`,
      ),
    )
  taken.set(file, other ?? row.place)
  for (const section of new Set([...row.cells.keys()].flatMap(({ variant }) => variant?.section ?? []))) {
    if (variantsIn(row.cells, section).length < 2) continue
    const column = [...row.cells.keys()].find(({ variant }) => variant?.section === section)
    lines.push(
      error(
        at(column),
        'both the columns of one finish and those of body and blades are filled in. Empty one of the two.',
      ),
    )
  }
  return lines
}

/** Records that are new in the same file count as known, so that a fan may name its maker. */
function withNewRecords(raw: RawContent, grids: readonly Grid[]): RawContent {
  const all = { ...raw }
  for (const { kind, rows } of grids) {
    const known = new Set(raw[kind].map(({ name }) => name))
    const fresh = rows.flatMap((row) => {
      const name = fileOf(kind, row)?.split('/').at(-1)?.replace('.json', '')
      return name && !known.has(name)
        ? [{ name, value: { [nameField(kind)]: cellOf(row, nameField(kind)) } }]
        : []
    })
    all[kind] = [...raw[kind], ...fresh]
  }
  return all
}

function changedFields(kind: Grid['kind'], before: unknown[], after: unknown[]): Change['fields'] {
  return columnsOf(kind).flatMap(({ label }, place) => {
    const [was, is] = [cellText(before[place] as never), cellText(after[place] as never)]
    return was === is ? [] : [{ label, before: was, after: is }]
  })
}

/**
 * What an import would do: which files it would make and change, and everything that is wrong, in the words of the content
 * check. What the check says of the content as it is counts as nobody's new fault. Nothing is written.
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
      const wrong = rowLines(grid, row, taken)
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
