import { expect, test } from 'vitest'
import type { ProductKind } from '../../../src/catalogue/kinds/product-kinds.ts'
import type { SearchFile } from '../../../src/catalogue/views/search-file.ts'
import { createListSearch } from '../../../src/features/search/search-list.ts'
import { aFinish, aProduct, facet, NO_KIND } from '../finder/products.ts'

const FILE: SearchFile = {
  ignored: ['the'],
  synonyms: [],
  pages: [],
  fans: { ...NO_KIND, facets: [facet('finish', 'Black')] },
  fixtures: { ...NO_KIND, facets: [facet('finish', 'Brass')] },
}
const lists = {
  fans: [
    aProduct({ title: 'Aisle', facets: { finish: ['black'] } }),
    aProduct({
      title: 'Alder',
      partNumber: 'AL-1000',
      finishPartNumbers: { brass: 'AL-2000' },
      finishes: [aFinish('Black', true), aFinish('Brass')],
    }),
  ],
  fixtures: [aProduct({ kind: 'fixtures', title: 'Isle', facets: { finish: ['brass'] } })],
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
  ['fans', 'the alder', [1], [], [], 'a name'],
  ['fans', 'black', [0], [{ family: 'black' }], [], 'a family'],
  ['fans', 'AL-2000', [1], [{ finish: 'Brass' }], [], 'a number'],
  ['fixtures', 'brass', [0], [{ family: 'brass' }], [], 'its own filter'],
  ['fans', 'aldr', [1], [], BOTH, 'a name with a slip'],
  ['fans', 'isle', [], [], BOTH, 'the name of a light: no slip'],
  ['nothing', 'alder', [], [], BOTH, 'nothing in an empty list'],
] as const)('in the list of %s "%s" finds %j, in %j, with %j loaded: %s', async (list, typed, ...found) => {
  const [places, finishes, loaded] = found
  expect(await search(list, typed)).toEqual({ places, finishes, loaded })
})
