import { expect, test } from 'vitest'
import type { SearchFile } from '../../../src/catalogue/views/search-file.ts'
import { createListSearch } from '../../../src/finder/search/search-list.ts'
import type { ProductKind } from '../../../src/product-data/load-products.ts'
import { aProduct } from '../products.ts'

const kind = (value: string, label: string) => ({
  facets: [{ name: 'finish' as const, values: [{ value, label }] }],
  categories: [],
  finishes: [],
})
const FILE: SearchFile = {
  ignored: ['the'],
  synonyms: [],
  pages: [],
  fans: kind('black', 'Black'),
  fixtures: kind('brass', 'Brass'),
}
const finish = (label: string, slug: string, isShown: boolean) => ({ label, slug, isShown })
const lists = {
  fans: [
    aProduct({ title: 'Aisle', facets: { finish: ['black'] } }),
    aProduct({
      title: 'Alder',
      partNumber: 'AL-1000',
      finishPartNumbers: { brass: 'AL-2000' },
      finishes: [finish('Black', 'black', true), finish('Brass', 'brass', false)],
    }),
  ],
  fixtures: [aProduct({ kind: 'fixture', title: 'Isle', facets: { finish: ['brass'] } })],
  nothing: [],
}

/** What a question finds in a list, and which lists are loaded for it. */
async function search(list: keyof typeof lists, typed: string) {
  const loaded: ProductKind[] = []
  const find = await createListSearch(lists[list], {
    searchFile: async () => FILE,
    products: async (asked) => {
      loaded.push(asked)
      return lists[asked]
    },
  })
  const { ranks, finishes } = await find(typed)
  return { places: [...ranks.keys()], finishes, loaded }
}

const BOTH = ['fans', 'fixtures']

test.each([
  { list: 'fans', typed: 'the alder', places: [1], finishes: [], loaded: [], what: 'a name' },
  {
    list: 'fans',
    typed: 'black',
    places: [0],
    finishes: [{ family: 'black' }],
    loaded: [],
    what: 'a family',
  },
  {
    list: 'fans',
    typed: 'AL-2000',
    places: [1],
    finishes: [{ finish: 'Brass' }],
    loaded: [],
    what: 'a number',
  },
  {
    list: 'fixtures',
    typed: 'brass',
    places: [0],
    finishes: [{ family: 'brass' }],
    loaded: [],
    what: 'its own filter',
  },
  { list: 'fans', typed: 'aldr', places: [1], finishes: [], loaded: BOTH, what: 'a name with a slip' },
  {
    list: 'fans',
    typed: 'isle',
    places: [],
    finishes: [],
    loaded: BOTH,
    what: 'the name of a light: no slip',
  },
  {
    list: 'nothing',
    typed: 'alder',
    places: [],
    finishes: [],
    loaded: BOTH,
    what: 'nothing in an empty list',
  },
] as const)('in the list of $list "$typed" finds $places: $what', async ({ list, typed, ...found }) => {
  expect(await search(list, typed)).toEqual({
    places: found.places,
    finishes: found.finishes,
    loaded: found.loaded,
  })
})
