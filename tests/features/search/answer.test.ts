import { describe, expect, test } from 'vitest'
import type { Meaning, SearchFile } from '../../../src/catalogue/views/search-file.ts'
import { answerQuestion, offersOf, searchList } from '../../../src/features/search/answer.ts'
import { createSearch } from '../../../src/features/search/match.ts'
import type { Part } from '../../../src/features/search/vocabulary.ts'
import { aFinish, aProduct, titles, value } from '../finder/products.ts'

const page = (title: string) => ({ title, text: '', url: '/contact', words: ['help'] })
const OUTDOOR = { name: 'outdoor', title: 'Outdoor', url: '/ceiling-fans/outdoor', count: 1 }
const FILE: SearchFile = {
  ignored: ['for'],
  synonyms: [
    { words: ['fan'], means: ['Fans'] },
    { words: ['lamp'], means: ['Lights'] },
  ],
  otherBrands: [],
  pages: ['One', 'Two', 'Three', 'Four'].map(page),
  names: [
    ['Fans', { kind: 'fans', is: 'all' }],
    ['Outdoor', { kind: 'fans', is: 'category', category: OUTDOOR }],
    ['Black', value('finish', 'Black')],
    ['White', value('finish', 'White')],
    ['Lights', { kind: 'fixtures', is: 'all' }],
  ],
  finishes: ['Brass'],
}
const fans = [
  aProduct({ title: 'Oak', manufacturer: 'Wren', facets: { finish: ['black'] } }),
  aProduct({ title: 'Wren 2' }),
  aProduct({ title: 'Wren 1', facets: { finish: ['black'] } }),
  aProduct({ title: 'White Elm', categories: ['outdoor'] }),
  aProduct({
    title: 'Alder',
    facets: { finish: ['white'] },
    partNumber: 'AL-1000',
    finishPartNumbers: { brass: 'AL-2000' },
    finishes: [aFinish('Black', true), aFinish('Brass')],
  }),
].map((fan) => ({ ...fan, productUrl: fan.title }))
const fixtures = [
  aProduct({ kind: 'fixtures', title: 'Oak Dome', productUrl: 'Oak Dome' }),
  aProduct({ kind: 'fixtures', title: 'Isle', productUrl: 'Isle', manufacturer: 'Wren' }),
]
const search = createSearch(FILE, [...fans, ...fixtures])
const answer = (typed: string) => answerQuestion(search, typed)

test('sorts by rank, then by list order', () => {
  expect(titles(answer('wren').kinds[0]?.best ?? [])).toEqual(['Wren 2', 'Wren 1', 'Oak'])
})

test.each([
  ['wren', ['fans', 'fixtures'], 'the one with the better result is first'],
  ['isle', ['fixtures'], 'one that finds nothing is left out'],
  ['wren lamp', ['fixtures'], 'the one that is asked for'],
])('finds for "%s" the kinds %j: %s', (typed, kinds) => {
  expect(answer(typed).kinds.map(({ kind }) => kind)).toEqual(kinds)
})

test.each([
  [' wren ', '/ceiling-fans?q=wren', 'the words'],
  ['black', '/ceiling-fans?finish=black', 'the filter that finds the same'],
  ['black wren', '/ceiling-fans?q=black+wren', 'the words, as no filter is a name'],
  ['white', '/ceiling-fans?q=white', 'the words, as a name has them too'],
  ['fan outd', '/ceiling-fans?q=fan+outd', 'the words, while the last may go on'],
  ['fan', '/ceiling-fans', 'the whole list'],
  ['52', '/ceiling-fans?q=52', 'the words, though all fans have them'],
  ['outdoor', '/ceiling-fans/outdoor', 'the category'],
  ['black 13x12', '/ceiling-fans?finish=black&room=13x12', 'the filter and the room'],
  ['outdoor 13x12', '/ceiling-fans?q=outdoor&room=13x12', 'a room with words, not a category'],
  ['for 13x12', '/ceiling-fans?room=13x12', 'the room without words that carry nothing'],
  ['dome 13x12', '/lighting-fixtures?q=dome', 'of lights no room'],
])('links all results for "%s" to %s: %s', (typed, url) => {
  expect(answer(typed).kinds[0]?.url).toBe(url)
})

test('leads with Enter to the link of the better kind, or nowhere', () => {
  expect(answer('wren').enter).toBe('/ceiling-fans?q=wren')
  expect(answer('xylophone').enter).toBeUndefined()
})

test('finds the fans that fit a room, next to the filters', () => {
  const fitting = (typed: string) => answer(typed).kinds.map(({ kind, count }) => [kind, count])
  expect(fitting('13x12')).toEqual([['fans', 5]])
  expect(fitting('60x60')).toEqual([])
  expect(answer('black 13x12').offers.map(({ label, count }) => [label, count])).toEqual([
    ['Black, 13 × 12 ft room', 2],
    ['Black', 2],
  ])
})

test('shows at most three pages, and unknown words as typed', () => {
  expect(titles(answer('help').pages)).toEqual(['One', 'Two', 'Three'])
  expect(answer('Wren Xylophones').unknown).toEqual(['xylophones'])
  expect(answer('Aldr').marked).toBe('Aldr alder')
})

test.each([
  ['fans', 'AL-2000', ['Alder'], [{ finish: 'Brass' }], []],
  ['fans', 'black', ['Oak', 'Wren 1'], [{ family: 'black' }], []],
  ['fans', 'isle', [], [], ['/lighting-fixtures?q=isle']],
  ['fixtures', 'isl', ['Isle'], [], []],
] as const)(
  'finds in the list of %s for "%s": %j, in %j, and elsewhere %j',
  async (kind, typed, found, finishes, others) => {
    const { productUrls, ...rest } = await searchList(kind, typed, async () => search)
    expect([...productUrls]).toEqual(found)
    expect([rest.finishes, rest.others.map(({ url }) => url)]).toEqual([finishes, others])
  },
)

describe('suggestions', () => {
  const LARGE = { name: 'large', title: 'Large', url: '/ceiling-fans/large', count: 1 }
  const category = (is: typeof OUTDOOR): Meaning => ({ kind: 'fans', is: 'category', category: is })
  const part = (...meanings: Meaning[]): Part => ({
    words: ['word'],
    entry: { meanings, pages: [] },
    isWhole: true,
  })
  const [black, white] = [value('finish', 'Black'), value('finish', 'White')]
  const porch = value('place', 'Covered porch', 'porch')
  const [outdoor, large] = [part(category(OUTDOOR)), part(category(LARGE))]
  const products = [
    aProduct({ facets: { finish: ['black'], place: ['porch'] }, categories: ['outdoor'] }),
    aProduct({ facets: { finish: ['white'] }, categories: ['outdoor', 'large'] }),
  ]
  test.each([
    ['two filters', [part(black), part(porch)], ['/ceiling-fans?place=porch&finish=black']],
    ['either value, if a word means both', [part(black, white)], ['/ceiling-fans?finish=black,white']],
    ['a category that two words mean', [outdoor, outdoor], ['/ceiling-fans/outdoor']],
    [
      'a filter or a category, if a word means one or the other',
      [part(porch, category(OUTDOOR))],
      ['/ceiling-fans?place=porch', '/ceiling-fans/outdoor'],
    ],
    [
      'the narrower of two values, and of a filter and a category',
      [part(black, white), part(black), outdoor],
      ['/ceiling-fans?finish=black'],
    ],
    ['the narrower of two categories', [outdoor, large], ['/ceiling-fans/large']],
    ['nothing, if two words are of one filter', [part(black), part(white)], []],
    ['nothing, if no product is all of it', [part(white), part(porch)], []],
    ['nothing, if all fans are meant', [part({ kind: 'fans', is: 'all' })], []],
    [
      'three at most',
      [part(black, porch, category(OUTDOOR), category(LARGE))],
      ['/ceiling-fans?finish=black', '/ceiling-fans?place=porch', '/ceiling-fans/outdoor'],
    ],
  ])('%s', (_what, parts, urls) => {
    const offers = offersOf('fans', products, parts)
    expect(offers.map(({ url }) => url)).toEqual(urls)
  })
})
