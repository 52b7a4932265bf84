import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hanging } from '../../../../src/catalogue/rules/room/mounting-height.ts'

const onRod = { mounting: 'Downrod', bladeDropInches: 16 } as const
const lowProfile = { mounting: 'Low profile', bladeDropInches: 8.5 } as const

describe('a fan with a drop of 16 in. on a rod', () => {
  test.each([
    { ceiling: 8, kind: 'tooLow', rod: undefined, blades: 80 },
    { ceiling: 9, kind: 'boxRod', rod: 6, blades: 92 },
    { ceiling: 10, kind: 'longerRod', rod: 12, blades: 98 },
    { ceiling: 11, kind: 'longerRod', rod: 24, blades: 98 },
    { ceiling: 12, kind: 'longerRod', rod: 36, blades: 98 },
    { ceiling: 13, kind: 'longerRod', rod: 48, blades: 98 },
    { ceiling: 14, kind: 'longerRod', rod: 60, blades: 98 },
    { ceiling: 15, kind: 'longerRod', rod: 72, blades: 98 },
  ])('under $ceiling ft: $kind of $rod in., blades at $blades in.', ({ ceiling, kind, rod, blades }) => {
    const hung = hanging(onRod, 52, ceiling * 12)
    expect(hung).toMatchObject({ kind, bladeInches: blades })
    expect('rodInches' in hung ? hung.rodInches : undefined).toBe(rod)
  })

  test.each([
    { ceiling: 99.75, kind: 'tooLow', why: 'blades a hair under 7 ft' },
    { ceiling: 100, kind: 'boxRod', why: 'blades at 7 ft' },
    { ceiling: 119, kind: 'boxRod', why: 'a rod of 12 in. comes as near to 8 ft 4 in., from below' },
    { ceiling: 119.25, kind: 'longerRod', why: 'a rod of 12 in. comes nearer' },
    { ceiling: 190, kind: 'longerRod', why: 'a rod of 72 in. brings them to 9 ft' },
    { ceiling: 190.25, kind: 'joinedRods', why: 'a rod of 72 in. leaves them above 9 ft' },
  ])('under $ceiling in. it is $kind: $why', ({ ceiling, kind }) => {
    expect(hanging(onRod, 52, ceiling).kind).toBe(kind)
  })

  test('takes the shorter of two rods that come as near: 18 in. leaves 8 ft 7 in., 24 in. leaves 8 ft 1 in.', () => {
    expect(hanging(onRod, 52, 131)).toMatchObject({ rodInches: 18, bladeInches: 103 })
  })
})

describe('a fan of more than 84 in. keeps its blades at 10 ft', () => {
  test.each([
    { span: 84, ceiling: 108, kind: 'boxRod', blades: 92 },
    { span: 84.5, ceiling: 108, kind: 'tooLow', blades: 92 },
    { span: 96, ceiling: 135.75, kind: 'tooLow', blades: 119.75 },
    { span: 96, ceiling: 136, kind: 'boxRod', blades: 120 },
    { span: 96, ceiling: 144, kind: 'longerRod', blades: 122 },
    { span: 96, ceiling: 214, kind: 'longerRod', blades: 132 },
    { span: 96, ceiling: 214.25, kind: 'joinedRods', blades: 132.25 },
  ])('$span in. under $ceiling in.: $kind, blades at $blades in.', ({ span, ceiling, kind, blades }) => {
    expect(hanging(onRod, span, ceiling)).toMatchObject({ kind, bladeInches: blades })
  })
})

describe('a low profile fan with a drop of 8.5 in.', () => {
  test.each([
    { ceiling: 92.25, hung: { kind: 'tooLow', bladeInches: 83.75, leastInches: 84, isEstimate: false } },
    { ceiling: 92.5, hung: { kind: 'lowProfile', bladeInches: 84, isHigh: false } },
    { ceiling: 126, hung: { kind: 'lowProfile', bladeInches: 117.5, isHigh: false } },
    { ceiling: 126.25, hung: { kind: 'lowProfile', bladeInches: 117.75, isHigh: true } },
  ])('under $ceiling in.: $hung.kind', ({ ceiling, hung }) => {
    expect(hanging(lowProfile, 52, ceiling)).toEqual(hung)
  })

  test('of more than 84 in. keeps its blades at 10 ft as well', () => {
    expect(hanging(lowProfile, 99, 128).kind).toBe('tooLow')
    expect(hanging(lowProfile, 99, 128.5).kind).toBe('lowProfile')
  })
})

describe('where the record leaves something out', () => {
  test('a rod without a drop is estimated at 16 in.', () => {
    expect(hanging({ mounting: 'Downrod' }, 52, 120)).toEqual({
      kind: 'longerRod',
      rodInches: 12,
      bladeInches: 98,
      isEstimate: true,
    })
  })

  test('a low profile fan without a drop and a fan without a mounting are unknown', () => {
    expect(hanging({ mounting: 'Low profile' }, 52, 120)).toEqual({ kind: 'unknown' })
    expect(hanging({ bladeDropInches: 12 }, 52, 120)).toEqual({ kind: 'unknown' })
  })
})

const drop = fc.integer({ min: 16, max: 160 }).map((quarters) => quarters / 4)
const ceiling = fc.integer({ min: 84 * 4, max: 360 * 4 }).map((quarters) => quarters / 4)
const span = fc.integer({ min: 10, max: 120 })
const mounting = fc.constantFrom('Downrod' as const, 'Low profile' as const)

test('blades are never under 7 ft in anything recommended, 10 ft over 84 in.', () => {
  fc.assert(
    fc.property(mounting, drop, span, ceiling, (how, bladeDropInches, inches, height) => {
      const hung = hanging({ mounting: how, bladeDropInches }, inches, height)
      const isLow = 'bladeInches' in hung && hung.bladeInches < (inches > 84 ? 120 : 84)
      expect(isLow).toBe(hung.kind === 'tooLow')
    }),
  )
})

test('a higher ceiling never takes a shorter rod', () => {
  fc.assert(
    fc.property(drop, span, ceiling, ceiling, (bladeDropInches, inches, one, other) => {
      const rodUnder = (height: number) => {
        const hung = hanging({ mounting: 'Downrod', bladeDropInches }, inches, height)
        return 'rodInches' in hung ? hung.rodInches : 0
      }
      expect(rodUnder(Math.max(one, other))).toBeGreaterThanOrEqual(rodUnder(Math.min(one, other)))
    }),
  )
})
