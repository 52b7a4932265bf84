import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  joinedRods,
  lowestCeiling,
  mountingHeight,
} from '../../../../src/catalogue/rules/room/mounting-height.ts'

const anySum = () => true

test.each([
  [70, [60, 18], 'no two are joined that one rod replaces'],
  [82, [48, 36], 'of pairs of 84 in. the two most alike'],
  [94, [48, 48], 'two alike make 96 in.'],
  [81, [60, 18], '78 and 84 in. are as near: the shorter'],
  [144, [72, 72], 'the longest'],
])('joins downrods for %d in.: %o (%s)', (needed, rods) => {
  expect(joinedRods(needed, anySum)).toEqual(rods)
})

test('joins no downrods when no sum is safe, or two are too short', () => {
  expect(joinedRods(80, () => false)).toBeUndefined()
  expect(joinedRods(144.25, anySum)).toBeUndefined()
})

const onDownrod = { mounting: 'Downrod', bladeDropInches: 16 } as const
const lowProfile = { mounting: 'Low profile', bladeDropInches: 8.5 } as const

test.each([
  [8, 'tooLow', undefined, 80],
  [9, 'includedDownrod', 6, 92],
  [10, 'longerDownrod', 12, 98],
  [11, 'longerDownrod', 24, 98],
  [12, 'longerDownrod', 36, 98],
  [13, 'longerDownrod', 48, 98],
  [14, 'longerDownrod', 60, 98],
  [15, 'longerDownrod', 72, 98],
])('a 16 in. drop under %d ft: %s of %d in., blades at %d in.', (feet, kind, downrod, blades) => {
  const height = mountingHeight(onDownrod, 52, feet * 12)
  expect(height).toMatchObject({ kind, bladeHeightInches: blades })
  expect('downrodInches' in height ? height.downrodInches : undefined).toBe(downrod)
})

test.each([
  [99.75, 'tooLow', 'blades just under 7 ft'],
  [100, 'includedDownrod', 'blades at 7 ft'],
  [119, 'includedDownrod', 'a 12 in. downrod comes as near to 8 ft 4 in., from below'],
  [119.25, 'longerDownrod', 'a 12 in. downrod comes nearer'],
  [190, 'longerDownrod', 'a 72 in. downrod brings them to 9 ft'],
  [190.25, 'joinedDownrods', 'a 72 in. downrod leaves them above 9 ft'],
])('a 16 in. drop under %d in. is %s: %s', (ceiling, kind) => {
  expect(mountingHeight(onDownrod, 52, ceiling).kind).toBe(kind)
})

test('takes the shorter of two equally near downrods: 18 in. leaves 8 ft 7 in., 24 in. leaves 8 ft 1 in.', () => {
  expect(mountingHeight(onDownrod, 52, 131)).toMatchObject({ downrodInches: 18, bladeHeightInches: 103 })
})

test('blades at exactly 8 ft are high enough for the best downrod', () => {
  expect(mountingHeight(onDownrod, 52, 142)).toMatchObject({ downrodInches: 36, bladeHeightInches: 96 })
  expect(mountingHeight(onDownrod, 52, 141.75)).toMatchObject({ downrodInches: 24 })
})

test('accepts the included downrod under a flat ceiling, however short the drop', () => {
  const shortDrop = { mounting: 'Downrod', bladeDropInches: 8 } as const
  expect(mountingHeight(shortDrop, 52, 104)).toMatchObject({ downrodInches: 6, bladeHeightInches: 96 })
})

test.each([
  [190.25, 16, [60, 18], 102.25, '78 in. is nearest to the 80.25 in. it needs'],
  [191, 16, [60, 18], 103, '78 and 84 in. are as near: the shorter'],
  [191.25, 16, [48, 36], 97.25, '84 in. is nearer, of rods that are most alike'],
  [192, 12.5, [48, 36], 101.5, '16 ft with a drop of 12.5 in.'],
  [254, 16, [72, 72], 100, 'it needs 144 in., the most that two give'],
])('under %d in. with a %d in. drop, joins %o, blades at %d in.: %s', (ceiling, drop, rods, blades) => {
  expect(mountingHeight({ mounting: 'Downrod', bladeDropInches: drop }, 52, ceiling)).toEqual({
    kind: 'joinedDownrods',
    rods,
    downrodInches: (rods[0] ?? 0) + (rods[1] ?? 0),
    bladeHeightInches: blades,
    isEstimate: false,
  })
})

test('offers a custom downrod when two are too short', () => {
  expect(mountingHeight(onDownrod, 52, 254.25)).toEqual({
    kind: 'rodToMeasure',
    downrodInches: 145,
    bladeHeightInches: 100,
    isEstimate: false,
  })
})

describe('keeps the blades of a fan over 84 in. at 10 ft', () => {
  test.each([
    { fan: onDownrod, span: 84, ceiling: 108, kind: 'includedDownrod', blades: 92 },
    { fan: onDownrod, span: 84.5, ceiling: 108, kind: 'tooLow', blades: 92 },
    { fan: onDownrod, span: 96, ceiling: 135.75, kind: 'tooLow', blades: 119.75 },
    { fan: onDownrod, span: 96, ceiling: 136, kind: 'includedDownrod', blades: 120 },
    { fan: onDownrod, span: 96, ceiling: 144, kind: 'longerDownrod', blades: 122 },
    { fan: onDownrod, span: 96, ceiling: 214, kind: 'longerDownrod', blades: 132 },
    { fan: onDownrod, span: 96, ceiling: 214.25, kind: 'joinedDownrods', blades: 126.25 },
    { fan: lowProfile, span: 99, ceiling: 128.25, kind: 'tooLow', blades: 119.75 },
    { fan: lowProfile, span: 99, ceiling: 128.5, kind: 'lowProfile', blades: 120 },
  ])('$fan.mounting, $span in. under $ceiling in.: $kind', ({ fan, span, ceiling, kind, blades }) => {
    expect(mountingHeight(fan, span, ceiling)).toMatchObject({ kind, bladeHeightInches: blades })
  })
})

test.each([
  [92.25, { kind: 'tooLow', bladeHeightInches: 83.75, minInches: 84, isEstimate: false }],
  [92.5, { kind: 'lowProfile', bladeHeightInches: 84, isHigh: false }],
  [126, { kind: 'lowProfile', bladeHeightInches: 117.5, isHigh: false }],
  [126.25, { kind: 'lowProfile', bladeHeightInches: 117.75, isHigh: true }],
])('a low profile fan with an 8.5 in. drop under %d in.: %o', (ceiling, height) => {
  expect(mountingHeight(lowProfile, 52, ceiling)).toEqual(height)
})

describe('a 60 in. fan with a 16 in. drop under a slope', () => {
  test.each([
    { slope: 0, ceiling: 108, kind: 'includedDownrod', downrod: 6, blades: 92 },
    { slope: 1.5, ceiling: 108, kind: 'includedDownrod', downrod: 6, blades: 92 },
    { slope: 1.75, ceiling: 108, kind: 'longerDownrod', downrod: 12, blades: 86 },
    { slope: 4, ceiling: 108, kind: 'longerDownrod', downrod: 12, blades: 86 },
    { slope: 4.25, ceiling: 112, kind: 'longerDownrod', downrod: 18, blades: 84 },
    { slope: 6, ceiling: 112, kind: 'longerDownrod', downrod: 18, blades: 84 },
    { slope: 12, ceiling: 130, kind: 'longerDownrod', downrod: 36, blades: 84 },
    // With enough height, the flat-ceiling rule chooses among the downrods that are long enough.
    { slope: 4, ceiling: 144, kind: 'longerDownrod', downrod: 36, blades: 98 },
    { slope: 12, ceiling: 144, kind: 'longerDownrod', downrod: 36, blades: 98 },
    { slope: 12, ceiling: 156, kind: 'longerDownrod', downrod: 48, blades: 98 },
  ])('with $slope in. a foot, at $ceiling in.: $kind of $downrod in., blades at $blades in.', (given) => {
    expect(mountingHeight(onDownrod, 60, given.ceiling, given.slope)).toEqual({
      kind: given.kind,
      downrodInches: given.downrod,
      bladeHeightInches: given.blades,
      isEstimate: false,
    })
  })

  test.each([
    { slope: 4, ceiling: 105.75, downrod: 12, blades: 83.75 },
    { slope: 6, ceiling: 111.75, downrod: 18, blades: 83.75 },
    { slope: 12, ceiling: 129.75, downrod: 36, blades: 83.75 },
  ])('with $slope in. a foot, at $ceiling in., hangs too low on its $downrod in. downrod', (given) => {
    expect(mountingHeight(onDownrod, 60, given.ceiling, given.slope)).toEqual({
      kind: 'tooLow',
      downrodInches: given.downrod,
      bladeHeightInches: given.blades,
      minInches: 84,
      isEstimate: false,
    })
  })

  test.each([
    { span: 120, drop: 6, kind: 'longerDownrod', downrod: 72 },
    { span: 120, drop: 5.75, kind: 'joinedDownrods', downrod: 78 },
  ])('with a $span in. span and a $drop in. drop at 45 degrees: $kind', ({ span, drop, kind, downrod }) => {
    const fan = { mounting: 'Downrod', bladeDropInches: drop } as const
    expect(mountingHeight(fan, span, 200, 12)).toMatchObject({ kind, downrodInches: downrod })
  })
})

describe('joined downrods clear the slope and keep blades over 84 in. at 10 ft', () => {
  test.each([
    // It takes 78 in. or more.
    { slope: 13, drop: 5, ceiling: 201, kind: 'joinedDownrods', downrod: 78, blades: 124 },
    // It takes 79.5 in. or more: 84 in. bring the blades to 10 ft, or just below.
    { slope: 13.5, drop: 6, ceiling: 204, kind: 'joinedDownrods', downrod: 84, blades: 120 },
    { slope: 13.5, drop: 6, ceiling: 203.75, kind: 'rodToMeasure', downrod: 80, blades: 124 },
  ])('$drop in. drop, $slope in. per foot, $ceiling in. ceiling: $kind, $downrod in.', (given) => {
    const fan = { mounting: 'Downrod', bladeDropInches: given.drop } as const
    expect(mountingHeight(fan, 120, given.ceiling, given.slope)).toMatchObject({
      kind: given.kind,
      downrodInches: given.downrod,
      bladeHeightInches: given.blades,
    })
  })
})

describe('a low profile fan under a slope', () => {
  test.each([
    { slope: 1, height: { kind: 'lowProfile', bladeHeightInches: 99.5, isHigh: false } },
    { slope: 1.25, height: { kind: 'tooSteep', bladeHeightInches: 99.5 } },
  ])('with $slope in. a foot: $height.kind', ({ slope, height }) => {
    expect(mountingHeight(lowProfile, 52, 108, slope)).toEqual(height)
  })

  test('is too close to the slope with any drop', () => {
    expect(mountingHeight({ mounting: 'Low profile' }, 52, 108, 4)).toStrictEqual({ kind: 'tooSteep' })
  })
})

describe('with an incomplete record', () => {
  test('the drop of a fan on a downrod is estimated at 16 in.', () => {
    expect(mountingHeight({ mounting: 'Downrod' }, 52, 120)).toEqual({
      kind: 'longerDownrod',
      downrodInches: 12,
      bladeHeightInches: 98,
      isEstimate: true,
    })
  })

  test('a low profile fan without a drop and a fan without a mounting are unknown', () => {
    expect(mountingHeight({ mounting: 'Low profile' }, 52, 120)).toEqual({ kind: 'unknown' })
    expect(mountingHeight({ bladeDropInches: 12 }, 52, 120)).toEqual({ kind: 'unknown' })
  })
})

const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((quarter) => quarter / 4)
const bladeDropInches = quarters(4, 40)
const onRod = fc.record({ mounting: fc.constant('Downrod' as const), bladeDropInches })
const aFan = fc.record({
  mounting: fc.constantFrom('Downrod' as const, 'Low profile' as const),
  bladeDropInches,
})
const ceiling = quarters(84, 360)
const span = fc.integer({ min: 10, max: 120 })

const slope = quarters(0, 12)
test('recommends nothing with blades under 7 ft, or 10 ft over 84 in.', () => {
  fc.assert(
    fc.property(aFan, span, ceiling, slope, (fan, inches, height, rise) => {
      const { kind, bladeHeightInches = 0 } = mountingHeight(fan, inches, height, rise)
      const isLow = bladeHeightInches < (inches > 84 ? 120 : 84)
      if (!['tooSteep', 'unknown'].includes(kind)) expect(isLow).toBe(kind === 'tooLow')
    }),
  )
})

test('blades on standard downrods are never nearer than 12 in. to a slope', () => {
  fc.assert(
    fc.property(onRod, span, ceiling, quarters(0.25, 12), (fan, inches, ceilingInches, rise) => {
      const height = mountingHeight(fan, inches, ceilingInches, rise)
      if (!('downrodInches' in height) || height.kind === 'tooLow') return
      const tips = ceilingInches - ((inches / 2) * rise) / 12 - height.bladeHeightInches
      expect(tips).toBeGreaterThanOrEqual(12)
    }),
  )
})

test('a steeper slope never takes a shorter downrod', () => {
  fc.assert(
    fc.property(onRod, span, ceiling, slope, slope, (fan, inches, height, one, other) => {
      const gentle = mountingHeight(fan, inches, height, Math.min(one, other))
      const steep = mountingHeight(fan, inches, height, Math.max(one, other))
      if (gentle.kind === 'tooLow') expect(steep.kind).toBe('tooLow')
      else if ('downrodInches' in gentle && 'downrodInches' in steep) {
        expect(steep.downrodInches).toBeGreaterThanOrEqual(gentle.downrodInches ?? 0)
      }
    }),
  )
})

test('a higher ceiling never takes a shorter downrod', () => {
  fc.assert(
    fc.property(onRod, span, ceiling, ceiling, (fan, inches, one, other) => {
      const downrodUnder = (ceilingInches: number) => {
        const height = mountingHeight(fan, inches, ceilingInches)
        return 'downrodInches' in height ? height.downrodInches : 0
      }
      expect(downrodUnder(Math.max(one, other))).toBeGreaterThanOrEqual(downrodUnder(Math.min(one, other)))
    }),
  )
})

test.each([
  { fan: { sizes: [52], mounting: 'Downrod', bladeDropInches: 12 }, lines: ['8 ft'] },
  { fan: { sizes: [52], mounting: 'Downrod', bladeDropInches: 12.5 }, lines: ['8 ft 1 in.'] },
  { fan: { sizes: [52, 60], mounting: 'Low profile', bladeDropInches: 8.5 }, lines: ['7 ft 9 in.'] },
  { fan: { sizes: [52], mounting: 'Downrod' }, lines: ['About 8 ft 4 in.'] },
  { fan: { sizes: [52], mounting: 'Low profile' }, lines: ['Ask us'] },
  { fan: { sizes: [52], bladeDropInches: 12 }, lines: ['Ask us'] },
  {
    fan: { sizes: [96, 84, 72], mounting: 'Downrod', bladeDropInches: 12 },
    lines: ['8 ft (72 and 84 in.)', '11 ft (96 in.)'],
  },
] as const)('$fan: $lines', ({ fan, lines }) => {
  expect(lowestCeiling(fan)).toEqual(lines)
})
