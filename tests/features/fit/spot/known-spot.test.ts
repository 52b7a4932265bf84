import { expect, test } from 'vitest'
import { type KnownSpot, spotOf } from '../../../../src/features/fit/codecs.ts'

const floor = { lengthInches: 168, widthInches: 144 }

test.each<[KnownSpot, ReturnType<typeof spotOf>, string]>([
  [{ name: 'table', sizes: [48] }, { name: 'table', sizes: [48] }, 'a table'],
  [
    { name: 'island', sizes: [84, 40], ceilingInches: 108, row: 3, floor },
    { name: 'island', sizes: [84, 40], ceilingInches: 108, row: 3 },
    'a row over an island, whatever room it is in',
  ],
  [{ name: 'island', sizes: [84, 40] }, { name: 'island', sizes: [84, 40] }, 'an island without a row'],
  [{ name: 'table', sizes: [48], row: 3 }, { name: 'table', sizes: [48] }, 'a table, which has no rows'],
  [
    { name: 'mirror', sizes: [36], ceilingInches: 108 },
    { name: 'mirror', sizes: [36] },
    'a mirror, which has no ceiling',
  ],
  [{ name: 'room', floor, sizes: [48] }, { name: 'room', sizes: [168, 144] }, 'a room by its floor'],
  [{ name: 'room', sizes: [48] }, undefined, 'none without the floor of a room'],
  [{ name: 'table', floor }, undefined, 'none without its own measures'],
  [{ sizes: [48] }, undefined, 'none without its sort'],
])('%j is the place %j: %s', (known, spot) => {
  expect(spotOf(known)).toStrictEqual(spot)
})
