import { describe, expect, test } from 'vitest'
import {
  intersection,
  isInNames,
  matchNearSizes,
  matchPart,
  meaningsIn,
} from '../../../src/features/search/match-parts.ts'
import type { Meaning } from '../../../src/features/search/vocabulary.ts'
import { aProduct, searched, value } from '../finder/products.ts'

const list = await searched('fans', [
  aProduct({ title: 'Alder 52', manufacturer: 'Maxim', facts: [], facets: { brand: ['maxim'] } }),
  aProduct({ title: 'Beacon 5', manufacturer: 'Fives', facts: [], facets: { finish: ['black'] } }),
])
const all = (kind: Meaning['kind']): Meaning => ({ kind, is: 'all' })
const part = (words: string[], isWhole: boolean, ...meanings: Meaning[]) => ({
  words,
  isWhole,
  entry: meanings.length > 0 ? { meanings, pages: [] } : undefined,
})
const ranks = (...given: Parameters<typeof part>) => Object.fromEntries(matchPart(list, part(...given)))

describe('what a word means ranks', () => {
  test.each([
    { what: 'all of a kind best', meanings: [all('fans')], found: { 0: 0, 1: 0 } },
    { what: 'a maker next', meanings: [value('brand', 'maxim')], found: { 0: 1 } },
    { what: 'any other filter behind', meanings: [value('finish', 'black')], found: { 1: 2 } },
    {
      what: 'the first of several meanings before the next',
      meanings: [value('finish', 'black'), value('brand', 'maxim')],
      found: { 0: 1.01, 1: 2 },
    },
    { what: 'nothing of another kind', meanings: [all('fixtures')], found: {} },
  ])('$what', ({ meanings, found }) => {
    expect(ranks(['word'], true, ...meanings)).toEqual(found)
  })
})

describe('words without a meaning', () => {
  test.each([
    { words: ['alder'], isWhole: true, found: { 0: 0 }, why: 'a name' },
    { words: ['max'], isWhole: true, found: { 0: 1 }, why: 'the beginning of a maker' },
    { words: ['5'], isWhole: true, found: { 1: 0 }, why: 'a number that is typed to its end' },
    { words: ['5'], isWhole: false, found: { 0: 0, 1: 0 }, why: 'a number that may go on' },
    { words: ['5', 'beacon'], isWhole: false, found: { 1: 0 }, why: 'a number with a word behind it' },
    { words: ['maxim', 'alder'], isWhole: true, found: { 0: 1 }, why: 'both words, their ranks together' },
    { words: ['maxim', 'beacon'], isWhole: true, found: {}, why: 'no product with both' },
    { words: [], isWhole: true, found: {}, why: 'nothing' },
  ])('$words find $found: $why', ({ words, isWhole, found }) => {
    expect(ranks(words, isWhole)).toEqual(found)
  })
})

describe('a figure that is typed to its end is no beginning, as a number with letters is', async () => {
  const numbered = await searched('fans', [
    aProduct({ title: '520 ex52 52xe', productUrl: 'wren', facts: [], sizes: [56] }),
  ])
  test.each([
    { words: ['52'], found: 0 },
    { words: ['520'], found: 1 },
    { words: ['ex5'], found: 1 },
    { words: ['52x'], found: 1 },
    { words: ['52', '520'], found: 0 },
  ])('$words: $found', ({ words, found }) => {
    expect(matchPart(numbered, part(words, words.length === 1)).size).toBe(found)
    expect(matchPart(numbered, part([...words, '520'], false)).size).toBe(found)
  })

  test.each([
    { figure: '52', found: [[0, 4]] },
    { figure: '60', found: [[0, 4]] },
    { figure: '51', found: [] },
    { figure: '56', found: [[0, 0]] },
  ])('$figure is near a size within 4 in.: $found', ({ figure, found }) => {
    expect([...matchNearSizes(numbered, part([figure], true))]).toEqual(found)
  })
})

test.each([
  { words: ['alder'], is: true, why: 'a name' },
  { words: ['maxim'], is: false, why: 'a maker' },
  { words: ['alder', 'beacon'], is: true, why: 'two names' },
  { words: ['alder', 'maxim'], is: false, why: 'a name and a maker' },
  { words: ['wren'], is: false, why: 'nothing' },
])('products have $words in their names: $is, as it is $why', async ({ words, is }) => {
  const named = await searched('fans', [
    aProduct({ title: 'Beacon', manufacturer: 'Maxim Alder' }),
    aProduct({ title: 'Alder' }),
  ])
  expect(isInNames(named, part(words, true))).toBe(is)
})

test('of what a word means that of a kind is asked for', () => {
  const both = part(['word'], true, all('fans'), all('fixtures'))
  expect(meaningsIn(both, 'fixtures')).toEqual([{ kind: 'fixtures', is: 'all' }])
  expect(meaningsIn(part(['word'], true), 'fans')).toEqual([])
})

test('a word of the shop is looked for in names only', () => {
  expect(ranks(['fives'], true)).toEqual({ 1: 1 })
  expect(ranks(['fives'], true, value('brand', 'nobody'))).toEqual({})
  expect(
    Object.fromEntries(
      matchPart(list, { words: ['fives'], isWhole: true, entry: { meanings: [], pages: [] } }),
    ),
  ).toEqual({ 1: 1 })
})

test('products that all parts ask for have the sum of their ranks', () => {
  const some = new Map([
    [0, 1],
    [1, 2],
  ])
  expect([...intersection([some, new Map([[1, 2]])])]).toEqual([[1, 4]])
  expect([...intersection([])]).toEqual([])
})
