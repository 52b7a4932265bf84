import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spanChoices, spanFit } from '../../../../src/catalogue/rules/room/span-fit.ts'

const feet = (length: number, width: number) => ({ lengthInches: length * 12, widthInches: width * 12 })

describe('a span in a room of 14 by 12 ft', () => {
  test.each([
    [37.99, 'small'],
    [38, 'alsoWorks'],
    [43.99, 'alsoWorks'],
    [44, 'right'],
    [50, 'right'],
    [50.01, 'alsoWorks'],
    [56, 'alsoWorks'],
    [56.01, 'large'],
    [108, 'large'],
    [108.01, 'tooWide'],
  ])('%d in. is %s', (span, verdict) => {
    expect(spanFit(span, feet(14, 12))).toMatchObject({ verdict, fans: 1 })
  })
})

describe('a span that has the size for the area may be too wide for the walls', () => {
  test.each([
    { room: '25 by 7 ft, as the only fan', floor: feet(25, 7), span: 48.01, verdict: 'tooWide' },
    { room: '10 by 5 ft', floor: feet(10, 5), span: 24, verdict: 'alsoWorks' },
    { room: '10 by 5 ft', floor: feet(10, 5), span: 24.01, verdict: 'tooWide' },
  ])('$span in. in a room of $room: $verdict', ({ floor, span, verdict }) => {
    expect(spanFit(span, floor).verdict).toBe(verdict)
  })

  test('and says what stays to the wall', () => {
    expect(spanFit(52, feet(14, 12)).wallInches).toBe(46)
    expect(spanFit(99, feet(10, 10)).wallInches).toBe(10.5)
    expect(spanFit(99, feet(8, 8)).wallInches).toBe(-1.5)
  })
})

describe('in a room for two fans a span takes the better of its verdicts', () => {
  test.each([
    { span: 43, verdict: 'small', fans: 2 },
    { span: 44, verdict: 'alsoWorks', fans: 2 },
    { span: 50, verdict: 'right', fans: 2 },
    { span: 56, verdict: 'right', fans: 2 },
    { span: 58, verdict: 'alsoWorks', fans: 2 },
    { span: 60, verdict: 'right', fans: 1 },
    { span: 99, verdict: 'right', fans: 1 },
  ])('of 26 by 18 ft, $span in.: $verdict, by $fans', ({ span, verdict, fans }) => {
    expect(spanFit(span, feet(26, 18))).toMatchObject({ verdict, fans })
  })

  test.each([
    { span: 30, verdict: 'right', fans: 2 },
    { span: 42, verdict: 'right', fans: 1 },
    { span: 48, verdict: 'alsoWorks', fans: 1 },
    { span: 52, verdict: 'tooWide', fans: 2 },
  ])('of 7 by 20 ft, $span in.: $verdict, by $fans', ({ span, verdict, fans }) => {
    expect(spanFit(span, feet(7, 20))).toMatchObject({ verdict, fans })
  })

  test('the walls are those of its half: two of 52 in. stand 46 in. from them in 24 by 24 ft', () => {
    expect(spanFit(52, feet(24, 24))).toEqual({ verdict: 'right', fans: 2, wallInches: 46 })
  })
})

describe('the spans to look for', () => {
  test.each([
    { room: '10 by 10 ft', floor: feet(10, 10), choices: [{ fans: 1, fromInches: 36, toInches: 42 }] },
    {
      room: '26 by 18 ft',
      floor: feet(26, 18),
      choices: [
        { fans: 2, fromInches: 50, toInches: 56 },
        { fans: 1, fromInches: 60, toInches: 180 },
      ],
    },
    {
      room: '7 by 20 ft',
      floor: feet(7, 20),
      choices: [
        { fans: 2, fromInches: 29, toInches: 36 },
        { fans: 1, fromInches: 36, toInches: 42 },
      ],
    },
    { room: '5 by 10 ft, too narrow for its band', floor: feet(5, 10), choices: [] },
    {
      room: '10 by 6.5 ft, cut at its walls',
      floor: feet(13, 6.5),
      choices: [
        { fans: 2, fromInches: 29, toInches: 36 },
        { fans: 1, fromInches: 36, toInches: 42 },
      ],
    },
    { room: '6 by 12 ft', floor: feet(6, 12), choices: [{ fans: 1, fromInches: 29, toInches: 36 }] },
    { room: '6.5 by 12 ft', floor: feet(6.5, 12), choices: [{ fans: 1, fromInches: 36, toInches: 42 }] },
    { room: '6.4 by 12 ft', floor: feet(6.25, 12.25), choices: [{ fans: 1, fromInches: 36, toInches: 39 }] },
  ])('in $room', ({ floor, choices }) => {
    expect(spanChoices(floor)).toEqual(choices)
  })
})

const side = fc.integer({ min: 60, max: 720 })
const span = fc.integer({ min: 10, max: 120 })

test('whichever side is called the length, a span fits the same', () => {
  fc.assert(
    fc.property(side, side, span, (a, b, inches) => {
      expect(spanFit(inches, { lengthInches: a, widthInches: b })).toEqual(
        spanFit(inches, { lengthInches: b, widthInches: a }),
      )
    }),
  )
})

test('a span that is right or also works leaves 18 in. to the wall', () => {
  fc.assert(
    fc.property(side, side, span, (lengthInches, widthInches, inches) => {
      const { verdict, wallInches } = spanFit(inches, { lengthInches, widthInches })
      expect(['right', 'alsoWorks'].includes(verdict) && wallInches < 18).toBe(false)
    }),
  )
})

test('a larger room never takes a smaller band', () => {
  fc.assert(
    fc.property(side, side, fc.nat(120), (lengthInches, widthInches, more) => {
      const [small] = spanChoices({ lengthInches, widthInches }).filter(({ fans }) => fans === 1)
      const [large] = spanChoices({ lengthInches: lengthInches + more, widthInches }).filter(
        ({ fans }) => fans === 1,
      )
      fc.pre(small !== undefined && large !== undefined)
      expect(large?.fromInches).toBeGreaterThanOrEqual(small?.fromInches ?? Infinity)
      expect(large?.toInches).toBeGreaterThanOrEqual(small?.toInches ?? Infinity)
    }),
  )
})

test('every span that is offered is right', () => {
  fc.assert(
    fc.property(side, side, (lengthInches, widthInches) => {
      const floor = { lengthInches, widthInches }
      for (const { fromInches, toInches } of spanChoices(floor)) {
        expect(spanFit(fromInches, floor).verdict).toBe('right')
        expect(spanFit(Math.min(toInches, 120), floor).verdict).toBe('right')
      }
    }),
  )
})
