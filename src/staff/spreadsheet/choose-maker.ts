import { fileStem } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { cellText } from './cell-text.ts'
import { columnNamed, columnsOf } from './columns.ts'
import { type Described, kindOf, type MakerFile } from './maker-file.ts'
import { error, type Line, ROWS_ABOVE, type Table } from './read-tables.ts'

/** Makers change a few columns from year to year; with fewer of those that are described, it is another list. */
const LEAST_KNOWN = 0.6

/** Headings differ in line breaks and capital letters from one printing of a list to the next. */
export const isSameHead = (a: string, b: string): boolean => plain(a) === plain(b)
const plain = (head: string): string => head.replaceAll(/\s+/g, ' ').trim().toLowerCase()

const described = ({ columns }: MakerFile): string[] =>
  Object.entries(columns).flatMap(([theirs, our]) => (our === '' ? [] : theirs))

/** The row that has most of the columns that a description names, and the share that it has. */
export function headOf({ rows }: Table, maker: MakerFile): { at: number; share: number } {
  const names = described(maker)
  const counts = rows
    .slice(0, ROWS_ABOVE)
    .map((row) => names.filter((name) => row.some((cell) => isSameHead(name, cellText(cell)))).length)
  const most = Math.max(0, ...counts)
  return { at: Math.max(0, counts.indexOf(most)), share: names.length === 0 ? 0 : most / names.length }
}

const hasName = ({ rows }: Table, maker: MakerFile, at: number): boolean => {
  const [title] = columnsOf(kindOf(maker))
  return (rows[at] ?? []).some((cell) => {
    const our = Object.entries(maker.columns).find(([theirs]) => isSameHead(theirs, cellText(cell)))?.[1]
    return our !== undefined && columnNamed(columnsOf(kindOf(maker)), our) === title
  })
}

/** The makers whose names are in a file's name, a sheet's name or the titles above its headings. */
export function makersNamed(
  listFile: string,
  { name, rows }: Table,
  head: number,
  makers: ReadonlyMap<string, string>,
): string[] {
  const titles = rows.slice(0, head).flatMap((row) => row.map(cellText))
  const words = `-${slugOf([fileStem(listFile), name, ...titles].join(' '))}-`
  return [...makers].flatMap(([stem, title]) =>
    [stem, slugOf(title)].some((one) => one !== '' && words.includes(`-${one}-`)) ? stem : [],
  )
}

/** The maker that a description is about, by the name of its file. */
const makerOf = ({ file, maker }: Described, makers: ReadonlyMap<string, string>): string => {
  const given = slugOf(maker.always.Maker ?? '')
  return [...makers].find(([stem, title]) => given === stem || given === slugOf(title))?.[0] ?? fileStem(file)
}

/**
 * The description that a sheet is read by: the one whose columns it has, and of several the one of the maker that it names.
 * A sheet that names another maker is read by none of them.
 *
 * @param makers the names of all makers by their files
 */
export function chooseMaker(
  listFile: string,
  table: Table,
  all: readonly Described[],
  makers: ReadonlyMap<string, string>,
): { chosen?: Described; lines: Line[] } {
  const fitting = all
    .map((one) => ({ ...one, ...headOf(table, one.maker), of: makerOf(one, makers) }))
    .filter(({ share, maker, at }) => share >= LEAST_KNOWN && hasName(table, maker, at))
  const named = makersNamed(listFile, table, fitting[0]?.at ?? 0, makers)
  const own = fitting.filter(({ of }) => named.includes(of))
  const left = named.length > 0 && own.length === 0 ? fitting.filter(({ of }) => !makers.has(of)) : fitting
  const [first, second] = (own.length > 0 ? own : left).toSorted((a, b) => b.share - a.share)
  if (!first) return { lines: [] }
  if (second?.share === first.share) {
    const text = `${listFile}: it has the columns of ${first.file} and of ${second.file}. If one is not meant, delete it in content/import. If they are two makers’, put the maker’s name into the name of the list.`
    return { lines: [error(text)] }
  }
  return { chosen: { file: first.file, maker: first.maker }, lines: [] }
}
