import { defineCollection } from 'astro:content'
import { file, glob } from 'astro/loaders'
import { RECORD_KINDS, type RecordKind } from './catalogue/records.ts'
import { numbersOf } from './catalogue/to-groups.ts'

const {
  fans,
  fixtures,
  fanCategories,
  fixtureCategories,
  manufacturers,
  gallery,
  rooms,
  store,
  brandLists,
  finishColours,
  finishFamilies,
  roomKinds,
  searchWords,
} = RECORD_KINDS

const folder = (path: string) => glob({ base: `./content/${path}`, pattern: '*.json' })
const single = (path: string) => glob({ base: './content', pattern: path })

/** Astro asks for an id of each entry of a list. */
function numbered(file: string): { id: number }[] {
  const entries = JSON.parse(file) as { id?: number }[]
  const numbers = numbersOf(entries, 0, ({ id }) => id)
  return entries.map((entry, index) => ({ ...entry, id: numbers[index] ?? index }))
}

/** A loader and a schema each; what the schemas and the checks mean is in `catalogue/`. */
export const collections = {
  fans: defineCollection({ loader: folder(fans.path), schema: fans.schema }),
  fixtures: defineCollection({ loader: folder(fixtures.path), schema: fixtures.schema }),
  fanCategories: defineCollection({ loader: folder(fanCategories.path), schema: fanCategories.schema }),
  fixtureCategories: defineCollection({
    loader: folder(fixtureCategories.path),
    schema: fixtureCategories.schema,
  }),
  manufacturers: defineCollection({ loader: folder(manufacturers.path), schema: manufacturers.schema }),
  gallery: defineCollection({
    loader: file(`content/${gallery.path}`, { parser: numbered }),
    schema: gallery.schema,
  }),
  rooms: defineCollection({ loader: single(rooms.path), schema: rooms.schema }),
  store: defineCollection({ loader: single(store.path), schema: store.schema }),
  brandLists: defineCollection({ loader: single(brandLists.path), schema: brandLists.schema }),
  finishColours: defineCollection({ loader: single(finishColours.path), schema: finishColours.schema }),
  finishFamilies: defineCollection({ loader: single(finishFamilies.path), schema: finishFamilies.schema }),
  roomKinds: defineCollection({ loader: single(roomKinds.path), schema: roomKinds.schema }),
  searchWords: defineCollection({ loader: single(searchWords.path), schema: searchWords.schema }),
  pages: defineCollection({ loader: glob({ base: './content/pages', pattern: '**/*.md' }) }),
} satisfies Record<RecordKind | 'pages', unknown>
