import { describe, expect, test } from 'vitest'
import { fanFit, sizeFit } from '../../../../src/catalogue/rules/room/fan-fit.ts'

const fan = { sizes: [52, 60, 72], mounting: 'Downrod', bladeDropInches: 12 } as const
const floor = { lengthInches: 168, widthInches: 144 }

describe('a fan of 52, 60 and 72 in.', () => {
  test('in 14 by 12 ft under 9 ft also works at 52 in.', () => {
    const { sizes, best } = fanFit(fan, { floor, ceilingInches: 108 })
    expect(sizes.map(({ suits }) => suits)).toEqual(['alsoWorks', 'no', 'no'])
    expect(best?.spanInches).toBe(52)
  })

  test('under a ceiling too low for it suits at no size', () => {
    expect(fanFit(fan, { floor, ceilingInches: 95 }).best?.suits).toBe('no')
    expect(fanFit(fan, { floor, ceilingInches: 96 }).best?.suits).toBe('alsoWorks')
  })

  test('with only the ceiling known is right wherever it hangs safely', () => {
    expect(fanFit(fan, { ceilingInches: 96 }).best).toEqual({
      spanInches: 52,
      hanging: { kind: 'boxRod', rodInches: 6, bladeInches: 84, isEstimate: false },
      suits: 'right',
    })
  })

  test('with only the floor known says nothing of the ceiling', () => {
    expect(fanFit(fan, { floor }).best).toEqual({
      spanInches: 52,
      span: { verdict: 'alsoWorks', fans: 1, wallInches: 46 },
      suits: 'alsoWorks',
    })
  })
})

test('of two sizes that are as good the first is the best', () => {
  expect(fanFit({ sizes: [44, 48], mounting: 'Downrod' }, { floor }).best?.spanInches).toBe(44)
})

test('a size over 84 in. may hang too low where the smaller ones do not', () => {
  const large = { sizes: [84, 96], mounting: 'Downrod', bladeDropInches: 12 } as const
  const hall = { floor: { lengthInches: 360, widthInches: 360 }, ceilingInches: 120 }
  expect(fanFit(large, hall).sizes.map(({ suits }) => suits)).toEqual(['right', 'no'])
})

test('a fan whose mounting is unknown stays in', () => {
  expect(sizeFit({}, 48, { floor, ceilingInches: 108 })).toMatchObject({
    suits: 'right',
    hanging: { kind: 'unknown' },
  })
})
