import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { KIND_NAMES } from '../../catalogue/kinds/kind-names.ts'
import { forEachKind, isKind } from '../../catalogue/kinds/product-kinds.ts'
import { CATEGORY_RECORDS } from '../../catalogue/records.ts'
import type { ContentBefore } from './content-before.ts'
import { type Described, type Names, readMakerFile } from './maker-file.ts'
import { error, type Line } from './read-tables.ts'

/** Where the descriptions of makers' columns are kept: they are for the maker's next list, too. */
export const MAKER_FILES = 'content/import'

/** A description, and what is still to be answered in it. */
export type Answered = Described & { lines: Line[] }

/** The names of all makers by their files. */
export const makerNames = ({ raw }: ContentBefore): Map<string, string> =>
  new Map(
    raw.manufacturers.map(({ name, value }) => [
      name,
      String((value as Record<string, unknown> | undefined)?.name ?? ''),
    ]),
  )

/** Names of our categories, for columns of the maker's own. */
export const categoryNames = ({ raw }: ContentBefore) =>
  forEachKind((kind) =>
    raw[CATEGORY_RECORDS[kind]].map(({ value }) =>
      String((value as Record<string, unknown> | undefined)?.[KIND_NAMES[kind].categoryTitle] ?? ''),
    ),
  )

/** What a question about a maker's list may be answered with. */
export function namesFor(before: ContentBefore): Names {
  const makers = [...makerNames(before).values()]
  const categories = categoryNames(before)
  return (kind, field) => {
    if (field === 'manufacturerNameReference') return makers
    return field === 'productCategories' && isKind(kind) ? categories[kind] : undefined
  }
}

/**
 * The descriptions of makers' columns that an import reads by, and what is wrong with those that cannot be read.
 *
 * @param given the one file to read by; without it, all of `content/import/`
 */
export async function readMakerFiles(
  root: string,
  given: string | undefined,
  names: Names,
): Promise<{ all: Answered[]; broken: Line[] }> {
  const folder = join(root, MAKER_FILES)
  const found = given ? [] : await readdir(folder).catch(() => [])
  const paths = given
    ? [given]
    : found.filter((name) => name.endsWith('.json')).map((name) => join(folder, name))
  const reads = await Promise.all(
    paths.map(async (path) => {
      const file = basename(path)
      const text = await readFile(path, 'utf8').catch(() => undefined)
      if (text !== undefined) return { file, ...readMakerFile(file, text, names) }
      return { file, maker: undefined, lines: [error(`${path}: there is no such file. Check its name.`)] }
    }),
  )
  return {
    all: reads.flatMap(({ file, maker, lines }) => (maker ? [{ file, maker, lines }] : [])),
    broken: reads.flatMap(({ maker, lines }) => (maker ? [] : lines)),
  }
}
