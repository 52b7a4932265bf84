import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withParameters } from '../../../../src/client/state.ts'
import { type KnownSpot, spotIn, spotOf, spotParameters } from '../../../../src/features/fit/codecs.ts'

const floor = { lengthInches: 168, widthInches: 144 }

test.each([
  ['a spot that does not exist', 'spot=stairs&size=72x40', {}],
  ['a size without a spot', 'size=72x40', {}],
  ['one number for a counter', 'spot=island&size=84', { name: 'island' }],
  ['a row of lights over a table', 'spot=table&row=3', { name: 'table' }],
  ['a row of five', 'spot=island&row=5', { name: 'island' }],
  ['two numbers for a mirror', 'spot=mirror&size=36x24', { name: 'mirror' }],
  ['three numbers', 'spot=table&size=72x40x30', { name: 'table' }],
  ['a size for a room', 'spot=room&size=72x40', { name: 'room' }],
  ['letters', 'spot=table&size=large', { name: 'table' }],
  ['an empty size', 'spot=table&size=', { name: 'table' }],
  ['broken percent signs', 'spot=%E0%A4%A&size=%', {}],
  ['10 KB', `spot=table&size=${'72x40'.repeat(2000)}`, { name: 'table' }],
])('leaves out %s', (_, search, spot) => {
  expect(spotIn(`?${search}`)).toEqual(spot)
})

test('reads any text without an error', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (spot, size) => {
      const { sizes = [] } = spotIn(`?spot=${spot}&size=${size}`)
      expect(sizes.every((inches) => inches >= 12 && inches <= 240)).toBe(true)
    }),
  )
})

test('a spot without a ceiling or room keeps those of the address', () => {
  const mirror = { name: 'mirror', sizes: [36], ceilingInches: 108 } as const
  expect(withParameters('?room=14x12&ceiling=10&spot=table&size=72x40', spotParameters(mirror))).toBe(
    '?spot=mirror&size=36&room=14x12&ceiling=10',
  )
  expect(spotParameters({ name: 'table' })).toEqual({ spot: 'table', size: undefined, ceiling: undefined })
})

test.each<[KnownSpot, ReturnType<typeof spotOf>]>([
  [
    { name: 'island', sizes: [84, 40], ceilingInches: 108, row: 3, floor },
    { name: 'island', sizes: [84, 40], ceilingInches: 108, row: 3 },
  ],
  [
    { name: 'table', sizes: [48], row: 3 },
    { name: 'table', sizes: [48] },
  ],
  [
    { name: 'mirror', sizes: [36], ceilingInches: 108 },
    { name: 'mirror', sizes: [36] },
  ],
  [
    { name: 'room', floor, sizes: [48] },
    { name: 'room', sizes: [168, 144] },
  ],
  [{ name: 'room', sizes: [48] }, undefined],
  [{ name: 'table', floor }, undefined],
  [{ sizes: [48] }, undefined],
])('%j is the spot %j', (known, spot) => {
  expect(spotOf(known)).toStrictEqual(spot)
})
