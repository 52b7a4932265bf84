import { describe, expect, test } from 'vitest'
import type { SpotFixture } from '../../../../src/catalogue/rules/spot/spot-fixture.ts'
import type { Product } from '../../../../src/client/product-data/product-file.ts'
import { ratedFilter, spotFilter } from '../../../../src/features/fit/spot/spot-filter.ts'
import { spotExample, spotText } from '../../../../src/features/fit/spot/spot-text.ts'
import { HANGING, sized, spotAt } from './spot-fixture.ts'

const aFixture = (given: Partial<SpotFixture>) =>
  ({ kind: 'fixtures', fixture: { ...HANGING, ...given } }) as Product

const filterAt = (search: string) => spotFilter(spotAt(search))

describe('over a table of 72 by 40 in. under 9 ft', () => {
  const filter = filterAt('?spot=table&size=72x40&ceiling=9')

  test.each([
    { light: 'of the right size', given: {}, group: 0, note: undefined },
    { light: 'that also works', given: sized(16), group: 1, note: undefined },
    { light: 'that is too large', given: sized(32), group: undefined },
    { light: 'that hangs high', given: { maxOverallHeight: 33.5 }, group: 1, note: 'Hangs 5.5 in. too high' },
    {
      light: 'whose chain is unknown',
      given: { maxOverallHeight: undefined },
      group: 0,
      note: 'Ask us for the length of its chain',
    },
    {
      light: 'whose mounting is unknown',
      given: { mounting: undefined },
      group: 2,
      note: 'Ask us how it is mounted',
    },
  ])('a light $light is in group $group', ({ given, group, note }) => {
    expect(filter?.groupOf(aFixture(given))).toBe(group)
    expect(filter?.noteOf?.(aFixture(given))).toBe(note)
  })
})

test('over an island of 84 by 40 in. a card says how many hang in a row', () => {
  const dome = aFixture(sized(16))
  expect(filterAt('?spot=island&size=84x40')?.noteOf?.(dome)).toBe('A row of 3, centers 28 in. apart')
})

test('where a row is asked for, a long light comes after those that hang in it, and those are kept as so many', () => {
  const [dome, bar] = [aFixture(sized(12)), aFixture(sized(48, 5))]
  const [row, any] = [filterAt('?spot=island&size=84x40&row=3'), filterAt('?spot=island&size=84x40')]
  expect([row?.groupOf(dome), row?.groupOf(bar)]).toEqual([0, 3])
  expect([any?.groupOf(dome), any?.groupOf(bar)]).toEqual([0, 0])
  expect(row?.headings[3]).toBe('Or one long light alone')
  expect([row?.quantityOf?.(dome), row?.quantityOf?.(bar), any?.quantityOf?.(dome)]).toEqual([
    3,
    undefined,
    undefined,
  ])
})

test.each([
  ['that also works', sized(38, 5), 3],
  ['that is too long', sized(80, 5), undefined],
  ['that may hang or not', { ...sized(48, 5), mounting: undefined }, 2],
])('where a row is asked for, a long light %s is in group %s', (_, given, group) => {
  expect(filterAt('?spot=island&size=84x40&row=3')?.groupOf(aFixture(given))).toBe(group)
})

test('a product without measures of a light suits no place', () => {
  expect(filterAt('?spot=table&size=72x40')?.groupOf({ kind: 'fans' } as Product)).toBeUndefined()
})

test('a place in a room that asks for a rating is called by both', () => {
  expect(spotFilter({ name: 'mirror', sizes: [36], rating: 'damp' })?.label).toBe(
    'Over a mirror of 36 in., rated damp or wet',
  )
})

test('beside a door a card says that a pair is meant', () => {
  const lantern = aFixture({ mounting: 'Wall', locationRating: 'Wet', fixtureHeight: 19 })
  expect(filterAt('?spot=door&size=80')?.noteOf?.(lantern)).toBe('A pair')
})

test.each([
  {
    search: '?spot=table&size=48',
    label: 'Over a table of 48 in. across',
    text: 'Table: 48 in. across',
    headings: ['Right for your table', 'Nearly right for your table'],
  },
  {
    search: '?spot=island&size=84x40&ceiling=9',
    label: 'Over an island of 84 by 40 in., ceiling 9 ft',
    text: 'Island: 84 by 40 in., ceiling 9 ft',
    headings: ['Right for your island', 'Nearly right for your island'],
  },
  {
    search: '?spot=mirror&size=36&ceiling=9',
    label: 'Over a mirror of 36 in.',
    text: 'Mirror: 36 in.',
    headings: ['Right for your mirror', 'Nearly right for your mirror'],
  },
  {
    search: '?spot=beside&size=24',
    label: 'Beside a mirror of 24 in.',
    text: 'Beside a mirror: 24 in.',
    headings: ['Right for your mirror', 'Nearly right for your mirror'],
  },
  {
    search: '?spot=island&size=84x40&row=3',
    label: 'Over an island of 84 by 40 in., a row of 3',
    text: 'Island: 84 by 40 in., a row of 3',
    headings: ['Right for your island', 'Nearly right for your island'],
    alone: ['Or one long light alone'],
  },
  {
    search: '?spot=door&size=80',
    label: 'Beside a door of 80 in.',
    text: 'Door: 80 in.',
    headings: ['Right for your door', 'Nearly right for your door'],
  },
  {
    search: '?spot=room&room=14x12&ceiling=9',
    label: 'In a room of 14 ft by 12 ft, ceiling 9 ft',
    text: 'Room: 14 ft by 12 ft, ceiling 9 ft',
    headings: ['The right size for your room', 'Nearly the right size for your room'],
  },
])(
  '$search is "$label" in a chip, "$text" in a message, and heads $headings',
  ({ search, label, text, headings, alone = [] }) => {
    const spot = spotAt(search)
    expect(spotFilter(spot)).toMatchObject({
      label,
      headings: [...headings, 'Ask us whether these can hang there', ...alone],
    })
    expect(spot && spotText(spot)).toBe(text)
  },
)

test.each(['?spot=table', '?spot=table&ceiling=9', '?spot=room&ceiling=9', '?size=72x40', ''])(
  '"%s" is no filter',
  (search) => {
    expect(filterAt(search)).toBeUndefined()
  },
)

test('a card says all that there is to say of a light', () => {
  const card = (search: string, given: Partial<SpotFixture>) => filterAt(search)?.noteOf?.(aFixture(given))
  const pendant = { ...sized(16), maxOverallHeight: undefined }
  expect(card('?spot=island&size=84x40&ceiling=9', pendant)).toBe(
    'A row of 3, centers 28 in. apart. Ask us for the length of its chain',
  )
  expect(card('?spot=island&size=36x24', sized(12))).toBeUndefined()
})

test('an example is said in the middle of a sentence', () => {
  const spot = spotAt('?spot=table&size=72x40')
  expect(spot && spotExample(spot, 'a light of 20 in. is right.')).toBe(
    'For example, over a table of 72 by 40 in. a light of 20 in. is right.',
  )
})

describe('in a room that asks for a rating, of which nothing is measured', () => {
  test.each([
    { places: ['indoors'], rating: 'damp', group: undefined },
    { places: ['indoors', 'porch'], rating: 'damp', group: 0 },
    { places: ['indoors', 'porch', 'rain'], rating: 'damp', group: 0 },
    { places: ['indoors', 'porch'], rating: 'wet', group: undefined },
    { places: ['indoors', 'porch', 'rain'], rating: 'wet', group: 0 },
    { places: undefined, rating: 'damp', group: undefined },
  ] as const)('of $rating, a light for $places is in group $group', ({ places, rating, group }) => {
    const light = { facets: places ? { place: places } : {} } as unknown as Product
    expect(ratedFilter(rating).groupOf(light)).toBe(group)
  })

  test('the filter is called by the rating, and goes with all that asks for a place', () => {
    const { label, headings, parameters } = ratedFilter('wet')
    expect(label).toBe('Rated wet')
    expect(headings).toEqual(['Rated for your room'])
    expect(parameters).toEqual(['spot', 'size', 'in', 'row', 'room', 'ceiling'])
  })
})
