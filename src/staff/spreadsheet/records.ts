import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { crossCheck } from '../../catalogue/consistency/cross-check.ts'
import { error, type Fault, warning } from '../../catalogue/faults.ts'
import { lostAddresses, lostAddressRemedy } from '../../catalogue/former-addresses.ts'
import { isKind, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { pictureReferences } from '../../catalogue/picture-references.ts'
import { fileStem, RECORD_KINDS, type ReadableRecords, type RecordKind } from '../../catalogue/records.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { pictureFault, pictureFaults } from '../check-content/pictures.ts'
import { type FileRecords, type RawContent, recordsInFile } from '../check-content/read-content.ts'
import { TITLE_FIELDS } from '../editor/layouts.ts'
import { fillIn, recordFormat } from '../editor/record-format.ts'
import { inLabels } from '../editor/refuse-record.ts'
import { knownProducts } from './brand-list.ts'
import { cellError, cellText, entriesIn, type FieldWords, fromCell, splitEntries, toCell } from './cells.ts'
import {
  type Cells,
  type Column,
  type ContentBefore,
  columnFor,
  columnsOf,
  fieldWords,
  type Grid,
  isNameColumn,
  isNumberColumn,
  nameIn,
  pictureFileName,
  type Row,
} from './columns.ts'
import { advice, type Change, type Finding, type Outcome, some } from './report.ts'

/** A record's place in the spreadsheet. */
interface Placed {
  grid: Grid
  row: Row
}

type Places = ReadonlyMap<string, Placed>

/** The path of a row's file from the project's root, named after the row if it has none; undefined without a name. */
export function fileOf(kind: Grid['kind'], { file, cells }: Row): string | undefined {
  const stem = file || slugOf(nameIn(cells))
  return stem ? `content/${RECORD_KINDS[kind].path}/${stem}.json` : undefined
}

type Form = Record<string, unknown>
type WordsOf = (field: string) => FieldWords

const at = (form: Form, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Form | undefined)?.[part], form)

const isShown = (form: Form, { variant }: Column): boolean =>
  variant === undefined || at(form, [variant.section, 'variant']) === variant.name

/** A cell for each column; those of a variant that a record does not have are empty. */
export const recordCells = (kind: RecordKind, form: Form, words: WordsOf): (string | number | null)[] =>
  columnsOf(kind).map((column) =>
    isShown(form, column) ? toCell(column.schema, at(form, column.path), words(column.field)) : null,
  )

function withValue(form: Form, [first = '', ...rest]: readonly string[], value: unknown): Form {
  if (rest.length === 0) return { ...form, [first]: value }
  return { ...form, [first]: withValue((form[first] ?? {}) as Form, rest, value) }
}

/** The filled variants of each section that has them. */
function variantsIn(cells: Cells): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [{ variant }, cell] of cells)
    if (variant && cellText(cell) !== '')
      found.set(variant.section, (found.get(variant.section) ?? new Set()).add(variant.name))
  return found
}

/** A form with a row's cells. A cell equal to the record's value causes no change, however the file writes it. */
function withCells(form: Form, cells: Cells, words: WordsOf): Form {
  let filled = form
  for (const [section, [variant]] of variantsIn(cells))
    if (at(filled, [section, 'variant']) !== variant) filled = { ...filled, [section]: { variant } }
  for (const [{ path, schema, field, ...column }, cell] of cells) {
    if (!isShown(filled, { path, schema, field, ...column })) continue
    const now = cellText(toCell(schema, at(filled, path), words(field)))
    if (now !== cellText(cell)) filled = withValue(filled, path, fromCell(schema, cell, words(field)))
  }
  return filled
}

/** A row for a record. */
interface Filling {
  kind: Grid['kind']
  file: string
  /** The text of its file; empty for a new one. */
  source: string
  cells: Cells
  /** Values for all of a list's products; they fill in what a record lacks. */
  always?: Cells | undefined
}

/** A record with a row's cells, and its errors; undefined if nothing changes. */
function changeRecord(
  { kind, file, source, cells, always }: Filling,
  words: WordsOf,
): (FileRecords & { change: Change }) | undefined {
  const { fromFile } = recordFormat(kind)
  const form = fromFile(source)
  const columns = columnsOf(kind)
  const was = recordCells(kind, form, words)
  const isFilled = new Set(columns.filter((_, index) => was[index] !== null))
  const given = [...cells].filter(([column, cell]) => always?.get(column) !== cell || !isFilled.has(column))
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

type Words = Pick<Fault, 'problem' | 'remedy'> & Partial<Fault>

/** A finding about a cell or a row; about the mapping file if that filled the cell in. */
function cellFinding({ grid, row }: Placed, column: Column | undefined, words: Words): Finding {
  const { mapping, places, table } = grid
  const { severity = 'error', problem, got, remedy } = words
  const finding = { severity, problem, remedy, ...(got !== undefined && { got }) }
  const given = column && mapping?.always.get(column)
  if (given && row.cells.get(column) === given)
    return { ...finding, file: mapping?.file ?? '', field: 'always' }
  const place = column && places.get(column)
  return {
    ...finding,
    file: table,
    cell: { table, row: row.place, column: place },
    ...(mapping &&
      place !== undefined &&
      got !== undefined && { mapping: { file: mapping.file, label: column?.label ?? '' } }),
  }
}

/** An error's column: `shown.body[0]` is in that of the body. */
function columnOf({ places, mapping }: Grid, field: string): Column | undefined {
  const [own, part] = field.split(/[.[\]]+/).filter(Boolean)
  const all = [...places.keys(), ...(mapping?.always.keys() ?? [])].filter((column) => column.field === own)
  return (
    all.find(({ path }) => path.length > 2 && path.at(-1) === part) ??
    all.find(({ path }) => path.length <= 2) ??
    all[0]
  )
}

/** `row 3`, or `Fans, row 3` of another sheet. */
const rowName = ({ grid, row }: Placed, from: Grid): string =>
  `${grid.table === from.table ? '' : `${grid.table}, `}row ${row.place + 1}`

/** An error by sheet and cell; by its file if the record isn't in the spreadsheet. */
function findingOf(fault: Fault, placed: Places): Finding {
  const { file, field = '', problem } = fault
  const place = placed.get(file)
  if (!place) return fault
  const { grid } = place
  const column = columnOf(grid, field)
  if (grid.mapping && !column && problem === 'is missing') {
    // Every finish sold is made of the finishes that the list shows.
    if (field === 'colors') return findingOf({ ...fault, field: 'shown' }, placed)
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
  return cellFinding(place, column, {
    ...labeled,
    problem: named(labeled.problem),
    remedy: named(labeled.remedy),
  })
}

/** The record whose name or file is nearest. */
function suggestName(got: string, names: ReadonlyMap<string, string>): string {
  const all = [...names.values()]
  const near = nearest(got, all) ?? names.get(nearest(slugOf(got), [...names.keys()]) ?? '')
  return near ? `Did you mean "${near}"?` : suggest(got, all)
}

/** Errors in single cells that no record could have: a date for a number, a brand that is not here. By column. */
function cellFindings(place: Placed, words: WordsOf): Map<Column, Finding[]> {
  const found = new Map<Column, Finding[]>()
  for (const [column, cell] of place.row.cells) {
    const { label, schema, field } = column
    const say = ({ problem, ...more }: Words) =>
      found.set(column, [
        ...(found.get(column) ?? []),
        cellFinding(place, column, { ...more, problem: `${label}: ${problem}` }),
      ])
    const wrong = cellError(schema, isNameColumn(column) || isNumberColumn(column), cell)
    const { names, value } = words(field)
    if (wrong) say(wrong)
    for (const got of names && !wrong ? entriesIn(schema, cell) : [])
      if (!names?.has(value.fromCell(got)))
        say({ problem: 'is not in the catalog', got, remedy: suggestName(got, names ?? new Map()) })
  }
  return found
}

/** Errors in a row as a whole. */
function rowFindings(place: Placed): Finding[] {
  const { row } = place
  const findings: Finding[] = []
  const say = (column: Column | undefined, problem: string, remedy: string) =>
    findings.push(cellFinding(place, column, { problem, remedy }))
  if (row.file && !SLUG.test(row.file)) {
    const problem = `"${row.file}" is not a file name: expected lowercase words joined by hyphens`
    say(undefined, problem, `Write "${slugOf(row.file)}".`)
  }
  for (const [section, variants] of variantsIn(row.cells)) {
    if (variants.size < 2) continue
    const column = [...row.cells.keys()].find(({ variant }) => variant?.section === section)
    const problem = 'the columns for one finish and those for body and blades are both filled in'
    say(column, problem, 'Clear one set.')
  }
  return findings
}

type ImportPlan = Pick<Outcome, 'changes' | 'same' | 'findings'> & {
  /** All records as they would be. */
  after: ReadableRecords
  /** The place of each file's record in the spreadsheet. */
  placed: Places
}

/** Identifies an error before and after: its remedy may list products that are new. */
const keyOf = ({ file, field, problem, got }: Fault): string => JSON.stringify([file, field, problem, got])

/** Records that are new in the same file count as known, so that a fan may name its brand. */
function withNewRecords(raw: RawContent, grids: readonly Grid[]): RawContent {
  const all = { ...raw }
  for (const { kind, rows } of grids) {
    const known = new Set(raw[kind].map(({ name }) => name))
    const fresh = rows.flatMap((row) => {
      const name = fileStem(fileOf(kind, row) ?? '')
      return name && !known.has(name) ? [{ name, value: { [TITLE_FIELDS[kind]]: nameIn(row.cells) } }] : []
    })
    all[kind] = [...all[kind], ...fresh]
  }
  return all
}

/**
 * Plan of an import: the files to make and change, and all findings. Errors already in the content don't count. Nothing is
 * written.
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
  const findings: Finding[] = []
  const faults: Fault[] = []
  let same = 0
  const words = Object.fromEntries(
    [...new Set(grids.map(({ kind }) => kind))].map((kind) => [kind, fieldWords(kind, raw, before.pictures)]),
  )

  /** Fills in a record, and returns its new values' errors. */
  function fill(filling: Omit<Filling, 'source'>): Fault[] {
    const { kind, file } = filling
    const source = before.texts.get(file) ?? ''
    const changed = changeRecord({ ...filling, source }, words[kind] as WordsOf)
    if (!changed) same += 1
    // A row without a name has no file, and its errors are found all the same.
    else if (file.endsWith('.json')) {
      changes.push(changed.change)
      const old = records[kind]?.find((record) => record.file === file)
      const [fresh] = changed.records
      const lost =
        old && fresh && isKind(kind) ? lostAddresses(kind, fileStem(file), old.fields, fresh.fields) : []
      if (lost.length > 0)
        faults.push(warning({ file }, `its page moves from ${lost.join(', ')}`, lostAddressRemedy(lost)))
      records[kind] = [...(records[kind] ?? []).filter((record) => record.file !== file), ...changed.records]
    }
    return changed?.faults ?? []
  }

  for (const grid of grids)
    for (const row of grid.rows) {
      const place = { grid, row }
      const file = fileOf(grid.kind, row) ?? `${grid.table}!${row.place}`
      const other = placed.get(file)
      const wrong = cellFindings(place, words[grid.kind] as WordsOf)
      findings.push(...rowFindings(place), ...[...wrong.values()].flat())
      if (other) {
        const problem = `"${fileStem(file)}" is already in ${rowName(other, grid)}`
        const remedy = 'Delete one of the two rows, or rename one.'
        findings.push(cellFinding(place, undefined, { problem, remedy }))
        continue
      }
      placed.set(file, place)
      // A cell with an error of its own gets no second one from the check.
      const cells = new Map([...row.cells].filter(([column]) => !wrong.has(column)))
      const found = fill({ kind: grid.kind, file, cells, always: grid.mapping?.always })
      faults.push(
        ...found.filter(({ field = '' }) => {
          const column = columnOf(grid, field)
          return !column || !wrong.has(column)
        }),
      )
    }

  const missing = missingFrom(before, grids, placed)
  if (endMissing)
    for (const { kind, file } of missing) {
      const discontinued = columnFor(kind, 'discontinued')
      if (discontinued) faults.push(...fill({ kind, file, cells: new Map([[discontinued, 'yes']]) }))
    }
  else if (missing.length > 0) {
    const [are, they] = missing.length === 1 ? ['is', 'it'] : ['are', 'they']
    const names = some(missing.map(({ name }) => name))
    findings.push(
      advice(
        missing[0]?.table ?? '',
        `${missing.length} of your products ${are} not in this list: ${names}`,
        `If ${they} ${are} discontinued, import the list again with --end-missing (on GitHub: Actions, Import, Run workflow).`,
      ),
    )
  }

  const known = new Set(crossCheck(before.records).map(keyOf))
  const after = records as ReadableRecords
  faults.push(...crossCheck(after).filter((one) => !known.has(keyOf(one))))
  findings.push(...faults.map((one) => findingOf(one, placed)))
  return { changes, same, findings, after, placed }
}

/** Share of a brand's products below which a list counts as partial. */
const MIN_SHARE = 0.5

/** The products of a brand that its list no longer has; none if the lists have several brands, or few of its products. */
function missingFrom(before: ContentBefore, grids: readonly Grid[], placed: Places) {
  const lists = grids.filter(({ mapping, rows }) => mapping && rows.length > 0)
  const brands = new Set(
    lists.flatMap(({ kind, rows }) => {
      const { brandOf } = knownProducts(before, kind)
      return rows.map(({ cells }) => brandOf(cells))
    }),
  )
  if (brands.size !== 1) return []
  return KINDS.flatMap((kind) => {
    const list = lists.find((grid) => grid.kind === kind)
    if (!list) return []
    const sold = before.records[kind].filter(
      ({ fields }) => brands.has(fields.manufacturerNameReference ?? '') && !fields.discontinued,
    )
    const gone = sold.filter(({ file }) => !placed.has(file))
    if (sold.length - gone.length < sold.length * MIN_SHARE) return []
    return gone.map(({ file, fields }) => ({
      kind,
      file,
      table: list.table,
      name: fields.title ?? fileStem(file),
    }))
  })
}

/** The pictures that changed records name: those that come along, and findings about them all. */
export async function newPictures(
  root: string,
  folder: string | undefined,
  { after, changes, placed }: ImportPlan,
  present: ReadonlySet<string>,
): Promise<Pick<Outcome, 'pictures' | 'findings'>> {
  const changed = new Set(changes.map(({ file }) => file))
  const references = pictureReferences(after).filter(({ file }) => changed.has(file))
  const names = folder ? await readdir(folder, { recursive: true }).catch(() => []) : []
  const brought = new Map(names.map((name) => [pictureFileName(basename(name)), join(folder ?? '', name)]))
  const pictures = new Map<string, string>()
  for (const { picture } of references) {
    const from = brought.get(basename(picture))
    if (from && !present.has(picture)) pictures.set(picture, from)
  }
  const wrong = new Map(
    await Promise.all([...pictures].map(async ([to, from]) => [to, await pictureFault(from)] as const)),
  )
  const findings: Finding[] = []
  for (const { file, field, picture } of references) {
    const place = placed.get(file)
    const column = place && columnOf(place.grid, field)
    const from = pictures.get(picture)
    const found = wrong.get(picture)
    const label = column?.label ?? field
    const name = basename(from ?? picture)
    if (from && found)
      findings.push(findingOf(error({ file, field }, `${name} ${found.problem}`, found.remedy), placed))
    if (!place || from || present.has(picture)) continue
    const written = splitEntries(cellText(column && place.row.cells.get(column))).flat()
    const got = written.find((one) => pictureFileName(one) === name) ?? name
    const near = nearest(
      got,
      names.map((one) => basename(one)),
    )
    const remedy = near
      ? `Did you mean "${near}"?`
      : folder
        ? `Put it in ${folder}.`
        : 'Name the folder it is in: --pictures folder (on GitHub, upload it with the list).'
    findings.push(cellFinding(place, column, { problem: `${label}: there is no such picture`, got, remedy }))
  }
  const isCovered = ({ file, picture }: (typeof references)[number]) =>
    pictures.has(picture) || (placed.has(file) && !present.has(picture))
  const others = await pictureFaults(
    root,
    references.filter((one) => !isCovered(one)),
  )
  return {
    pictures: [...pictures].map(([to, from]) => ({ from, to })),
    findings: [...findings, ...others.map((one) => findingOf(one, placed))],
  }
}
