import { describe, expect, test } from 'vitest'
import type { Product } from '../../src/product-data/product-file.ts'
import { roomFilter } from '../../src/room-fit/room-filter.ts'

const aProduct = (given: Partial<Product>) => ({ kind: 'fan', sizes: [48], ...given }) as Product
const onRod = { mounting: 'Downrod', bladeDropInches: 12 } as const
const floor = { lengthInches: 168, widthInches: 144 }

describe('in 14 by 12 ft under 9 ft', () => {
  const filter = roomFilter({ floor, ceilingInches: 108 })

  test.each([
    { fan: 'of the right size', given: { sizes: [48], ...onRod }, group: 0 },
    { fan: 'with one size of three that is right', given: { sizes: [36, 48, 60], ...onRod }, group: 0 },
    { fan: 'that also works', given: { sizes: [52], ...onRod }, group: 1 },
    { fan: 'that is too large', given: { sizes: [60], ...onRod }, group: undefined },
    {
      fan: 'that hangs too low',
      given: { sizes: [48], mounting: 'Downrod', bladeDropInches: 25 } as const,
      group: undefined,
    },
    { fan: 'whose mounting is unknown', given: { sizes: [48] }, group: 0 },
  ])('a fan $fan is in group $group', ({ given, group }) => {
    expect(filter?.groupOf(aProduct(given))).toBe(group)
  })

  test('the choice and its groups have names', () => {
    expect(filter?.label).toBe('14 ft by 12 ft, ceiling 9 ft')
    expect(filter?.headings).toEqual(['The right size for your room', 'Also works in your room'])
  })
})

describe('a card says', () => {
  test.each([
    {
      says: 'which of several sizes is meant',
      given: { sizes: [36, 48], ...onRod },
      note: '48 in. for your room',
    },
    { says: 'nothing where there is one size', given: { sizes: [48], ...onRod }, note: undefined },
    { says: 'to ask where the mounting is unknown', given: { sizes: [48] }, note: 'Ask us how it hangs' },
  ])('$says', ({ given, note }) => {
    expect(roomFilter({ floor, ceilingInches: 108 })?.noteOf?.(aProduct(given))).toBe(note)
  })

  test('that two are meant in a room for two', () => {
    const hall = { floor: { lengthInches: 312, widthInches: 216 }, ceilingInches: 360 }
    expect(roomFilter(hall)?.noteOf?.(aProduct({ sizes: [52], ...onRod }))).toBe(
      'Two of 52 in. Ask us how it hangs',
    )
  })
})

test('a ceiling alone keeps what hangs safely under it, in one group', () => {
  const filter = roomFilter({ ceilingInches: 95 })
  expect(filter?.label).toBe('Ceiling 7 ft 11 in')
  expect(filter?.headings).toEqual(['Safe under your ceiling'])
  expect(filter?.groupOf(aProduct(onRod))).toBeUndefined()
  expect(filter?.groupOf(aProduct({ mounting: 'Low profile', bladeDropInches: 8.5 }))).toBe(0)
})

test('a floor alone keeps what suits it', () => {
  expect(roomFilter({ floor })?.groupOf(aProduct({ sizes: [60] }))).toBeUndefined()
  expect(roomFilter({ floor })?.groupOf(aProduct({ sizes: [56] }))).toBe(1)
})

test('a room of which nothing is known is no filter', () => {
  expect(roomFilter({})).toBeUndefined()
})
