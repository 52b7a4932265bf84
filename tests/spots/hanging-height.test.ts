import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HeightRange, heightFit } from '../../src/spots/spot.ts'
import { SPOTS } from '../../src/spots/spots.ts'

const rangeOf = (name: 'table' | 'island' | 'room', ceilingInches: number) =>
  SPOTS[name].bottomHeights?.(ceilingInches) as HeightRange

test.each([
  ['table', 7, 60, 66, 63],
  ['table', 8, 60, 66, 63],
  ['table', 8.5, 61.5, 67.5, 64.5],
  ['table', 9, 63, 69, 66],
  ['island', 8, 66, 72, 69],
  ['island', 12, 66, 72, 69],
  ['room', 8, 84, Number.POSITIVE_INFINITY, 84],
  ['room', 10, 84, Number.POSITIVE_INFINITY, 96],
] as const)('the bottom in a %s under %d ft: %d to %d in., best %d', (name, ceiling, least, most, aim) => {
  const range = { leastInches: least, mostInches: most, aimInches: aim }
  expect(rangeOf(name, ceiling * 12)).toEqual(range)
})

const hanging = (fixtureHeight: number, maxOverallHeight?: number) =>
  ({ mounting: 'Hanging', fixtureHeight, ...(maxOverallHeight && { maxOverallHeight }) }) as const

const hangs = (bottomInches: number, isChainUnknown = false) => ({
  kind: 'hangs',
  bottomInches,
  isChainUnknown,
})
const onCeiling = (fixtureHeight: number) => ({ mounting: 'Close to ceiling', fixtureHeight }) as const

test.each([
  ['table', 108, hanging(12, 132), hangs(66)],
  // Its chain just reaches the aim, ends at the highest bottom, is an inch too short.
  ['table', 108, hanging(12, 42), hangs(66)],
  ['table', 108, hanging(12, 39), hangs(69)],
  ['table', 108, hanging(12, 38), { kind: 'hangsHigh', bottomInches: 70, tooHighInches: 1 }],
  // Its body reaches to the least, or an inch lower.
  ['table', 108, hanging(45, 60), hangs(63)],
  ['table', 108, hanging(46, 60), { kind: 'tooTall', bottomInches: 62, leastInches: 63 }],
  ['table', 108, hanging(12), hangs(66, true)],
  ['room', 96, onCeiling(16), { kind: 'mounted', bottomInches: 80 }],
  ['room', 96, onCeiling(16.01), { kind: 'tooTall', bottomInches: 79.99, leastInches: 80 }],
  // In a room a short chain is no fault.
  ['room', 360, hanging(20, 60), hangs(300)],
] as const)('in a %s under %d in., %j: %j', (name, ceilingInches, light, fit) => {
  expect(heightFit(light, rangeOf(name, ceilingInches), ceilingInches)).toEqual(fit)
})

test('never hangs any light below its lowest height', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('table', 'island', 'room'),
      fc.integer({ min: 84, max: 360 }),
      fc.integer({ min: 1, max: 100 }),
      fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined }),
      (name, ceiling, body, chain) => {
        const range = rangeOf(name, ceiling)
        const fit = heightFit(hanging(body, chain === undefined ? chain : body + chain), range, ceiling)
        if (fit.kind === 'tooTall') return
        expect(fit.bottomInches).toBeGreaterThanOrEqual(range.leastInches)
        expect(ceiling - fit.bottomInches).toBeGreaterThanOrEqual(body)
      },
    ),
  )
})
