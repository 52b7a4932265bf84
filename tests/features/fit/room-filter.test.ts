import { describe, expect, test } from 'vitest'
import type { Room } from '../../../src/catalogue/rules/room/fan-fit.ts'
import type { Product } from '../../../src/client/product-data/product-file.ts'
import { roomFilter } from '../../../src/features/fit/room-filter.ts'

const aProduct = (given: Partial<Product>) => ({ kind: 'fans', sizes: [48], ...given }) as Product
const onRod = { mounting: 'Downrod', bladeDropInches: 12 } as const
const floor = { lengthInches: 168, widthInches: 144 }

describe('in a 14 × 12 ft room under 9 ft', () => {
  const filter = roomFilter({ floor, ceilingInches: 108 })

  test.each([
    { fan: 'of the right size', given: { sizes: [48], ...onRod }, group: 0 },
    { fan: 'with one size of three that is right', given: { sizes: [36, 48, 60], ...onRod }, group: 0 },
    { fan: 'that also works', given: { sizes: [52], ...onRod }, group: 2 },
    { fan: 'that is too large', given: { sizes: [60], ...onRod }, group: undefined },
    { fan: 'that hangs too low', given: { ...onRod, bladeDropInches: 25 }, group: undefined },
    { fan: 'whose mounting is unknown', given: { sizes: [48] }, group: 1 },
    { fan: 'that also works, whose mounting is unknown', given: { sizes: [52] }, group: 3 },
  ])('puts a fan $fan in group $group', ({ given, group }) => {
    expect(filter?.groupOf(aProduct(given))).toBe(group)
  })

  test('has a label and headings', () => {
    expect(filter?.label).toBe('14 × 12 ft room, 9 ft ceiling')
    expect(filter?.headings).toEqual([
      'The right size for your room',
      'The right size for your room (ask us how they hang)',
      'Nearly the right size for your room',
      'Nearly the right size for your room (ask us how they hang)',
      'These hang high. A fan on a downrod would bring the air down to you',
    ])
  })
})

test.each([
  { says: 'which of several sizes is meant', sizes: [36, 48], note: '48 in. for your room' },
  { says: 'nothing where there is one size', sizes: [48], note: undefined },
])('notes on a card: $says', ({ sizes, note }) => {
  expect(roomFilter({ floor, ceilingInches: 108 })?.noteOf?.(aProduct({ sizes, ...onRod }))).toBe(note)
})

describe('the heading of a fan', () => {
  const headingIn = (room: Room, given: Partial<Product>) => {
    const filter = roomFilter(room)
    return filter?.headings[filter.groupOf(aProduct(given)) ?? -1]
  }
  const lowProfile = { mounting: 'Low profile', bladeDropInches: 8.5 } as const
  const HIGH = 'These hang high. A fan on a downrod would bring the air down to you'

  test.each([
    { ceilingInches: 126, heading: 'The right size for your room' },
    { ceilingInches: 126.25, heading: HIGH },
    { ceilingInches: 192, heading: HIGH },
  ])('for a low profile fan under $ceilingInches in.: $heading', ({ ceilingInches, heading }) => {
    expect(headingIn({ floor, ceilingInches }, { sizes: [48], ...lowProfile })).toBe(heading)
  })

  test.each([
    { ceilingInches: 250, heading: 'The right size for your room' },
    { ceilingInches: 250.25, heading: 'The right size for your room (ask us how they hang)' },
  ])('for a fan on a downrod under $ceilingInches in.: $heading', ({ ceilingInches, heading }) => {
    expect(headingIn({ floor, ceilingInches }, { sizes: [48], ...onRod })).toBe(heading)
  })

  test('fans that hang too high come last', () => {
    expect(roomFilter({ ceilingInches: 192 })?.headings.at(-1)).toBe(HIGH)
  })

  test('a room for two fans lists a pair before a single fan', () => {
    const hall = { floor: { lengthInches: 312, widthInches: 216 }, ceilingInches: 108 }
    const filter = roomFilter(hall)
    const groups = [[52], [60], [58]].map((sizes) => filter?.groupOf(aProduct({ sizes, ...onRod })))
    expect(groups.map((group = -1) => filter?.headings[group])).toEqual([
      'The right size for your room with two fans',
      'The right size for your room with one fan',
      'Nearly the right size for your room with two fans',
    ])
    expect(groups).toEqual(groups.toSorted())
    expect(headingIn(hall, { sizes: [52, 60], ...onRod })).toBe('The right size for your room with two fans')
  })

  test('a slope excludes low profile fans', () => {
    const gentle = { ceilingInches: 108, slope: 1 }
    expect(headingIn(gentle, lowProfile)).toBe('Safe under your ceiling')
    expect(headingIn({ ...gentle, slope: 1.25 }, lowProfile)).toBeUndefined()
  })
})

test('a ceiling without a floor keeps fans that hang safely under it', () => {
  const filter = roomFilter({ ceilingInches: 95 })
  expect(filter?.label).toBe('7 ft 11 in. ceiling')
  expect(filter?.headings[0]).toBe('Safe under your ceiling')
  expect(filter?.groupOf(aProduct(onRod))).toBeUndefined()
  expect(filter?.groupOf(aProduct({ mounting: 'Low profile', bladeDropInches: 8.5 }))).toBe(0)
})

test('a floor without a ceiling keeps fans that suit it', () => {
  expect(roomFilter({ floor })?.groupOf(aProduct({ sizes: [60] }))).toBeUndefined()
  expect(roomFilter({ floor })?.groupOf(aProduct({ sizes: [56] }))).toBe(2)
})

test.each([
  [
    'a ceiling alone',
    { ceilingInches: 95 },
    ['Safe under your ceiling', 'Safe under your ceiling (ask us how they hang)'],
  ],
  [
    'a rating alone',
    { rating: 'wet' },
    ['Rated for your room', 'Rated for your room (ask us how they hang)'],
  ],
  [
    'a hall',
    { floor: { lengthInches: 312, widthInches: 216 } },
    [
      'The right size for your room with two fans',
      'The right size for your room with two fans (ask us how they hang)',
      'The right size for your room with one fan',
      'The right size for your room with one fan (ask us how they hang)',
      'Nearly the right size for your room with two fans',
      'Nearly the right size for your room with two fans (ask us how they hang)',
      'Nearly the right size for your room with one fan',
      'Nearly the right size for your room with one fan (ask us how they hang)',
    ],
  ],
] as const)('names the groups of %s, with high fans last', (_, room, headings) => {
  expect(roomFilter(room)?.headings).toEqual([
    ...headings,
    'These hang high. A fan on a downrod would bring the air down to you',
  ])
})

test.each([
  { room: { floor }, sizes: [36, 48], size: 48, why: 'the one that suits the floor' },
  { room: { floor }, sizes: [48], size: undefined, why: 'none if there is one' },
  { room: { ceilingInches: 108 }, sizes: [36, 48], size: undefined, why: 'none if no floor is known' },
])('Save stores the size $size of $sizes: $why', ({ room, sizes, size }) => {
  const filter = roomFilter(room)
  expect(filter?.sizeOf?.(aProduct({ sizes }))).toBe(size)
  expect(filter?.noteOf?.(aProduct({ sizes }))).toBe(size && `${size} in. for your room`)
})

test('a fan without a size fits no room', () => {
  expect(roomFilter({ floor })?.groupOf(aProduct({ sizes: [] }))).toBeUndefined()
})

test('removing the room filter removes every parameter of the room', () => {
  expect(roomFilter({ floor })?.parameters).toEqual(['room', 'ceiling', 'slope', 'at', 'fans', 'in'])
})

test('an unmeasured room filters nothing', () => {
  expect(roomFilter({})).toBeUndefined()
})

describe('in a room that needs a rating', () => {
  const rated = (...place: string[]) => aProduct({ sizes: [48], ...onRod, facets: { place } })

  test.each([
    ['a place that is not known', aProduct({ sizes: [48], ...onRod, facets: {} }), 'damp', undefined],
    ['indoors alone', rated('indoors'), 'damp', undefined],
    ['a covered porch', rated('indoors', 'porch'), 'damp', 0],
    ['a covered porch', rated('indoors', 'porch'), 'wet', undefined],
    ['the rain', rated('indoors', 'porch', 'rain'), 'wet', 0],
  ] as const)('puts a fan of the right size for %s in its group (%#)', (_, fan, rating, group) => {
    expect(roomFilter({ floor, ceilingInches: 108, rating })?.groupOf(fan)).toBe(group)
    expect(roomFilter({ rating })?.groupOf(fan)).toBe(group)
  })

  test.each([
    [{ floor, ceilingInches: 108 }, '14 × 12 ft room, 9 ft ceiling, rated damp or wet'],
    [{ ceilingInches: 108 }, '9 ft ceiling, rated damp or wet'],
    [{}, 'Rated damp or wet'],
  ])('labels %j "%s"', (room, label) => {
    expect(roomFilter({ ...room, rating: 'damp' })?.label).toBe(label)
  })
})
