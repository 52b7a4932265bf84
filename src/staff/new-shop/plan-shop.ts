import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { createCatalogue } from '../../catalogue/create-catalogue.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { pictureOf } from '../../catalogue/picture-references.ts'
import { type CatalogueRecords, categoryRecords } from '../../catalogue/records.ts'
import type { SearchWordsFields } from '../../catalogue/schema/search-words.ts'
import type { StoreFields } from '../../catalogue/schema/store.ts'
import { fill } from '../../catalogue/views/fill.ts'
import { readContent } from '../check-content/read-content.ts'
import { readPages } from '../check-content/read-pages.ts'
import { meanableNames } from '../check-content/search-word-faults.ts'
import { jsonSchemas } from '../content-guide/json-schemas.ts'
import { readRawContent } from '../content-guide/raw-content.ts'
import { readPassages } from './sample.ts'

/** What becomes of the files of the content, by their paths from the project's root. */
export interface ShopPlan {
  writes: Map<string, string>
  deletes: string[]
}

/** Folders in which everything is a shop's own. */
const EMPTIED = [...KINDS, 'manufacturers', 'images', 'models', 'outlines', 'logo']

async function filesIn(root: string, folder: string): Promise<string[]> {
  const at = join(root, folder)
  const entries = await readdir(at, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(folder, entry.parentPath.slice(at.length).replaceAll('\\', '/'), entry.name))
}

/** The files that the answers name: pictures of the showroom, a mark, a logo. */
const named = ({ pictures = [], logoUrl, markUrl }: Partial<StoreFields>): Set<string> =>
  new Set(
    [...pictures.map(({ imageUrl }) => imageUrl), logoUrl, markUrl].flatMap((written) =>
      written ? pictureOf('content/store.json', written) : [],
    ),
  )

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The search words without what names nothing in the new shop, and without the town of the shop before. */
function searchWordsOf(
  { synonyms, pages, ...rest }: SearchWordsFields,
  known: readonly string[],
  town: string,
) {
  const names = new Set(known.map((name) => name.toLowerCase()))
  return {
    ...rest,
    synonyms: synonyms
      .map(({ words, means }) => ({ words, means: means.filter((name) => names.has(name.toLowerCase())) }))
      .filter(({ means }) => means.length > 0),
    pages: pages.map((page) => ({ ...page, words: page.words.filter((word) => word !== town) })),
  }
}

/**
 * Makes of the sample an empty shop with these facts: no products, makers, pictures, rooms and brand walls, and no text that
 * only the sample's store can say. Categories, finishes, kinds of room and what the search knows stay.
 *
 * @param root the folder that holds `content/`
 * @param store the new store's facts, which are right
 * @param today written on the legal texts
 * @throws ContentError when the content has faults of its own
 */
export async function planShop(root: string, store: Partial<StoreFields>, today: Date): Promise<ShopPlan> {
  const { records } = await readContent(root)
  const raw = await readRawContent(root)
  const kept = named(store)
  const files = (await Promise.all(EMPTIED.map((folder) => filesIn(root, `content/${folder}`)))).flat()
  const town = records.store[0]?.fields.address?.city.toLowerCase() ?? ''
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(today)

  const categories = categoryRecords(records).map(({ file, fields: { imageUrl, roomUrl, ...fields } }) => ({
    file,
    fields,
  }))
  const brandLists = { home: [], ceilingFans: [], lightingFixtures: [] }
  const nothing = { fans: [], fixtures: [], manufacturers: [], gallery: [] }
  const empty = createCatalogue({
    ...records,
    ...nothing,
    rooms: [{ file: 'content/rooms.json', fields: {} }],
    brandLists: [{ file: 'content/brand-lists.json', fields: brandLists }],
  } as CatalogueRecords)

  const passages = Object.entries(await readPassages())
  const pages = await readPages(root)
  return {
    deletes: files.filter((file) => !kept.has(file)),
    writes: new Map([
      ['content/store.json', json(store)],
      ['content/gallery.json', json([])],
      ['content/rooms.json', json({})],
      ['content/brand-lists.json', json(brandLists)],
      ...categories.map(({ file, fields }) => [file, json(fields)] as const),
      [
        'content/search-words.json',
        json(searchWordsOf(empty.searchWords as SearchWordsFields, meanableNames(empty), town)),
      ],
      ...passages.map(([file, texts]) => {
        const written = Object.entries(texts).reduce(
          (page, [sample, own]) => page.replaceAll(sample, () => fill(own, { today: date })),
          pages.get(file) ?? '',
        )
        return [file, written] as const
      }),
      ...jsonSchemas({ ...raw, ...nothing, store: [{ name: 'store', value: store }] }),
    ]),
  }
}
