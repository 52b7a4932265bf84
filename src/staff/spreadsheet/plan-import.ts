import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { crossCheck } from '../../catalogue/consistency/cross-check.ts'
import { type Fault, error as fault } from '../../catalogue/faults.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { type PictureReference, pictureReferences } from '../../catalogue/picture-references.ts'
import { fileStem, type ReadableRecords } from '../../catalogue/records.ts'
import { pictureFault, pictureFaults } from '../check-content/pictures.ts'
import type { RawContent } from '../check-content/read-content.ts'
import type { Cell } from './cells.ts'
import { type Column, columnsOf, fieldWords, pictureFileName } from './columns.ts'
import type { ContentBefore } from './content-before.ts'
import { knownProducts } from './products.ts'
import { type Line, warning } from './read-tables.ts'
import {
  type Change,
  changeRecord,
  faultLine,
  fileOf,
  type Grid,
  nameIn,
  type Placed,
  rowFaults,
  stemOf,
} from './rows.ts'

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
 * What an import would do: the files it would make and change, and all its faults, in the words of the content check. Faults
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
    `${missing.length} of yours ${are} not in the list: ${names}. No longer sold? Discontinue ${them}: import the list again with --end-missing (on GitHub: Actions, Import, Run workflow).`,
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
