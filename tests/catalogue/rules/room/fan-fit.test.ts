import { expect, test } from 'vitest'
import { fanFit } from '../../../../src/catalogue/rules/room/fan-fit.ts'

const fan = { sizes: [52, 60, 72], mounting: 'Downrod', bladeDropInches: 12 } as const
const floor = [168, 144] as const

test('judges each size by floor and ceiling, and the first of the best ones is best', () => {
  const { sizes, best } = fanFit(fan, { floor, ceilingInches: 108 })
  expect(sizes.map(({ suits }) => suits)).toEqual(['alsoWorks', 'no', 'no'])
  expect(best?.spanInches).toBe(52)
  expect(fanFit({ ...fan, sizes: [44, 48] }, { floor }).best?.spanInches).toBe(44)
  const hall = { floor: [360, 360] as const, ceilingInches: 120 }
  expect(fanFit({ ...fan, sizes: [84, 96] }, hall).sizes.map(({ suits }) => suits)).toEqual(['right', 'no'])
})

test('has no span without a floor, and no height without a ceiling', () => {
  expect(fanFit(fan, { ceilingInches: 96 }).best).toEqual({
    spanInches: 52,
    height: { kind: 'includedDownrod', downrodInches: 6, bladeHeightInches: 84, isEstimate: false },
    suits: 'right',
  })
  expect(fanFit(fan, { floor }).best).toEqual({
    spanInches: 52,
    span: { verdict: 'alsoWorks', fans: 1, wallClearanceInches: 46 },
    suits: 'alsoWorks',
  })
})

test('a small size that is right as a pair is better than a large single one', () => {
  const hall = { floor: [312, 216] as const }
  expect(fanFit({ ...fan, sizes: [52, 60] }, hall).best?.spanInches).toBe(52)
  expect(fanFit({ ...fan, sizes: [52, 60] }, { ...hall, fans: 1 }).best?.spanInches).toBe(60)
})
