import { expect, test } from 'vitest'
import { fanFit, sizeFit } from '../../../../src/catalogue/rules/room/fan-fit.ts'

const fan = { sizes: [52, 60, 72], mounting: 'Downrod', bladeDropInches: 12 } as const
const floor = [168, 144] as const

test('the smallest of three sizes also works in a 14 × 12 ft room under 9 ft', () => {
  const { sizes, best } = fanFit(fan, { floor, ceilingInches: 108 })
  expect(sizes.map(({ suits }) => suits)).toEqual(['alsoWorks', 'no', 'no'])
  expect(best?.spanInches).toBe(52)
  expect(fanFit({ ...fan, sizes: [72, 52] }, { floor, ceilingInches: 108 }).best?.spanInches).toBe(52)
})

test('no size suits when the ceiling is too low', () => {
  expect(fanFit(fan, { floor, ceilingInches: 95 }).best?.suits).toBe('no')
})

test('any fan that hangs safely is right when only the ceiling is known', () => {
  expect(fanFit(fan, { ceilingInches: 96 }).best).toEqual({
    spanInches: 52,
    height: { kind: 'includedDownrod', downrodInches: 6, bladeHeightInches: 84, isEstimate: false },
    suits: 'right',
  })
})

test('has no ceiling verdict when only the floor is known', () => {
  expect(fanFit(fan, { floor }).best).toEqual({
    spanInches: 52,
    span: { verdict: 'alsoWorks', fans: 1, wallClearanceInches: 46 },
    suits: 'alsoWorks',
  })
})

test('the first of two equally good sizes is the best', () => {
  expect(fanFit({ sizes: [44, 48], mounting: 'Downrod' }, { floor }).best?.spanInches).toBe(44)
})

test('a small size that is right as a pair is better than a large single one', () => {
  const hall = { floor: [312, 216] as const }
  expect(fanFit({ sizes: [52, 60], mounting: 'Downrod' }, hall).best?.spanInches).toBe(52)
  expect(fanFit({ sizes: [52, 60], mounting: 'Downrod' }, { ...hall, fans: 1 }).best?.spanInches).toBe(60)
})

test('a low profile fan suits no room with a slope of more than 1 in. a foot', () => {
  const lowProfile = { mounting: 'Low profile', bladeDropInches: 8.5 } as const
  expect(sizeFit(lowProfile, 48, { floor, ceilingInches: 108, slope: 1 })).toMatchObject({ suits: 'right' })
  expect(sizeFit(lowProfile, 48, { floor, ceilingInches: 108, slope: 1.25 }).suits).toBe('no')
})

test('judges the height of each size by itself', () => {
  const large = { sizes: [84, 96], mounting: 'Downrod', bladeDropInches: 12 } as const
  const hall = { floor: [360, 360] as const, ceilingInches: 120 }
  expect(fanFit(large, hall).sizes.map(({ suits }) => suits)).toEqual(['right', 'no'])
})

test('a fan with an unknown mounting is kept', () => {
  expect(sizeFit({}, 48, { floor, ceilingInches: 108 })).toMatchObject({
    suits: 'right',
    height: { kind: 'unknown' },
  })
})
