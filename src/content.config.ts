import { defineCollection } from 'astro:content'
import { file, glob } from 'astro/loaders'
import { numbersOf } from './catalogue/from-records.ts'
import { RECORD_KINDS, type RecordKind } from './catalogue/records.ts'

const folder = (path: string) => glob({ base: `./content/${path}`, pattern: '*.json' })
const single = (path: string) => glob({ base: './content', pattern: path })

/** Astro requires an id for each list entry. */
function numbered(file: string): { id: number }[] {
  const entries = JSON.parse(file) as { id?: number }[]
  const numbers = numbersOf(entries, 0, ({ id }) => id)
  return entries.map((entry, index) => ({ ...entry, id: numbers[index] ?? index }))
}

function loaderOf(kind: RecordKind) {
  const { path } = RECORD_KINDS[kind]
  if (kind === 'gallery') return file(`content/${path}`, { parser: numbered })
  return path.endsWith('.json') ? single(path) : folder(path)
}

const collectionOf = <Kind extends RecordKind>(kind: Kind) =>
  defineCollection({
    loader: loaderOf(kind),
    schema: RECORD_KINDS[kind].schema as (typeof RECORD_KINDS)[Kind]['schema'],
  })

/** A loader and a schema each; what the schemas and the checks mean is in `catalogue/`. */
export const collections = {
  fans: collectionOf('fans'),
  fixtures: collectionOf('fixtures'),
  fanCategories: collectionOf('fanCategories'),
  fixtureCategories: collectionOf('fixtureCategories'),
  manufacturers: collectionOf('manufacturers'),
  gallery: collectionOf('gallery'),
  rooms: collectionOf('rooms'),
  store: collectionOf('store'),
  brandLists: collectionOf('brandLists'),
  finishColours: collectionOf('finishColours'),
  finishFamilies: collectionOf('finishFamilies'),
  roomKinds: collectionOf('roomKinds'),
  searchWords: collectionOf('searchWords'),
  pages: defineCollection({ loader: glob({ base: './content/pages', pattern: '**/*.md' }) }),
}
