import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withParameters } from '../../../../src/client/state.ts'
import { type NamedSpot, spotIn, spotParameters } from '../../../../src/features/fit/codecs.ts'

describe('the place in an address', () => {
  const floor = { lengthInches: 168, widthInches: 144 }
  const under9 = { ceilingInches: 108 }

  test.each([
    { search: '?spot=table&size=72x40&ceiling=9', spot: { name: 'table', sizes: [72, 40], ...under9 } },
    { search: '?spot=table&size=48', spot: { name: 'table', sizes: [48] } },
    { search: '?spot=island&size=84x40', spot: { name: 'island', sizes: [84, 40] } },
    { search: '?spot=mirror&size=36', spot: { name: 'mirror', sizes: [36] } },
    { search: '?spot=island&size=84x40&row=3', spot: { name: 'island', sizes: [84, 40], row: 3 } },
    { search: '?spot=door&size=80.5', spot: { name: 'door', sizes: [80.5] } },
    { search: '?spot=room&room=14x12&ceiling=9', spot: { name: 'room', floor, ...under9 } },
    { search: '?spot=table&size=24x240', spot: { name: 'table', sizes: [24, 240] } },
    { search: '?spot=mirror&size=12', spot: { name: 'mirror', sizes: [12] } },
    { search: '?spot=mirror&size=120', spot: { name: 'mirror', sizes: [120] } },
    { search: '?spot=door&size=72', spot: { name: 'door', sizes: [72] } },
    { search: '?spot=door&size=144', spot: { name: 'door', sizes: [144] } },
  ])('$search', ({ search, spot }) => {
    expect(spotIn(search)).toStrictEqual(spot)
    expect(withParameters('', spotParameters(spotIn(search) as NamedSpot))).toBe(search)
  })

  test.each([
    { fault: 'a place that there is not', search: '?spot=stairs&size=72x40', spot: {} },
    { fault: 'a size without a place', search: '?size=72x40', spot: {} },
    { fault: 'one figure for a counter', search: '?spot=island&size=84', spot: { name: 'island' } },
    { fault: 'a row of lights over a table', search: '?spot=table&row=3', spot: { name: 'table' } },
    { fault: 'a row of five', search: '?spot=island&row=5', spot: { name: 'island' } },
    { fault: 'two figures for a mirror', search: '?spot=mirror&size=36x24', spot: { name: 'mirror' } },
    { fault: 'three figures', search: '?spot=table&size=72x40x30', spot: { name: 'table' } },
    { fault: 'a size for a room', search: '?spot=room&size=72x40', spot: { name: 'room' } },
    { fault: 'a table under 24 in.', search: '?spot=table&size=72x23.75', spot: { name: 'table' } },
    { fault: 'a table over 240 in.', search: '?spot=table&size=240.25x40', spot: { name: 'table' } },
    { fault: 'a mirror under 12 in.', search: '?spot=mirror&size=11.75', spot: { name: 'mirror' } },
    { fault: 'a mirror over 120 in.', search: '?spot=mirror&size=120.25', spot: { name: 'mirror' } },
    { fault: 'a door under 72 in.', search: '?spot=door&size=71.75', spot: { name: 'door' } },
    { fault: 'a door over 144 in.', search: '?spot=door&size=144.25', spot: { name: 'door' } },
    { fault: 'letters', search: '?spot=table&size=large', spot: { name: 'table' } },
    { fault: 'an empty size', search: '?spot=table&size=', spot: { name: 'table' } },
    { fault: 'broken percent signs', search: '?spot=%E0%A4%A&size=%', spot: {} },
    { fault: '10 KB', search: `?spot=table&size=${'72x40'.repeat(2000)}`, spot: { name: 'table' } },
  ])('leaves out $fault', ({ search, spot }) => {
    expect(spotIn(search)).toEqual(spot)
  })

  test('is read without a failure, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (spot, size) => {
        expect(spotIn(`?spot=${spot}&size=${size}`).sizes ?? []).toSatisfy((sizes: number[]) =>
          sizes.every((inches) => inches >= 12 && inches <= 240),
        )
      }),
    )
  })
})

test('a place that asks for no ceiling or room leaves those of the address as they are', () => {
  const mirror = { name: 'mirror', sizes: [36], ceilingInches: 108 } as const
  expect(withParameters('?room=14x12&ceiling=10&spot=table&size=72x40', spotParameters(mirror))).toBe(
    '?spot=mirror&size=36&room=14x12&ceiling=10',
  )
})

test('a room has no size, and a door no ceiling', () => {
  expect(spotParameters({ name: 'room', sizes: [72, 40] })).toMatchObject({ spot: 'room', size: undefined })
  expect(spotParameters({ name: 'door', sizes: [80], ceilingInches: 108 })).toEqual({
    spot: 'door',
    size: '80',
  })
})

test('of a place without a measure only its kind is written', () => {
  expect(spotParameters({ name: 'table' })).toEqual({ spot: 'table', size: undefined, ceiling: undefined })
})
