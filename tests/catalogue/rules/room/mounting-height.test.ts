import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type FanMounting,
  lowestCeiling,
  mountingHeight,
} from '../../../../src/catalogue/rules/room/mounting-height.ts'

const onDrop = (bladeDropInches: number) => ({ mounting: 'Downrod', bladeDropInches }) as const
const onDownrod = onDrop(16)
const lowProfile = { mounting: 'Low profile', bladeDropInches: 8.5 } as const

/** The mounting in short: "longerDownrod 12, blades at 98". */
function hung(...given: Parameters<typeof mountingHeight>): string {
  const { kind, bladeHeightInches, isEstimate, ...rest } = mountingHeight(...given)
  const rods = 'rods' in rest ? rest.rods.join(' + ') : 'downrodInches' in rest ? rest.downrodInches : ''
  return `${kind} ${rods}, ${isEstimate ? 'about ' : ''}${bladeHeightInches}`
}

test.each<[fan: FanMounting, span: number, ceiling: number, slope: number, hung: string]>([
  [onDownrod, 52, 99.75, 0, 'tooLow , 83.75'],
  [onDownrod, 52, 100, 0, 'includedDownrod 6, 84'],
  [onDownrod, 52, 108, 0, 'includedDownrod 6, 92'],
  // A 12 in. downrod comes as near to 8 ft 4 in., from below.
  [onDownrod, 52, 119, 0, 'includedDownrod 6, 103'],
  [onDownrod, 52, 119.25, 0, 'longerDownrod 12, 97.25'],
  [onDownrod, 52, 120, 0, 'longerDownrod 12, 98'],
  // 18 in. leaves 8 ft 7 in., 24 in. leaves 8 ft 1 in.: of two as near, the shorter.
  [onDownrod, 52, 131, 0, 'longerDownrod 18, 103'],
  [onDownrod, 52, 132, 0, 'longerDownrod 24, 98'],
  // Blades at exactly 8 ft are high enough.
  [onDownrod, 52, 142, 0, 'longerDownrod 36, 96'],
  [onDownrod, 52, 141.75, 0, 'longerDownrod 24, 107.75'],
  [onDownrod, 52, 180, 0, 'longerDownrod 72, 98'],
  [onDownrod, 52, 190, 0, 'longerDownrod 72, 108'],
  // A 72 in. downrod leaves the blades above 9 ft.
  [onDownrod, 52, 190.25, 0, 'joinedDownrods 60 + 18, 102.25'],
  [onDownrod, 52, 191, 0, 'joinedDownrods 60 + 18, 103'],
  [onDownrod, 52, 191.25, 0, 'joinedDownrods 48 + 36, 97.25'],
  [onDrop(12.5), 52, 192, 0, 'joinedDownrods 48 + 36, 101.5'],
  [onDownrod, 52, 254, 0, 'joinedDownrods 72 + 72, 100'],
  [onDownrod, 52, 254.25, 0, 'rodToMeasure 145, 100'],
  // The included downrod is accepted under a flat ceiling, however short the drop.
  [onDrop(8), 52, 104, 0, 'includedDownrod 6, 96'],
  // The blades of a fan over 84 in. stay at 10 ft.
  [onDownrod, 84, 108, 0, 'includedDownrod 6, 92'],
  [onDownrod, 84.5, 108, 0, 'tooLow , 92'],
  [onDownrod, 96, 135.75, 0, 'tooLow , 119.75'],
  [onDownrod, 96, 136, 0, 'includedDownrod 6, 120'],
  [onDownrod, 96, 144, 0, 'longerDownrod 12, 122'],
  [onDownrod, 96, 214, 0, 'longerDownrod 72, 132'],
  [onDownrod, 96, 214.25, 0, 'joinedDownrods 60 + 18, 126.25'],
  [lowProfile, 99, 128.25, 0, 'tooLow , 119.75'],
  [lowProfile, 99, 128.5, 0, 'lowProfile , 120'],
  [lowProfile, 52, 92.25, 0, 'tooLow , 83.75'],
  [lowProfile, 52, 92.5, 0, 'lowProfile , 84'],
  // The lower tips stay 12 in. below a slope.
  [onDownrod, 60, 108, 1.5, 'includedDownrod 6, 92'],
  [onDownrod, 60, 108, 1.75, 'longerDownrod 12, 86'],
  [onDownrod, 60, 108, 4, 'longerDownrod 12, 86'],
  [onDownrod, 60, 105.75, 4, 'tooLow 12, 83.75'],
  [onDownrod, 60, 112, 4.25, 'longerDownrod 18, 84'],
  [onDownrod, 60, 112, 6, 'longerDownrod 18, 84'],
  [onDownrod, 60, 111.75, 6, 'tooLow 18, 83.75'],
  [onDownrod, 60, 130, 12, 'longerDownrod 36, 84'],
  [onDownrod, 60, 129.75, 12, 'tooLow 36, 83.75'],
  // With enough height, the flat-ceiling rule chooses among the downrods that are long enough.
  [onDownrod, 60, 144, 4, 'longerDownrod 36, 98'],
  [onDownrod, 60, 144, 12, 'longerDownrod 36, 98'],
  [onDownrod, 60, 156, 12, 'longerDownrod 48, 98'],
  [onDrop(6), 120, 200, 12, 'longerDownrod 72, 128'],
  [onDrop(5.75), 120, 200, 12, 'joinedDownrods 60 + 18, 122.25'],
  // Joined downrods clear the slope too: 84 in. bring the blades to 10 ft, or just below.
  [onDrop(5), 120, 201, 13, 'joinedDownrods 60 + 18, 124'],
  [onDrop(6), 120, 204, 13.5, 'joinedDownrods 48 + 36, 120'],
  [onDrop(6), 120, 203.75, 13.5, 'rodToMeasure 80, 124'],
  [lowProfile, 52, 108, 1, 'lowProfile , 99.5'],
  [lowProfile, 52, 108, 1.25, 'tooSteep , 99.5'],
  // A drop on a downrod is estimated at 16 in., others are unknown.
  [{ mounting: 'Downrod' }, 52, 120, 0, 'longerDownrod 12, about 98'],
  [{ mounting: 'Low profile' }, 52, 108, 4, 'tooSteep , undefined'],
  [{ mounting: 'Low profile' }, 52, 120, 0, 'unknown , undefined'],
  [{ bladeDropInches: 12 }, 52, 120, 0, 'unknown , undefined'],
])('%o of %d in. under %d in., sloped %d in. per foot: %s', (fan, span, ceiling, slope, text) => {
  expect(hung(fan, span, ceiling, slope)).toBe(text)
})

test('has the minimum height of a fan that hangs too low, and whether a low profile fan hangs high', () => {
  expect(mountingHeight(onDownrod, 52, 96)).toMatchObject({ kind: 'tooLow', minInches: 84 })
  expect(mountingHeight(onDownrod, 96, 130)).toMatchObject({ kind: 'tooLow', minInches: 120 })
  expect(mountingHeight(lowProfile, 52, 126)).toMatchObject({ isHigh: false })
  expect(mountingHeight(lowProfile, 52, 126.25)).toMatchObject({ isHigh: true })
})

const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((quarter) => quarter / 4)
const onRod = quarters(4, 40).map(onDrop)
const aFan = fc.oneof(
  onRod,
  quarters(4, 40).map((bladeDropInches) => ({ ...lowProfile, bladeDropInches })),
)
const ceiling = quarters(84, 360)
const span = fc.integer({ min: 10, max: 120 })
const slope = quarters(0, 12)
const downrodOf = (...given: Parameters<typeof mountingHeight>) => {
  const height = mountingHeight(...given)
  return height.kind !== 'tooLow' && 'downrodInches' in height ? height.downrodInches : undefined
}

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
      const { kind, bladeHeightInches = 0 } = mountingHeight(fan, inches, ceilingInches, rise)
      if (kind === 'tooLow') return
      expect(ceilingInches - ((inches / 2) * rise) / 12 - bladeHeightInches).toBeGreaterThanOrEqual(12)
    }),
  )
})

test('a steeper slope or a higher ceiling never takes a shorter downrod', () => {
  fc.assert(
    fc.property(
      onRod,
      span,
      ceiling,
      slope,
      quarters(0, 60),
      slope,
      (fan, inches, height, rise, by, steeper) => {
        const downrod = downrodOf(fan, inches, height, rise) ?? 0
        const steep = downrodOf(fan, inches, height, rise + steeper)
        if (steep !== undefined) expect(steep).toBeGreaterThanOrEqual(downrod)
        expect(downrodOf(fan, inches, height + by, 0) ?? 0).toBeGreaterThanOrEqual(
          downrodOf(fan, inches, height, 0) ?? 0,
        )
      },
    ),
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
