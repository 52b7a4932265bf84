import { describe, expect, test } from 'vitest'
import type { SearchFile } from '../../../src/catalogue/views/search-file.ts'
import { matchNearly } from '../../../src/features/search/match-nearly.ts'
import type { SearchedList } from '../../../src/features/search/match-parts.ts'
import { askedFinishes, matchQuestion as match } from '../../../src/features/search/match-question.ts'
import { createVocabulary, type Vocabulary } from '../../../src/features/search/vocabulary.ts'
import { aFinish, aProduct, facet, NO_KIND, NO_KINDS, searched } from '../finder/products.ts'

const PRODUCTS = [
  aProduct({
    title: 'Moonrise Globe 10',
    manufacturer: 'Hunter',
    partNumber: 'HD-1612-MB',
    finishPartNumbers: { 'aged-bronze': 'HD-1612-AB' },
    facts: ['10 in. wide'],
  }),
  aProduct({
    title: 'Beacon 60',
    manufacturer: 'Maxim Lighting',
    facts: ['52 and 60 in.', 'Wet'],
    sizes: [52, 60],
    bladeCount: 5,
    facets: { light: ['light-included'] },
  }),
  aProduct({ title: "Lane's End", manufacturer: 'Minka-Lavery', styles: ['Mid-Century'] }),
  aProduct({
    title: 'Café Isle',
    finishes: [aFinish('Satin Brass', true)],
    facets: { finish: ['brass-and-gold'] },
  }),
  aProduct({ title: 'Hunter Green', manufacturer: 'Fanimation', categories: ['pendants'] }),
]

const FILE: SearchFile = {
  ignored: ['with', 'inch'],
  synonyms: [
    { words: ['fan', 'ceiling fan'], means: ['Fans'] },
    { words: ['light'], means: ['Light included'] },
  ],
  pages: [{ title: 'Prices', text: 'Call us.', url: '/contact', words: ['cost'] }],
  ...NO_KINDS,
  fans: {
    ...NO_KIND,
    facets: [facet('light', 'Light included'), facet('finish', 'Brass and gold')],
    finishes: ['Satin Brass'],
  },
}
const vocabulary = createVocabulary(FILE)
const matchQuestion = (lists: readonly SearchedList[], words: Vocabulary, typed: string) =>
  match(lists, words, typed, matchNearly)
const list = await searched('fans', PRODUCTS)
const find = (typed: string) => {
  const [ranks = new Map<number, number>()] = matchQuestion([list], vocabulary, typed).ranks
  return [...ranks].sort(([, a], [, b]) => a - b).map(([place]) => PRODUCTS[place]?.title)
}
const ALL = PRODUCTS.map(({ title }) => title)

describe('what is typed', () => {
  test.each([
    { typed: 'moon', finds: ['Moonrise Globe 10'], how: 'the beginning of a word of its name' },
    { typed: 'GLOBE MOON', finds: ['Moonrise Globe 10'], how: 'two words in any order and case' },
    { typed: 'globes', finds: ['Moonrise Globe 10'], how: 'a word in the plural' },
    { typed: 'maxim', finds: ['Beacon 60'], how: 'its maker' },
    { typed: 'mid century', finds: ["Lane's End"], how: 'its style, without the hyphen' },
    { typed: 'satin brass', finds: ['Café Isle'], how: 'its finish' },
    { typed: 'gold', finds: ['Café Isle'], how: 'the family of its finish' },
    { typed: 'HD-1612-MB', finds: ['Moonrise Globe 10'], how: 'its part number' },
    { typed: 'HD-1612-AB', finds: ['Moonrise Globe 10'], how: 'the part number of another finish' },
    { typed: 'hd1612mb', finds: ['Moonrise Globe 10'], how: 'its part number without hyphens' },
    { typed: 'hd 1612', finds: ['Moonrise Globe 10'], how: 'a piece of its part number' },
    { typed: 'wet', finds: ['Beacon 60'], how: 'its rating' },
    { typed: '5 blades', finds: ['Beacon 60'], how: 'how many blades it has, and no number that begins so' },
    { typed: 'pendant', finds: ['Hunter Green'], how: 'its category' },
    { typed: '60 inch ceiling fan', finds: ['Beacon 60'], how: 'its size and kind' },
    { typed: 'fan', finds: ALL, how: 'all of a kind, not its maker first' },
    { typed: 'light', finds: ['Beacon 60'], how: 'what it means, and no maker that begins so' },
    { typed: 'cost', finds: [], how: 'a word of the store' },
    { typed: 'hunter', finds: ['Hunter Green', 'Moonrise Globe 10'], how: 'a name before a maker' },
    { typed: 'monrise', finds: ['Moonrise Globe 10'], how: 'a letter missing' },
    { typed: 'mooinrse', finds: ['Moonrise Globe 10'], how: 'two slips in eight letters' },
    { typed: 'moorn', finds: ['Moonrise Globe 10'], how: 'a slip in a word that is not typed to its end' },
    { typed: 'brss fan', finds: ['Café Isle'], how: 'a slip in a word that means a filter' },
    { typed: 'brass moon', finds: ['Café Isle'], how: 'what says most, where nothing is all of it' },
    { typed: '58 inch fan', finds: ['Beacon 60'], how: 'a size near the one that nothing has' },
    { typed: 'xylophone moon', finds: ['Moonrise Globe 10'], how: 'without a word that nobody knows' },
    { typed: 'wat', finds: [], how: 'a slip in a word of three letters' },
    { typed: 'boat', finds: [], how: 'a word that nothing begins with' },
    { typed: '', finds: [], how: 'nothing' },
    { typed: '- , .', finds: [], how: 'no letter and no figure' },
    { typed: '.*(+', finds: [], how: 'the signs of an expression' },
  ])('"$typed" finds $finds: $how', ({ typed, finds }) => {
    expect(find(typed)).toEqual(finds)
  })
})

test('a word that leads to a page does not keep the other words from finding', () => {
  const { ranks, pages } = matchQuestion([list], vocabulary, 'cost brass')
  expect(pages.map(({ title }) => title)).toEqual(['Prices'])
  expect([...(ranks[0]?.keys() ?? [])]).toEqual([3])
})

test('a word that another list knows is no slip in this one', () => {
  const others = { ...list, products: [], index: new Map([['monrise', []]]) }
  expect(matchQuestion([list], vocabulary, 'monrise').ranks[0]?.size).toBe(1)
  expect(matchQuestion([list, others], vocabulary, 'monrise').ranks[0]?.size).toBe(0)
})

describe('the finishes that a question asks for', () => {
  test.each([
    { typed: 'gold', finishes: [{ family: 'brass-and-gold' }], why: 'a family' },
    { typed: 'satin brass', finishes: [{ finish: 'Satin Brass' }], why: 'one by its name' },
    { typed: 'light', finishes: [], why: 'another filter is none' },
    { typed: 'satin bras', finishes: [], why: 'a name that may go on is none yet' },
    { typed: 'moonrise', finishes: [], why: 'a product is none' },
  ])('"$typed": $finishes, $why', ({ typed, finishes }) => {
    expect(askedFinishes(matchQuestion([list], vocabulary, typed).parts, 'fans')).toEqual(finishes)
  })
})

describe('the pages of the store', () => {
  const PARTS = { title: 'Parts', text: 'We find them.', url: '/parts', words: ['cost', 'bracket'] }
  const {
    pages: [prices = PARTS],
  } = FILE
  const own = createVocabulary({ ...FILE, pages: [prices, PARTS] })
  const pagesFor = (typed: string) => matchQuestion([list], own, typed).pages.map(({ title }) => title)

  test('come by how many words lead there', () => {
    expect(pagesFor('cost')).toEqual(['Prices', 'Parts'])
    expect(pagesFor('cost bracket')).toEqual(['Parts', 'Prices'])
  })

  test.each([
    { typed: 'cost', is: true },
    { typed: 'cost brass', is: true },
    { typed: 'cos', is: false },
    { typed: 'brass', is: false },
    { typed: 'moon', is: false },
  ])('"$typed" asks for a page by its whole name: $is', ({ typed, is }) => {
    expect(matchQuestion([list], own, typed).isForPage).toBe(is)
  })

  test('are not asked for by a word that is in the name of what is found, of whichever kind', async () => {
    const lists = [
      await searched('fans', [aProduct({ title: 'Cost Moon' })]),
      await searched('fixtures', [aProduct({ kind: 'fixtures', title: 'Moon' })]),
    ]
    expect(matchQuestion(lists, own, 'cost').isForPage).toBe(false)
    expect(matchQuestion(lists.toReversed(), own, 'cost').isForPage).toBe(false)
  })

  test('are found with a slip, too', () => {
    expect(pagesFor('bracet')).toEqual(['Parts'])
  })
})

test('a slip may mean several words: all that they find is found', async () => {
  const products = [aProduct({ title: 'Lamp' }), aProduct({ title: 'Lamb' }), aProduct({ title: 'Wren' })]
  const { ranks, unknown } = matchQuestion([await searched('fans', products)], vocabulary, 'lamk')
  expect([...(ranks[0]?.keys() ?? [])].sort()).toEqual([0, 1])
  expect(unknown).toEqual([])
})

test('a slip means the nearest words alone', async () => {
  const products = [aProduct({ title: 'Chandelier' }), aProduct({ title: 'Chandlery' })]
  const { ranks } = matchQuestion([await searched('fans', products)], vocabulary, 'chandelir')
  expect([...(ranks[0]?.keys() ?? [])]).toEqual([0])
})

test('the pages of all that a slip may mean are found, each once', async () => {
  const pages = ['lamp', 'lamb'].map((word) => ({ title: word, text: '', url: '/', words: [word, 'lamby'] }))
  const products = [aProduct({ title: 'Lamp' }), aProduct({ title: 'Lamb' })]
  const lists = [await searched('fans', products)]
  const { pages: found } = matchQuestion(lists, createVocabulary({ ...FILE, pages }), 'lamk')
  expect(found.map(({ title }) => title)).toEqual(['lamp', 'lamb'])
})

test('what the answer is without is named, and the size that is only near', () => {
  expect(matchQuestion([list], vocabulary, 'brass moon')).toMatchObject({ unknown: ['moon'] })
  expect(matchQuestion([list], vocabulary, '58 inch fan')).toMatchObject({ unknown: ['58'] })
  expect(matchQuestion([list], vocabulary, '99 inch fan')).toMatchObject({ unknown: ['99'] })
})

test.each(['ex5', '5ex'])('%s says more than a figure, whatever comes last', async (name) => {
  const products = [aProduct({ title: name }), aProduct({ title: '60' })]
  const { ranks, unknown } = matchQuestion([await searched('fans', products)], vocabulary, `${name} 60`)
  expect([...(ranks[0]?.keys() ?? [])]).toEqual([0])
  expect(unknown).toEqual(['60'])
})

test('words that nobody knows are named only where the others find something', () => {
  expect(matchQuestion([list], vocabulary, 'xylophone moon').unknown).toEqual(['xylophone'])
  expect(matchQuestion([list], vocabulary, 'xylophone 60').unknown).toEqual(['xylophone'])
  expect(matchQuestion([list], vocabulary, 'xylophone').unknown).toEqual([])
  expect(matchQuestion([list], vocabulary, 'moon').unknown).toEqual([])
})
