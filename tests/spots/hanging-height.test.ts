import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type HeightRange, heightFit } from '../../src/spots/spot.ts'
import { SPOTS } from '../../src/spots/spots.ts'

const FEET = 12
const edgesOf = (name: 'table' | 'island' | 'room', ceilingInches: number) =>
  SPOTS[name].edgeHeights?.(ceilingInches) as HeightRange

test.each([
  { name: 'table', ceiling: 7, least: 60, most: 66, aim: 63 },
  { name: 'table', ceiling: 8, least: 60, most: 66, aim: 63 },
  { name: 'table', ceiling: 8.5, least: 61.5, most: 67.5, aim: 64.5 },
  { name: 'table', ceiling: 9, least: 63, most: 69, aim: 66 },
  { name: 'island', ceiling: 8, least: 66, most: 72, aim: 69 },
  { name: 'island', ceiling: 12, least: 66, most: 72, aim: 69 },
  { name: 'room', ceiling: 8, least: 84, most: Number.POSITIVE_INFINITY, aim: 84 },
  { name: 'room', ceiling: 10, least: 84, most: Number.POSITIVE_INFINITY, aim: 96 },
] as const)('the bottom in a $name under $ceiling ft', ({ name, ceiling, least, most, aim }) => {
  expect(edgesOf(name, ceiling * FEET)).toEqual({
    leastInches: least,
    mostInches: most,
    aimInches: aim,
  })
})

test('over a table under 9 ft a light ends 39 to 45 in. below the ceiling', () => {
  const { leastInches, mostInches } = edgesOf('table', 108)
  expect([108 - mostInches, 108 - leastInches]).toEqual([39, 45])
})

const hanging = (fixtureHeight: number, maxOverallHeight?: number) =>
  ({ mounting: 'Hanging', fixtureHeight, ...(maxOverallHeight && { maxOverallHeight }) }) as const

describe('over a table under 9 ft, a light', () => {
  const hangs = (edgeInches: number, asksChain = false) => ({ kind: 'hangs', edgeInches, asksChain })

  test.each([
    ['hangs at the aim', hanging(12, 132), hangs(66)],
    ['whose chain just reaches the aim', hanging(12, 42), hangs(66)],
    ['whose chain ends at the highest edge', hanging(12, 39), hangs(69)],
    [
      'whose chain is an inch too short',
      hanging(12, 38),
      { kind: 'hangsHigh', edgeInches: 70, tooHighInches: 1 },
    ],
    ['whose body reaches to the least', hanging(45, 60), hangs(63)],
    ['whose body is an inch taller', hanging(46, 60), { kind: 'tooTall', edgeInches: 62, leastInches: 63 }],
    ['without a known chain is asked about', hanging(12), hangs(66, true)],
  ])('%s', (_case, light, fit) => {
    expect(heightFit(light, edgesOf('table', 108), 108)).toEqual(fit)
  })
})

test.each([
  { height: 16, fit: { kind: 'mounted', edgeInches: 80 } },
  { height: 16.01, fit: { kind: 'tooTall', edgeInches: 79.99, leastInches: 80 } },
])('under 8 ft, a light of $height in. that is mounted to the ceiling', ({ height, fit }) => {
  expect(heightFit({ mounting: 'Close to ceiling', fixtureHeight: height }, edgesOf('room', 96), 96)).toEqual(
    fit,
  )
})

test('in a room a short chain is no fault', () => {
  expect(heightFit(hanging(20, 60), edgesOf('room', 360), 360)).toEqual({
    kind: 'hangs',
    edgeInches: 300,
    asksChain: false,
  })
})

test('never hangs any light below its lowest height', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('table', 'island', 'room'),
      fc.integer({ min: 84, max: 360 }),
      fc.integer({ min: 1, max: 100 }),
      fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined }),
      (name, ceiling, body, chain) => {
        const edges = edgesOf(name, ceiling)
        const fit = heightFit(hanging(body, chain === undefined ? chain : body + chain), edges, ceiling)
        if (fit.kind === 'tooTall') return
        expect(fit.edgeInches).toBeGreaterThanOrEqual(edges.leastInches)
        expect(ceiling - fit.edgeInches).toBeGreaterThanOrEqual(body)
      },
    ),
  )
})
