import { describe, expect, test } from 'vitest'
import type { SearchFile } from '../../../src/catalogue/views/search-file.ts'
import { answerQuestion } from '../../../src/features/search/answer-question.ts'
import { matchNearly } from '../../../src/features/search/match-nearly.ts'
import { createVocabulary } from '../../../src/features/search/vocabulary.ts'
import { aFinish, aProduct, facet, NO_KIND, NO_KINDS, searched, titles } from '../finder/products.ts'

const page = (title: string) => ({ title, text: '', url: '/contact', words: ['help'] })
const OUTDOOR = { name: 'outdoor', title: 'Outdoor', url: '/ceiling-fans/outdoor', count: 1 }
const FILE: SearchFile = {
  ignored: ['for'],
  synonyms: [
    { words: ['fan'], means: ['Fans'] },
    { words: ['lamp'], means: ['Lights'] },
  ],
  pages: ['One', 'Two', 'Three', 'Four'].map(page),
  ...NO_KINDS,
  fans: { ...NO_KIND, facets: [facet('finish', 'Black', 'White')], categories: [OUTDOOR] },
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
]
const fixtures = [
  aProduct({ kind: 'fixtures', title: 'Oak Dome' }),
  aProduct({ kind: 'fixtures', title: 'Isle', manufacturer: 'Wren' }),
]
const lists = [await searched('fans', fans), await searched('fixtures', fixtures)] as const
const answer = (typed: string) => answerQuestion(lists, createVocabulary(FILE), typed, matchNearly)

test('the best come first, and of equals those that come first in the list', () => {
  expect(titles(answer('wren').kinds[0]?.best ?? [])).toEqual(['Wren 2', 'Wren 1', 'Oak'])
})

test('of equals the first in the list comes first, whichever of their words is found first', async () => {
  const ashes = ['Ashen 1', 'Ash 2', 'Ashen 3'].map((title) => aProduct({ title }))
  const { kinds } = answerQuestion([await searched('fans', ashes)], createVocabulary(FILE), 'ash')
  expect(titles(kinds[0]?.best ?? [])).toEqual(['Ashen 1', 'Ash 2', 'Ashen 3'])
})

test.each([
  ['outdoor', '/ceiling-fans?q=outdoor', 'a list by words, which names the other kind'],
  ['outdoor fan', '/ceiling-fans/outdoor', 'what is meant of the kind that is asked for'],
])('where both kinds have some "%s" and Enter lead to %s: %s', async (typed, url) => {
  const both = [
    await searched('fans', [
      aProduct({ title: 'Outdoor Elm', categories: ['outdoor'] }),
      aProduct({ title: 'Oak' }),
    ]),
    await searched('fixtures', [aProduct({ kind: 'fixtures', title: 'Outdoor Fan Dome' })]),
  ]
  expect(answerQuestion(both, createVocabulary(FILE), typed).enter).toBe(url)
})

describe('of the two kinds', () => {
  test.each([
    { typed: 'wren', kinds: ['fans', 'fixtures'], why: 'the one with the better result is first' },
    { typed: 'isle', kinds: ['fixtures'], why: 'one that finds nothing is left out' },
    { typed: 'lamp', kinds: ['fixtures'], why: 'the one that is asked for' },
    { typed: 'dome', kinds: ['fixtures'], why: 'the one that has it' },
    { typed: 'xylophone', kinds: [], why: 'neither' },
  ])('"$typed": $kinds, as $why', ({ typed, kinds }) => {
    expect(answer(typed).kinds.map(({ kind }) => kind)).toEqual(kinds)
  })
})

test('the kind that is asked for by its name is first, whatever is found better', async () => {
  const both = [await searched('fans', [aProduct({ title: 'Lamp Wren' })]), lists[1]]
  const { kinds } = answerQuestion(both, createVocabulary(FILE), 'wren lamp')
  expect(kinds.map(({ kind }) => kind)).toEqual(['fixtures', 'fans'])
})

test('of two kinds the one with the better best result is first, however bad its last is', async () => {
  const makers = [aProduct({ title: 'Isle', manufacturer: 'Wren' })]
  const names = [
    aProduct({ kind: 'fixtures', title: 'Wren' }),
    aProduct({ kind: 'fixtures', title: 'Dome', facts: ['Wren'] }),
  ]
  const both = [await searched('fans', makers), await searched('fixtures', names)]
  const { kinds } = answerQuestion(both, createVocabulary(FILE), 'wren')
  expect(kinds.map(({ kind }) => kind)).toEqual(['fixtures', 'fans'])
})

describe('all results stand behind', () => {
  test.each([
    { typed: ' wren ', url: '/ceiling-fans?q=wren', why: 'the words' },
    { typed: 'black', url: '/ceiling-fans?finish=black', why: 'the filter that finds the same' },
    { typed: 'black wren', url: '/ceiling-fans?q=black+wren', why: 'the words, as no filter is a name' },
    { typed: 'white', url: '/ceiling-fans?q=white', why: 'the words, as a name has them too' },
    { typed: 'fan outd', url: '/ceiling-fans?q=fan+outd', why: 'the words, while the last may go on' },
    { typed: 'fan bla', url: '/ceiling-fans?q=fan+bla', why: 'the words, while the last may go on' },
    { typed: 'fan', url: '/ceiling-fans', why: 'the whole list' },
    { typed: '52', url: '/ceiling-fans?q=52', why: 'the words, though all fans have them' },
    { typed: 'fan 52', url: '/ceiling-fans?q=fan+52', why: 'the words, though all fans have them' },
    { typed: 'outdoor', url: '/ceiling-fans/outdoor', why: 'the category' },
    { typed: 'black 12x11', url: '/ceiling-fans?finish=black&room=12x11', why: 'the filter and the room' },
    {
      typed: 'outdoor 12x11',
      url: '/ceiling-fans?q=outdoor&room=12x11',
      why: 'a room with words, not a category',
    },
    { typed: 'wren 12x11', url: '/ceiling-fans?q=wren&room=12x11', why: 'the words and the room' },
    { typed: 'for 12x11', url: '/ceiling-fans?room=12x11', why: 'the room without words that carry nothing' },
    { typed: 'dome 12x11', url: '/lighting-fixtures?q=dome', why: 'of lights no room' },
  ])('"$typed": $url, $why', ({ typed, url }) => {
    expect(answer(typed).kinds[0]?.url).toBe(url)
  })
})

test('the finish of a number and a family of finishes are asked for', () => {
  expect(answer('AL-2000').kinds[0]?.finishes).toEqual([{ finish: 'Brass' }])
  expect(answer('black').kinds[0]?.finishes).toEqual([{ family: 'black' }])
  expect(answer('wren').kinds[0]?.finishes).toEqual([])
})

test('three pages are shown at most', () => {
  expect(titles(answer('help').pages)).toEqual(['One', 'Two', 'Three'])
})

test.each([
  { typed: 'black wren oak', plain: 'wren oak' },
  { typed: 'wren bla', plain: 'wren bla' },
  { typed: 'black fan', plain: '' },
])('of "$typed" the words "$plain" are looked for as they are', ({ typed, plain }) => {
  expect(answer(typed).plainWords).toBe(plain)
})

test('nothing is found where nothing is typed', () => {
  expect(answer('').kinds).toEqual([])
})

test('a room alone finds all fans, and no lights', () => {
  expect(answer('12x11').kinds.map(({ kind, count }) => [kind, count])).toEqual([['fans', 5]])
})

test.each<[typed: string, url: string | undefined, why: string]>([
  ['wren', '/ceiling-fans?q=wren', 'the words in the list of the better kind, where both have some'],
  ['wren lamp', '/lighting-fixtures?q=wren+lamp', 'the list of the kind that is asked for'],
  ['black', '/ceiling-fans?finish=black', 'the filter of the one kind that has some'],
  ['black lamp wren', '/lighting-fixtures?q=black+lamp+wren', 'the list of what says most'],
  ['wren 12x11', '/ceiling-fans?q=wren&room=12x11', 'the fans for the room'],
  ['help', '/contact', 'the page'],
  ['xylophone', undefined, 'nowhere'],
])('for "%s" Enter leads to %s: %s', (typed, url) => {
  expect(answer(typed).enter).toBe(url)
})

test.each([
  ['black 12x11', ['Black, a room of 12 by 11 ft', 'Black']],
  ['dome 12x11', []],
  ['black', ['Black']],
])('for "%s" %j is offered', (typed, offers) => {
  expect(answer(typed).offers.map(({ label }) => label)).toEqual(offers)
})

test('what is marked in names is what is typed and what it misspells', () => {
  expect(answer('Aldr').meant).toBe('Aldr alder')
})

test('words that nobody knows are named as they were typed', () => {
  expect(answer('Wren Xylophones').unknown).toEqual(['xylophones'])
})

test('a room is offered before filters, and is no word', () => {
  expect(answer('wren 12x11').offers[0]?.url).toBe('/ceiling-fans?room=12x11')
  expect(titles(answer('oak dome 12x11').kinds[0]?.best ?? [])).toEqual(['Oak Dome'])
})
