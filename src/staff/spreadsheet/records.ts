import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { crossCheck } from '../../catalogue/consistency/cross-check.ts'
import { CORRECT } from '../../catalogue/describe-issues.ts'
import { error, type Fault, warning } from '../../catalogue/faults.ts'
import { movedWarnings } from '../../catalogue/former-addresses.ts'
import { isKind, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { pictureReferences } from '../../catalogue/picture-references.ts'
import { fileStem, RECORD_KINDS, type ReadableRecords, readRecord } from '../../catalogue/records.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { pictureFault } from '../check-content/pictures.ts'
import { type FolderKind, TITLE_FIELDS } from '../editor/layouts.ts'
import { fieldsIn, isSame, withChanges } from '../editor/record-format.ts'
import { inLabels } from '../editor/refuse-record.ts'
import type { Fields } from '../editor/schema.ts'
import {
  type Cells,
  type ContentBefore,
  cellError,
  cellText,
  columnFor,
  columnsOf,
  entriesIn,
  type FieldWords,
  fieldWords,
  fromCell,
  type Grid,
  isName,
  isNumber,
  nameIn,
  pictureFileName,
  type Row,
  SHEETS,
  toCell,
} from './columns.ts'
import { type Change, type Outcome, some } from './report.ts'

interface Placed {
  grid: Grid
  row: Row
}

type Places = ReadonlyMap<string, Placed>

/** The path of a row's file from the project's root, named after the row if it has none; undefined without a name. */
function fileOf(kind: FolderKind, { file, cells }: Row): string | undefined {
  const stem = file || slugOf(nameIn(cells))
  return stem ? `content/${RECORD_KINDS[kind].path}/${stem}.json` : undefined
}

type WordsOf = (field: string) => FieldWords

export const recordCells = (kind: FolderKind, file: Fields, words: WordsOf): (string | number | null)[] =>
  columnsOf(kind).map((column) => toCell(column, file[column.field], words(column.field)))

type Words = Pick<Fault, 'problem' | 'remedy'> & Partial<Fault>

/** @param isTranslatable whether the mapping could have another value for the cell's */
function cellFault(
  { grid, row }: Placed,
  field: string,
  { severity = 'error', problem, got, remedy }: Words,
  isTranslatable = remedy === CORRECT,
): Fault {
  const { kind, mapping, places, table } = grid
  const fault = { severity, problem, remedy, ...(got !== undefined && { got }) }
  const given = mapping?.always.get(field)
  if (mapping && given && row.cells.get(field) === given)
    return { ...fault, file: mapping.file, field: 'always' }
  const column = places.get(field)
  const placed = { ...fault, file: table, cell: { row: row.place, column } }
  if (!mapping || column === undefined || !isTranslatable) return placed
  const answer = `Write our value for each in ${mapping.file} under "values", "${columnFor(kind, field)?.label}".`
  return { ...placed, remedy: remedy === CORRECT ? answer : `${remedy} ${answer}` }
}

/** The field of a column: `shown.body[0]` is in that of the finish. */
const columnField = (field = ''): string => field.split(/[.[]/)[0] ?? ''

/** `row 3`, or `Fans, row 3` of another sheet. */
const rowName = ({ grid, row }: Placed, from: Grid): string =>
  `${grid.table === from.table ? '' : `${grid.table}, `}row ${row.place + 1}`

/** An error by sheet and cell; by its file if the record isn't in the spreadsheet. */
function inSheet(fault: Fault, placed: Places): Fault {
  const { file, problem } = fault
  const place = placed.get(file)
  if (!place) return fault
  const { grid } = place
  const field = columnField(fault.field)
  const hasColumn = grid.places.has(field) || grid.mapping?.always.has(field)
  if (grid.mapping && !hasColumn && problem === 'is missing') {
    // Every finish sold is made of the finishes that the list shows.
    if (field === 'colors') return inSheet({ ...fault, field: 'shown' }, placed)
    const label = columnFor(grid.kind, field)?.label ?? field
    const what = `the list has no column for ${label}, which new products need`
    return error({ file: grid.mapping.file }, what, 'Add one to the list, or write its value under "always".')
  }
  const named = (words: string) =>
    words.replaceAll(/content\/[\w/-]+\.json/g, (path) => {
      const other = placed.get(path)
      return other ? rowName(other, grid) : path
    })
  const labeled = field ? inLabels(grid.kind, fault) : fault
  return cellFault(place, field, {
    ...labeled,
    problem: named(labeled.problem),
    remedy: named(labeled.remedy),
  })
}

/** Errors in single cells that no record could have: a date for a number, a brand that is not here. By field. */
function cellFaults(place: Placed, words: WordsOf): Map<string, Fault[]> {
  const found = columnsOf(place.grid.kind).map(({ label, schema, field }): [string, Fault[]] => {
    const cell = place.row.cells.get(field) ?? null
    const at = (fault: Words, isTranslatable?: boolean) =>
      cellFault(place, field, { ...fault, problem: `${label}: ${fault.problem}` }, isTranslatable)
    const wrong = cellError(schema, isName(field) || isNumber(field), cell)
    if (wrong) return [field, [at(wrong)]]
    const { names, fromCell: fileOf } = words(field)
    const unknown = names ? entriesIn(schema, cell).filter((got) => !names.has(fileOf(got, schema))) : []
    const remedyFor = (got: string) => suggest(got, [...(names?.values() ?? [])])
    const problem = 'is not in the catalog'
    return [field, unknown.map((got) => at({ problem, got, remedy: remedyFor(got) }, true))]
  })
  return new Map(found.filter(([, faults]) => faults.length > 0))
}

type ImportPlan = Pick<Outcome, 'changes' | 'same' | 'faults'> & {
  /** All records as they would be. */
  after: ReadableRecords
  /** The place of each file's record in the spreadsheet. */
  placed: Places
}

/** Identifies an error before and after: its remedy may list products that are new. */
const keyOf = ({ file, field, problem, got }: Fault): string => JSON.stringify([file, field, problem, got])

/** Records that are new in the same file count as known, so that a fan may name its brand. */
function withNewRecords(records: ReadableRecords, grids: readonly Grid[]): ReadableRecords {
  const all: Record<string, { file: string; fields: object }[]> = { ...records }
  for (const { kind, rows } of grids) {
    const existing = new Set(records[kind].map(({ file }) => file))
    const fresh = rows.flatMap((row) => {
      const file = fileOf(kind, row)
      return file && !existing.has(file) ? { file, fields: { [TITLE_FIELDS[kind]]: nameIn(row.cells) } } : []
    })
    all[kind] = [...(all[kind] ?? []), ...fresh]
  }
  return all as ReadableRecords
}

/**
 * Plans an import. Errors already in the content don't count.
 *
 * @param listed the sheets with all their rows, if some are left out
 */
export function planImport(
  before: ContentBefore,
  grids: readonly Grid[],
  { endMissing = false, listed = grids }: { endMissing?: boolean | undefined; listed?: readonly Grid[] } = {},
): ImportPlan {
  const known = withNewRecords(before.records, grids)
  const records: Record<string, { file: string; fields: object }[]> = { ...before.records }
  const placed = new Map<string, Placed>()
  const changes: Change[] = []
  const faults: Fault[] = []
  /** By the files of records, before they have cells. */
  const inFiles: Fault[] = []
  let same = 0
  const words = Object.fromEntries(
    SHEETS.map(({ kind }) => [kind, fieldWords(kind, known, before.pictures)]),
  ) as Record<FolderKind, WordsOf>

  /** @param always the values of all of a list's products; they fill in what a record lacks */
  function fill(kind: FolderKind, file: string, cells: Cells, always?: Cells): Fault[] {
    const source = before.texts.get(file) ?? ''
    const record = fieldsIn(source)
    const columns = columnsOf(kind)
    const was = recordCells(kind, record, words[kind])
    // A cell equal to the record's value changes nothing, however the file writes it.
    const changed = columns.flatMap((column, index): [string, unknown][] => {
      const { field } = column
      const cell = cells.get(field)
      if (cell === undefined || cellText(was[index]) === cellText(cell)) return []
      if (always?.get(field) === cell && was[index] !== null) return []
      const value = fromCell(column, cell, words[kind](field))
      return isSame(record[field], value) ? [] : [[field, value]]
    })
    if (source !== '' && changed.length === 0) {
      same += 1
      return []
    }
    const { fields: after, text } = withChanges(kind, record, Object.fromEntries(changed))
    const read = readRecord(RECORD_KINDS[kind].schema, after, file)
    // A row without a name has no file, and its errors are found all the same.
    if (!file.endsWith('.json')) return read.faults
    const is = recordCells(kind, after, words[kind])
    const fields = columns.flatMap(({ label }, index) => {
      const [from, to] = [cellText(was[index]), cellText(is[index])]
      return from === to ? [] : [{ label, before: from, after: to }]
    })
    changes.push({ file, isNew: source === '', text, fields })
    const all = records[kind] ?? []
    const old = all.find((record) => record.file === file)
    if (old && isKind(kind)) inFiles.push(...movedWarnings(kind, file, old.fields, read.fields as object))
    records[kind] = [...all.filter((record) => record !== old), { file, fields: read.fields }]
    return read.faults
  }

  for (const grid of grids)
    for (const row of grid.rows) {
      const place = { grid, row }
      const file = fileOf(grid.kind, row) ?? `${grid.table}!${row.place}`
      const other = placed.get(file)
      const wrong = cellFaults(place, words[grid.kind])
      if (row.file && !SLUG.test(row.file)) {
        const problem = `"${row.file}" is not a file name: expected lowercase words joined by hyphens`
        faults.push(cellFault(place, '', { problem, remedy: `Write "${slugOf(row.file)}".` }))
      }
      faults.push(...[...wrong.values()].flat())
      if (other) {
        const problem = `"${fileStem(file)}" is already in ${rowName(other, grid)}`
        const remedy = 'Delete one of the two rows, or rename one.'
        faults.push(cellFault(place, '', { problem, remedy }))
        continue
      }
      placed.set(file, place)
      // A cell with an error of its own gets no second one from the check.
      const cells = new Map([...row.cells].filter(([field]) => !wrong.has(field)))
      const found = fill(grid.kind, file, cells, grid.mapping?.always)
      inFiles.push(...found.filter(({ field }) => !wrong.has(columnField(field))))
    }

  const missing = missingFrom(before, listed)
  if (endMissing)
    for (const { kind, file } of missing)
      inFiles.push(...fill(kind, file, new Map([['discontinued', 'yes']])))
  else if (missing.length > 0) {
    const [are, they] = missing.length === 1 ? ['is', 'it'] : ['are', 'they']
    const names = some(missing.map(({ name }) => name))
    const problem = `${missing.length} of your products ${are} not in this list: ${names}`
    const remedy = `If ${they} ${are} discontinued, import the list again with --end-missing (on GitHub: Actions, Import, Run workflow).`
    faults.push(warning({ file: missing[0]?.table ?? '' }, problem, remedy))
  }

  const oldFaults = new Set(crossCheck(before.records).map(keyOf))
  const after = records as ReadableRecords
  inFiles.push(...crossCheck(after).filter((one) => !oldFaults.has(keyOf(one))))
  faults.push(...inFiles.map((one) => inSheet(one, placed)))
  return { changes, same, faults, after, placed }
}

/** Share of a brand's products below which a list counts as partial. */
const MIN_SHARE = 0.5

/** The products of a brand that its list no longer has; none if the lists have several brands, or few of its products. */
function missingFrom({ records }: ContentBefore, grids: readonly Grid[]) {
  const files = new Set(grids.flatMap(({ kind, rows }) => rows.map((row) => fileOf(kind, row))))
  const brands = new Set(grids.flatMap(({ mapping }) => [...(mapping?.brands ?? [])]))
  if (brands.size !== 1) return []
  return KINDS.flatMap((kind) => {
    const list = grids.find((grid) => grid.kind === kind && grid.mapping)
    const sold = records[kind].filter(
      ({ fields }) => brands.has(fields.manufacturerNameReference ?? '') && !fields.discontinued,
    )
    const gone = sold.filter(({ file }) => !files.has(file))
    if (!list || sold.length - gone.length < sold.length * MIN_SHARE) return []
    const { table } = list
    return gone.map(({ file, fields: { title = fileStem(file) } }) => ({ kind, file, table, name: title }))
  })
}

/** The pictures that changed records name: those that come along, and faults in them all. */
export async function newPictures(
  root: string,
  folder: string | undefined,
  { after, changes, placed }: ImportPlan,
  present: ReadonlySet<string>,
): Promise<Pick<Outcome, 'pictures' | 'faults'>> {
  const changed = new Set(changes.map(({ file }) => file))
  const references = pictureReferences(after).filter(({ file }) => changed.has(file))
  const names = folder ? await readdir(folder, { recursive: true }).catch(() => []) : []
  const brought = new Map(names.map((name) => [pictureFileName(basename(name)), join(folder ?? '', name)]))
  const sources = new Map(
    references.flatMap(({ picture }) => {
      const from = present.has(picture) ? join(root, picture) : brought.get(basename(picture))
      return from === undefined ? [] : [[picture, from] as const]
    }),
  )
  const wrong = new Map(
    await Promise.all([...sources].map(async ([to, from]) => [to, await pictureFault(from)] as const)),
  )
  const faults = references.flatMap(({ file, field, picture }): Fault[] => {
    const [from, found, name] = [sources.get(picture), wrong.get(picture), basename(picture)]
    const at = { file, field: columnField(field) }
    if (found) return [inSheet(error(at, `${name} ${found.problem}`, found.remedy), placed)]
    if (from) return []
    const near = nearest(name, [...brought.keys()])
    const upload = folder
      ? `Put it in ${folder}.`
      : 'Name the folder it is in: --pictures folder (on GitHub, upload it with the list).'
    const remedy = near ? `Did you mean "${near}"?` : upload
    return [inSheet({ ...error(at, 'there is no such photo', remedy), got: name }, placed)]
  })
  const pictures = [...sources].flatMap(([to, from]) => (present.has(to) ? [] : { from, to }))
  return { pictures, faults }
}
