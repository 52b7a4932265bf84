import { expect, test } from 'vitest'
import {
  highestInches,
  outlinePath,
  roomOutline,
  sidesAt,
} from '../../../../src/features/fit/room/room-outline.ts'

const FLAT = { ceilingInches: 108, slope: 0 }
const SLOPED = { ceilingInches: 120, slope: 4 }
const STEEP = { ceilingInches: 120, slope: 12 }

test.each([
  [FLAT, 168, 1, 'M0 -108L168 -108L168 0L0 0Z', 108],
  [FLAT, 312, 2, 'M0 -108L156 -108L312 -108L312 0L0 0Z', 108],
  [SLOPED, 168, 1, 'M0 -148L168 -92L168 0L0 0Z', 148],
  [SLOPED, 312, 2, 'M0 -94L156 -146L312 -94L312 0L0 0Z', 146],
  // Where the ceiling would come below the floor the room ends.
  [STEEP, 360, 1, 'M0 -300L300 0L0 0L0 0Z', 300],
  [STEEP, 600, 2, 'M30 0L300 -270L570 0Z', 270],
] as const)(
  'under %j a room of %d in. with %d fans is %s from the side',
  (ceiling, length, fans, path, highest) => {
    expect(outlinePath(roomOutline(ceiling, length, fans))).toBe(path)
    expect(highestInches(ceiling, length, fans)).toBe(highest)
  },
)

test.each([
  ['below a ceiling that falls through it', 96, 108, 'M0 -96L0 -108L120 -108L156 -96Z'],
  ['from a height to the ceiling', 120, undefined, 'M0 -120L0 -148L84 -120Z'],
  ['under the ceiling all along', 0, 84, 'M0 -84L168 -84L168 0L0 0Z'],
  ['above the ceiling', 160, 170, ''],
  ['where the ceiling alone reaches it', 148, 160, ''],
])('the part of a sloped room %s, from %d to %s in.', (_, from, to, path) => {
  expect(outlinePath(roomOutline(SLOPED, 168, 1), from, to)).toBe(path)
})

test.each([
  [120, [0, 84]],
  [92, [0, 168]],
  [148, [0, 0]],
  [149, undefined],
])('a sloped room is %d in. high from its left wall to %j', (height, sides) => {
  expect(sidesAt(roomOutline(SLOPED, 168, 1), height)).toEqual(sides)
})
