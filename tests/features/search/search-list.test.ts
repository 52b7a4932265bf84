import { expect, test } from 'vitest'
import { forEachKind } from '../../../src/catalogue/kinds/product-kinds.ts'
import type { SearchFile } from '../../../src/catalogue/views/search-file.ts'
import type { Product } from '../../../src/client/product-data/product-file.ts'
import { createListSearch } from '../../../src/features/search/search-list.ts'
import { aFinish, aProduct, facet, NO_KIND, NO_KINDS } from '../finder/products.ts'

const FILE: SearchFile = {
  ignored: ['the'],
  synonyms: [],
  pages: [],
  ...NO_KINDS,
  fans: { ...NO_KIND, facets: [facet('finish', 'Black')] },
  fixtures: { ...NO_KIND, facets: [facet('finish', 'Brass')] },
}
const lists = {
  ...forEachKind((): Product[] => []),
  fans: [
    aProduct({ title: 'Aisle', productUrl: 'aisle', facets: { finish: ['black'] } }),
    aProduct({
      title: 'Alder',
      productUrl: 'alder',
      partNumber: 'AL-1000',
      finishPartNumbers: { brass: 'AL-2000' },
      finishes: [aFinish('Black', true), aFinish('Brass')],
    }),
  ],
  fixtures: [aProduct({ kind: 'fixtures', title: 'Isle', facets: { finish: ['brass'] } })],
  nothing: [],
  someFans: [aProduct({ title: 'Alder', productUrl: 'alder' })],
}

/** What a question finds in a list. */
async function search(list: keyof typeof lists, typed: string) {
  const find = await createListSearch(lists[list], {
    searchFile: async () => FILE,
    products: async (asked) => lists[asked],
  })
  const { ranks, finishes, others } = find(typed)
  return { places: [...ranks.keys()], finishes, others: others.map(({ url }) => url) }
}

const FAMILY = [{ family: 'black' }]

test.each([
  ['fans', 'the alder', [1], [], [], 'a name'],
  ['fans', 'black', [0], FAMILY, [], 'a family'],
  ['fans', 'AL-2000', [1], [{ finish: 'Brass' }], [], 'a number'],
  ['fixtures', 'brass', [0], [{ family: 'brass' }], [], 'its own filter'],
  ['fans', 'aldr', [1], [], [], 'a name with a slip'],
  ['fans', 'isle', [], [], ['/lighting-fixtures?q=isle'], 'the name of a light: no slip'],
  ['someFans', 'alder', [0], [], [], 'a name, by its place in a shorter list'],
  ['someFans', 'aisle', [], [], [], 'not the name of a fan of another list'],
  ['nothing', 'alder', [], [], [], 'nothing in an empty list'],
] as const)('in the list of %s "%s" finds %j, in %j, and elsewhere %j: %s', async (list, typed, ...found) => {
  const [places, finishes, others] = found
  expect(await search(list, typed)).toEqual({ places, finishes, others })
})

test('the words that the results are without are named', async () => {
  const find = await createListSearch(lists.fans, {
    searchFile: async () => FILE,
    products: async (asked) => lists[asked],
  })
  expect(find('xylophone black')).toMatchObject({ unknown: ['xylophone'] })
})
