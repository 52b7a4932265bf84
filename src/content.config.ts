import { defineCollection } from 'astro:content'
import { file, glob } from 'astro/loaders'
import { RECORD_KINDS } from './catalogue/records.ts'
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

const folder = (place: string) => glob({ base: `./content/${place}`, pattern: '*.json' })
const single = (place: string) => glob({ base: './content', pattern: place })

/** Astro asks for an id of each entry of a list. */
function numbered(file: string): { id: number }[] {
  const entries = JSON.parse(file) as { id?: number }[]
  const numbers = numbersOf(entries, 0, ({ id }) => id)
  return entries.map((entry, index) => ({ ...entry, id: numbers[index] ?? index }))
}

/** A loader and a schema each; what the schemas and the checks mean is in `catalogue/`. */
export const collections = {
  fans: defineCollection({ loader: folder(fans.place), schema: fans.schema }),
  fixtures: defineCollection({ loader: folder(fixtures.place), schema: fixtures.schema }),
  fanCategories: defineCollection({ loader: folder(fanCategories.place), schema: fanCategories.schema }),
  fixtureCategories: defineCollection({
    loader: folder(fixtureCategories.place),
    schema: fixtureCategories.schema,
  }),
  manufacturers: defineCollection({ loader: folder(manufacturers.place), schema: manufacturers.schema }),
  gallery: defineCollection({
    loader: file(`content/${gallery.place}`, { parser: numbered }),
    schema: gallery.schema,
  }),
  rooms: defineCollection({ loader: single(rooms.place), schema: rooms.schema }),
  store: defineCollection({ loader: single(store.place), schema: store.schema }),
  brandLists: defineCollection({ loader: single(brandLists.place), schema: brandLists.schema }),
  finishColours: defineCollection({ loader: single(finishColours.place), schema: finishColours.schema }),
  finishFamilies: defineCollection({ loader: single(finishFamilies.place), schema: finishFamilies.schema }),
  roomKinds: defineCollection({ loader: single(roomKinds.place), schema: roomKinds.schema }),
  searchWords: defineCollection({ loader: single(searchWords.place), schema: searchWords.schema }),
  pages: defineCollection({ loader: glob({ base: './content/pages', pattern: '**/*.md' }) }),
}
