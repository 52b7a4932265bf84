import { describe, expect, test } from 'vitest'
import type { Product } from '../../../src/client/products.ts'
import { savedSearch } from '../../../src/client/state.ts'
import { lightFilter, requestedFilter } from '../../../src/features/fit/fit-filter.ts'
import type { SpotFixture } from '../../../src/spots/spot.ts'
import { spotExample } from '../../../src/spots/spots.ts'
import { device } from '../../client/a-browser.ts'
import { aLight, onWall, round, sized, spotAt } from '../../spots/lights.ts'
import { aProduct } from '../finder/products.ts'

const asProduct = (fixture: SpotFixture) => ({ kind: 'fixtures', fixture }) as Product
const filterAt = (search: string) => lightFilter(spotAt(search), undefined)

test.each<[string, Partial<SpotFixture>, number | undefined, string | undefined]>([
  ['table&size=72x40&ceiling=9', sized(24), 0, undefined],
  ['table&size=72x40&ceiling=9', sized(16), 1, undefined],
  ['table&size=72x40&ceiling=9', sized(32), undefined, undefined],
  ['table&size=72x40&ceiling=9', { ...sized(24), maxOverallHeight: 33.5 }, 1, 'Hangs 5.5 in. too high'],
  ['table&size=72x40', { ...sized(24), mounting: undefined as never }, 2, 'Mounting not listed'],
  ['island&size=84x40', sized(16), 0, 'A row of 3, centers 28 in. apart'],
  [
    'island&size=84x40&ceiling=9',
    { ...sized(16), maxOverallHeight: undefined as never },
    0,
    'A row of 3, centers 28 in. apart. Ask us how long its chain is',
  ],
  ['island&size=84x40', sized(48, 5), 0, undefined],
  // In a requested row a long light comes last.
  ['island&size=84x40&row=3', sized(48, 5), 3, undefined],
  ['island&size=84x40&row=3', sized(80, 5), undefined, undefined],
  ['door&size=80', onWall(9, 9, 19), 0, 'A pair'],
  ['beside&size=24', { ...onWall(5), locationRating: 'Dry' }, 0, 'A pair. Rated dry, so not for a bath'],
])('puts a light in a group with a note: %s, %o: %s, "%s"', (search, given, group, note) => {
  const filter = filterAt(search)
  const product = asProduct(aLight(given))
  expect(filter?.headingOf(product)).toBe(filter?.headings[group ?? -1])
  if (group !== undefined) expect(filter?.noteOf?.(product)).toBe(note)
})

test('saves a light in a requested row with the row’s quantity', () => {
  expect(filterAt('island&size=84x40&row=3')?.quantityOf?.(asProduct(round(12)))).toBe(3)
  expect(filterAt('island&size=84x40')?.quantityOf?.(asProduct(round(12)))).toBeUndefined()
})

test('matches no fan, and filters nothing without dimensions', () => {
  expect(filterAt('table&size=72x40')?.headingOf({ kind: 'fans' } as Product)).toBeUndefined()
  expect(lightFilter(undefined, undefined)).toBeUndefined()
})

test('labels the filter with spot, dimensions and rating', () => {
  expect(lightFilter({ name: 'mirror', sizes: [36] }, 'damp')?.label).toBe(
    'Over a 36 in. mirror, rated damp or wet',
  )
  expect(filterAt('table&size=48')?.label).toBe('Over a 48 in. round table')
  expect(filterAt('island&size=84x40&row=3')?.label).toBe('Over an 84 × 40 in. island, a row of 3')
  expect(filterAt('room&room=14x12&ceiling=9')?.label).toBe('In a 14 × 12 ft room, 9 ft ceiling')
})

test('puts an example in the middle of a sentence', () => {
  expect(spotExample(spotAt('table&size=72x40'), 'A 20 in. light is right.')).toBe(
    'For example, over a 72 × 40 in. table. A 20 in. light is right.',
  )
})

test('puts only a light rated for a room into its group', () => {
  const isFound = (...place: string[]) =>
    lightFilter(undefined, 'damp')?.headingOf({ facets: { place } } as Partial<Product> as Product) !==
    undefined
  expect([isFound('indoors'), isFound('indoors', 'porch'), isFound()]).toEqual([false, true, false])
})

test.each([
  { kind: 'fans', search: '?room=14x12', label: '14 × 12 ft room' },
  { kind: 'fixtures', search: '?spot=table&size=72x40', label: 'Over a 72 × 40 in. table' },
  { kind: 'fans', search: '?spot=table&size=72x40', label: undefined },
  { kind: 'fixtures', search: '?room=14x12', label: undefined },
  { kind: 'fans', search: '?place=porch', label: undefined },
] as const)('labels the filter of $kind at $search "$label"', async ({ kind, search, label }) => {
  device()
  expect((await requestedFilter(search, kind))?.label).toBe(label)
})

test('a product page continues with the list’s room, but not with an earlier one', async () => {
  device()
  window.history.replaceState(null, '', '?room=14x12')
  await requestedFilter('?room=14x12', 'fans')
  await requestedFilter('?room=20x16', 'fans')
  expect(savedSearch()).toBe('?room=14x12')
})
const ofStore = (given: Partial<SpotFixture> = {}, place: readonly string[] = ['indoors']): Product =>
  aProduct({ kind: 'fixtures', fixture: { ...round(24), ...given }, facets: { place } })

const RIGHT = ofStore()
const NEARLY = ofStore(sized(16))
const TOO_WIDE = ofStore(sized(38))
const UNKNOWN = ofStore({ mounting: undefined as never })
const DAMP = ofStore({ locationRating: 'Damp' }, ['indoors', 'porch'])

const MORE = 'Ask us what else we can order.'

describe('the count of lights for a table', () => {
  test.each([
    ['None of our 2 lights are right for this spot. Ask us about ordering one.', [TOO_WIDE, TOO_WIDE]],
    ['1 of our 2 lights might fit this spot.', [TOO_WIDE, UNKNOWN]],
    ['Our only light might fit this spot.', [UNKNOWN]],
    [`1 of our 2 lights is right for this spot. ${MORE}`, [RIGHT, TOO_WIDE]],
    [`All our lights are right for this spot. ${MORE}`, [RIGHT, RIGHT, RIGHT]],
    ['All our lights are right for this spot.', [RIGHT, RIGHT, RIGHT, RIGHT]],
    [`1 of our 2 lights is right for this spot, and 1 more is nearly right. ${MORE}`, [RIGHT, NEARLY]],
    [`Our only light is nearly right for this spot. ${MORE}`, [NEARLY]],
    ['All our lights are nearly right for this spot.', [NEARLY, NEARLY, NEARLY, NEARLY]],
  ])('reads "%s"', (text, lights) => {
    expect(lightFilter(spotAt('table&size=72x40'), undefined)?.countText(lights)).toBe(text)
  })
})

test.each([
  ['Our only light isn’t. Ask us about ordering one.', [RIGHT]],
  ['1 of our 2 lights is.', [RIGHT, DAMP]],
  ['2 of our 3 lights are.', [DAMP, RIGHT, DAMP]],
])('counts lights for a room that needs a rating: "%s"', (text, lights) => {
  expect(lightFilter(undefined, 'damp')?.countText(lights)).toBe(text)
})
