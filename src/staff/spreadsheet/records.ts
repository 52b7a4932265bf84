import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { crossCheck } from '../../catalogue/consistency/cross-check.ts'
import { excerpt, type Fault, error as fault, faultText } from '../../catalogue/faults.ts'
import { lostAddresses, lostAddressRemedy } from '../../catalogue/former-addresses.ts'
import { isKind, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { type PictureReference, pictureReferences } from '../../catalogue/picture-references.ts'
import { fileStem, RECORD_KINDS, type ReadableRecords, type RecordKind } from '../../catalogue/records.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { pictureFault, pictureFaults } from '../check-content/pictures.ts'
import { type FileRecords, type RawContent, recordsInFile } from '../check-content/read-content.ts'
import { TITLE_FIELDS } from '../editor/layouts.ts'
import { fillIn, recordFormat } from '../editor/record-format.ts'
import { inLabels } from '../editor/refuse-record.ts'
import { knownProducts } from './brand-products.ts'
import {
  type Cell,
  cellFault,
  cellText,
  type FieldWords,
  fromCell,
  holdsNumbers,
  isRange,
  toCell,
} from './cells.ts'
import {
  type Column,
  type ContentBefore,
  columnsOf,
  fieldWords,
  type Grid,
  pictureFileName,
  type SheetRow,
} from './columns.ts'
import { type Line, warning } from './read-tables.ts'

/** A record's position in the spreadsheet. */
export interface Placed {
  grid: Grid
  row: SheetRow
}

/** A file that would be written. */
export interface Change {
  file: string
  isNew: boolean
  text: string
  /** Differences, by the labels of the form. */
  fields: { label: string; before: string; after: string }[]
}

const nameOf = (kind: Grid['kind'], row: SheetRow): string =>
  cellText([...row.cells].find(([{ field }]) => field === TITLE_FIELDS[kind])?.[1])

/** A row's name as a field of its record: `{ title: 'Alder 52' }`. */
const nameIn = (kind: Grid['kind'], row: SheetRow): Record<string, string> => ({
  [TITLE_FIELDS[kind]]: nameOf(kind, row),
})

/** The name of a row's file without folder and ending, made from its name if the row has none; empty without a name. */
const stemOf = (kind: Grid['kind'], row: SheetRow): string => row.file || slugOf(nameOf(kind, row))

/** The path of a row's file from the project's root; undefined for a row without a name. */
export function fileOf(kind: Grid['kind'], row: SheetRow): string | undefined {
  const stem = stemOf(kind, row)
  return stem ? `content/${RECORD_KINDS[kind].path}/${stem}.json` : undefined
}

type Form = Record<string, unknown>
type WordsOf = (field: string) => FieldWords

const at = (form: Form, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Form | undefined)?.[part], form)

const isShown = (form: Form, { variant }: Column): boolean =>
  variant === undefined || at(form, [variant.section, 'variant']) === variant.name

/** A cell for each column; those of the form that a record does not have are empty. */
export const recordCells = (kind: RecordKind, form: Form, words: WordsOf): (string | number | null)[] =>
  columnsOf(kind).map((column) =>
    isShown(form, column) ? toCell(column.schema, at(form, column.path), words(column.field)) : null,
  )

/** A form with another value at a path. */
function withValue(form: Form, [first = '', ...rest]: readonly string[], value: unknown): Form {
  if (rest.length === 0) return { ...form, [first]: value }
  return { ...form, [first]: withValue((form[first] ?? {}) as Form, rest, value) }
}

/** The variants of a section that a row fills in. */
const variantsIn = (row: ReadonlyMap<Column, Cell>, section: string): string[] => [
  ...new Set(
    [...row].flatMap(([{ variant }, cell]) =>
      variant?.section === section && cellText(cell) !== '' ? [variant.name] : [],
    ),
  ),
]

/** A form after the cells of a row were filled in. A cell with the value of the record changes nothing, however its file writes it. */
function withCells(form: Form, row: ReadonlyMap<Column, Cell>, words: WordsOf): Form {
  const sections = new Set([...row.keys()].flatMap(({ variant }) => variant?.section ?? []))
  let filled = form
  for (const section of sections) {
    const [variant] = variantsIn(row, section)
    if (variant !== undefined && at(filled, [section, 'variant']) !== variant)
      filled = { ...filled, [section]: { variant } }
  }
  for (const [column, cell] of row) {
    if (!isShown(filled, column)) continue
    const now = cellText(toCell(column.schema, at(filled, column.path), words(column.field)))
    if (now !== cellText(cell))
      filled = withValue(filled, column.path, fromCell(column.schema, cell, words(column.field)))
  }
  return filled
}

/** A row of a spreadsheet for a record. */
interface Filling {
  kind: Grid['kind']
  file: string
  /** The text of its file; empty for a new one. */
  source: string
  cells: ReadonlyMap<Column, Cell>
  /** The values of all of a list's products; they fill in what a record lacks. */
  always: ReadonlyMap<Column, Cell>
}

/** A record after the cells of a row were filled in, and its faults; undefined if nothing changes. */
function changeRecord(
  { kind, file, source, cells, always }: Filling,
  words: WordsOf,
): (FileRecords & { change: Change }) | undefined {
  const { fromFile } = recordFormat(kind)
  const form = fromFile(source)
  const columns = columnsOf(kind)
  const was = recordCells(kind, form, words)
  const isFilled = new Set(columns.filter((_, index) => was[index] !== null))
  const given = [...cells].filter(([column, cell]) => always.get(column) !== cell || !isFilled.has(column))
  const { text } = fillIn(kind, withCells(form, new Map(given), words))
  if (text === source) return undefined
  const is = recordCells(kind, fromFile(text), words)
  const fields = columns.flatMap(({ label }, index) => {
    const [before, after] = [cellText(was[index]), cellText(is[index])]
    return before === after ? [] : [{ label, before, after }]
  })
  return {
    change: { file, isNew: source === '', text, fields },
    ...recordsInFile(kind, file, JSON.parse(text)),
  }
}

/** The column of a finding about a row. */
const WHOLE_ROW = -1

/** A finding about a cell; the mapping file is blamed where it filled the cell in. */
function cellLine(
  { grid, row }: Placed,
  column: Column | undefined,
  { severity = 'error', ...finding }: Omit<Line, 'cell' | 'severity'> & Partial<Pick<Line, 'severity'>>,
): Line {
  const { mapping, places, table } = grid
  const given = column && mapping?.always.get(column)
  if (given !== undefined && given !== null && row.cells.get(column as Column) === given)
    return { severity, ...finding, text: `${mapping?.file} › always.${finding.text}` }
  const isTranslatable = mapping && column && places.has(column) && finding.got !== undefined
  const range =
    isTranslatable && isRange(finding.got ?? '') ? `${finding.text} (one figure, not a range)` : finding.text
  return {
    severity,
    ...finding,
    text: range,
    cell: { table, row: row.place, column: (column && places.get(column)) ?? WHOLE_ROW },
    ...(isTranslatable && { mapping: { file: mapping.file, label: column.label } }),
  }
}

/** The column that a fault's field is in: `shown.body[0]` is in that of the body. */
function columnOf({ places, mapping }: Grid, field: string): Column | undefined {
  const parts = field.split(/[.[\]]+/).filter(Boolean)
  const of = [...places.keys(), ...(mapping?.always.keys() ?? [])].filter(
    ({ field: own }) => own === parts[0],
  )
  return (
    of.find(({ path }) => path.length > 2 && path.at(-1) === parts[1]) ??
    of.find(({ path }) => path.length <= 2) ??
    of[0]
  )
}

/** A value as people read it in a cell: text without its quotation marks. */
const asRead = (got: unknown): string => (typeof got === 'string' ? got : excerpt(got))

/** A fault by sheet and cell; of a record that is not in the spreadsheet by its file. */
export function faultLine(fault: Fault, placed: ReadonlyMap<string, Placed>): Line {
  const { severity, file, field = '', problem } = fault
  const place = placed.get(file)
  if (!place) return { severity, text: faultText(fault) }
  const { grid } = place
  // Every finish sold is made of the finishes that the list shows.
  const isMade = grid.mapping && problem === 'is missing' && field === 'colors' && !columnOf(grid, field)
  if (isMade && columnOf(grid, 'shown')) return faultLine({ ...fault, field: 'shown' }, placed)
  const column = columnOf(grid, field)
  const rowOf = (path: string) => {
    const other = placed.get(path)
    const sheet = other && other.grid.table !== grid.table ? `${other.grid.table}, ` : ''
    return other ? `${sheet}row ${other.row.place + 1}` : path
  }
  const named = (words: string) => words.replaceAll(/content\/[\w/-]+\.json/g, rowOf)
  const labelled = field ? inLabels(grid.kind, fault) : fault
  if (grid.mapping && !column && problem === 'is missing') {
    const label = columnsOf(grid.kind).find((one) => one.field === field)?.label ?? field
    const text = `${grid.mapping.file}: the list has no column for ${label}, which new products need. Add one to the list, or write its value under "always".`
    return { severity, text }
  }
  return cellLine(place, column, {
    severity,
    text: named(labelled.problem),
    remedy: named(labelled.remedy),
    ...(fault.got !== undefined && { got: asRead(fault.got) }),
  })
}

/** 5/2/2026, 10-12-26, 2026-05-02, 5-Feb, 3.00E+05: what programs turn 5/2 or 3E5 into. Sizes such as 44/52/60 are no dates. */
const CONVERTED =
  /^(?:(?:0?[1-9]|1[0-2])([/.-])(?:0?[1-9]|[12]\d|3[01])\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2}|\d{1,2}-[A-Z][a-z]{2}|\d(?:\.\d+)?E[+-]?\d+)$/

/** The fields in which a date or an exponent is never meant. */
const NAMES_AND_NUMBERS = ['title', 'modelNumber', 'partNumber']

/**
 * Faults in single cells and rows that no record could have: a date where a number was meant, a row given twice.
 *
 * @param taken the rows of the files so far, by path; this row's is added
 */
function rowFaults(grid: Grid, row: SheetRow, taken: Map<string, Placed>): Line[] {
  const lines: Line[] = []
  const say = (column: Column | undefined, finding: Omit<Line, 'cell' | 'severity'>) =>
    lines.push(cellLine({ grid, row }, column, finding))
  const file = fileOf(grid.kind, row)
  if (file === undefined)
    say(
      [...grid.places.keys()].find(({ field }) => field === TITLE_FIELDS[grid.kind]),
      { text: 'the row has no name. Write one, or delete the row.' },
    )
  for (const [column, cell] of row.cells) {
    const got = cellText(cell)
    const isFigure = holdsNumbers(column.schema) || NAMES_AND_NUMBERS.includes(column.field)
    const fault = cellFault(column.schema, cell)
    if (cell instanceof Date || (isFigure && CONVERTED.test(got)))
      say(column, {
        text: `${column.label} is a date or a power of ten, which spreadsheet programs make of 5-2, 5/2 and 3E5`,
        got,
        remedy: 'Format the cell as Text, then enter it again.',
      })
    else if (fault)
      say(column, { text: `${column.label}: ${fault.problem}`, got: fault.got, remedy: fault.remedy })
  }
  if (row.file && !SLUG.test(row.file)) {
    const expected = `expected lowercase words joined by hyphens. Write "${slugOf(row.file)}".`
    say(undefined, { text: `"${row.file}" is not a file name: ${expected}` })
  }
  if (file !== undefined) {
    const other = taken.get(file)
    const sheet = other && other.grid.table !== grid.table ? `${other.grid.table}, ` : ''
    const advice = 'Delete one of the two rows, or rename one.'
    if (other)
      say(undefined, {
        text: `"${stemOf(grid.kind, row)}" is already in ${sheet}row ${other.row.place + 1}. ${advice}`,
      })
    taken.set(file, other ?? { grid, row })
  }
  for (const section of new Set([...row.cells.keys()].flatMap(({ variant }) => variant?.section ?? []))) {
    if (variantsIn(row.cells, section).length < 2) continue
    const column = [...row.cells.keys()].find(({ variant }) => variant?.section === section)
    say(column, {
      text: 'the columns for one finish and those for body and blades are both filled in. Clear one set.',
    })
  }
  return lines
}

interface ImportPlan {
  changes: Change[]
  /** The number of records that stay as they are. */
  same: number
  lines: Line[]
  /** All records as they would be. */
  after: ReadableRecords
  /** The position of each file's record in the spreadsheet. */
  placed: ReadonlyMap<string, Placed>
}

/** Identifies a fault before and after: its remedy may list products that are new. */
const keyOf = ({ file, field, problem, got }: Fault): string => JSON.stringify([file, field, problem, got])

/** Records that are new in the same file count as known, so that a fan may name its brand. */
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
 * Plan of an import: the files to make and change, and all faults, in the words of the content check. Faults
 * that the content already has do not count. Nothing is written.
 *
 * @param endMissing whether a brand's products that its list no longer has are discontinued
 */
export function planImport(
  before: ContentBefore,
  grids: readonly Grid[],
  { endMissing = false }: { endMissing?: boolean | undefined } = {},
): ImportPlan {
  const raw = withNewRecords(before.raw, grids)
  const records: Record<string, { file: string; fields: object }[]> = { ...before.records }
  const placed = new Map<string, Placed>()
  const changes: Change[] = []
  const lines: Line[] = []
  const faults: Fault[] = []
  const taken = new Map<string, Placed>()
  let same = 0

  const allWords = new Map<Grid['kind'], ReturnType<typeof fieldWords>>()
  const wordsOf = (kind: Grid['kind']) => {
    const words = allWords.get(kind) ?? fieldWords(kind, raw, before.pictures)
    allWords.set(kind, words)
    return words
  }

  /** Fills in the cells of a record, and returns the faults of the values that it then has. */
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
      const old = records[kind]?.find((record) => record.file === file)
      const [fresh] = changed.records
      const lost =
        old && fresh && isKind(kind) ? lostAddresses(kind, fileStem(file), old.fields, fresh.fields) : []
      if (lost.length > 0)
        faults.push({
          ...fault({ file }, `its page moves from ${lost.join(', ')}`, lostAddressRemedy(lost)),
          severity: 'warning',
        })
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
      // A cell with a fault of its own gets no second one from the check.
      const isReported = (column: Column) =>
        wrong.some(({ cell }) => cell?.column === grid.places.get(column))
      const cells = new Map([...row.cells].filter(([column]) => !isReported(column)))
      const found = fill(grid.kind, file, cells, grid.mapping?.always)
      const reported = new Set(
        [...row.cells.keys()].filter(isReported).map((column) => grid.places.get(column)),
      )
      faults.push(...found.filter((one) => !reported.has(faultLine(one, placed).cell?.column)))
    }
  }

  const missing = missingFrom(before, grids, new Set(placed.keys()))
  if (endMissing)
    for (const { kind, file } of missing) {
      const discontinued = columnsOf(kind).find(({ field }) => field === 'discontinued')
      if (discontinued) faults.push(...fill(kind, file, new Map([[discontinued, 'yes']])))
    }
  else if (missing.length > 0) lines.push(askWhetherEnded(missing))

  const known = new Set(crossCheck(before.records).map(keyOf))
  const after = records as ReadableRecords
  faults.push(...crossCheck(after).filter((one) => !known.has(keyOf(one))))
  return { changes, same, lines: [...lines, ...faults.map((one) => faultLine(one, placed))], after, placed }
}

interface Missing {
  kind: (typeof KINDS)[number]
  file: string
  name: string
}

/** A list with fewer of a brand's products is a part of its catalog. */
const MIN_SHARE = 0.5

/** The products of a brand that its list no longer has; none if the lists are of several brands, or have few of its products. */
function missingFrom(before: ContentBefore, grids: readonly Grid[], found: ReadonlySet<string>): Missing[] {
  const lists = grids.filter(({ mapping, rows }) => mapping && rows.length > 0)
  const brands = new Set(
    lists.flatMap(({ kind, rows }) => rows.map((row) => knownProducts(before, kind).brandOf(row))),
  )
  if (brands.size !== 1) return []
  return KINDS.flatMap((kind) => {
    if (!lists.some((grid) => grid.kind === kind)) return []
    const sold = before.records[kind].filter(
      ({ fields }) => brands.has(fields.manufacturerNameReference ?? '') && !fields.discontinued,
    )
    const gone = sold.filter(({ file }) => !found.has(file))
    if (sold.length - gone.length < sold.length * MIN_SHARE) return []
    return gone.map(({ file, fields }) => ({ kind, file, name: fields.title ?? fileStem(file) }))
  })
}

/** Asks whether they are to be discontinued. */
function askWhetherEnded(missing: readonly Missing[]): Line {
  const names = missing.map(({ name }) => name).join(', ')
  const [are, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them']
  return warning(
    `${missing.length} of yours ${are} not in the list: ${names}. Discontinued? Discontinue ${them}: import the list again with --end-missing (on GitHub: Actions, Import, Run workflow).`,
  )
}

/** A picture that comes along with a spreadsheet. */
export interface NewPicture {
  from: string
  /** Path from the project's root. */
  to: string
}

/** The pictures that changed records name: those that come along, and the faults of them all. */
export async function newPictures(
  root: string,
  folder: string | undefined,
  records: ReadableRecords,
  changed: ReadonlySet<string>,
  present: ReadonlySet<string>,
): Promise<{ pictures: NewPicture[]; faults: Fault[] }> {
  const references = pictureReferences(records).filter(({ file }) => changed.has(file))
  const names = folder ? await readdir(folder, { recursive: true }).catch(() => []) : []
  const brought = new Map(names.map((name) => [pictureFileName(basename(name)), join(folder ?? '', name)]))
  const sourceOf = ({ picture }: PictureReference): string | undefined =>
    present.has(picture) ? undefined : brought.get(basename(picture))
  const coming = references.flatMap((reference) => {
    const from = sourceOf(reference)
    return from ? [{ reference, from }] : []
  })
  const checked = await Promise.all(
    coming.map(async ({ reference: { file, field }, from }): Promise<Fault[]> => {
      const found = await pictureFault(from)
      return found ? [fault({ file, field }, `${basename(from)} ${found.problem}`, found.remedy)] : []
    }),
  )
  const missing = references.filter((reference) => !sourceOf(reference))
  const pictures = new Map(coming.map(({ reference, from }) => [reference.picture, from]))
  return {
    pictures: [...pictures].map(([to, from]) => ({ from, to })),
    faults: [...checked.flat(), ...(await pictureFaults(root, missing))],
  }
}
