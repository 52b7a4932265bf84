import { expect, test } from 'vitest'
import { ceilingAdvice, spanAdvice } from '../../../../../src/features/fit/room/islands/room-advice.ts'
import { feet } from '../../../../drawing/read-drawing.ts'

test.each([
  [feet(14, 12), 'In a room of 14 ft by 12 ft, look for a blade span of 44 to 50 in.'],
  [feet(6, 65 / 12), 'In a room of 6 ft by 5 ft 5 in., look for a blade span of 29 in.'],
  [feet(26, 18), 'In a room of 26 ft by 18 ft, look for two fans of 50 to 56 in., or one of 60 in. or more.'],
  [feet(33, 7), 'In a room of 33 ft by 7 ft, look for two fans of 36 to 42 in.'],
  [feet(40, 30), 'In a room of 40 ft by 30 ft, look for one or two fans of 60 in. or more.'],
  [
    feet(5.5, 5),
    'In a room of 5 ft 6 in. by 5 ft, choose a fan no wider than 24 in.: its blades must stay 18 in. from the walls.',
  ],
  [
    feet(10, 59.5 / 12),
    'In a room of 10 ft by 4 ft 11.5 in., choose a fan no wider than 23 in.: its blades must stay 18 in. from the walls.',
  ],
  [
    feet(10, 4.5),
    'A room of 10 ft by 4 ft 6 in. is too narrow for a fan: its blades must stay 18 in. from the walls. Choose a light for it.',
  ],
])('for a floor of %j: "%s"', (floor, advice) => {
  expect(spanAdvice(floor)).toBe(advice)
})

const ADAPTER = 'A slope this steep needs a sloped-ceiling adapter: ask us.'
const NO_ADAPTER = 'A slope this gentle needs no sloped-ceiling adapter.'

test.each([
  ['7 ft', 84, 0, ', few fans can keep their blades 7 ft above the floor. Ask us.'],
  [
    '8 ft',
    96,
    0,
    ', many fans on a downrod hang too low: their blades would turn less than 7 ft above the floor. Choose a low profile fan, or one on a short rod.',
  ],
  [
    '9 ft',
    108,
    0,
    ', most fans hang on the 6 in. rod from their box; their blades turn about 7 ft 8 in. above the floor.',
  ],
  [
    '10 ft',
    120,
    0,
    ', most fans hang best on a downrod of 12 in.; their blades then turn about 8 ft 2 in. above the floor.',
  ],
  [
    '16 ft',
    192,
    0,
    ', most fans hang best on 48 in. + 36 in. downrods and a coupler; their blades then turn about 8 ft 2 in. above the floor.',
  ],
  [
    '21 ft 6 in.',
    258,
    0,
    ', most fans need a rod of about 148 in., longer than any two joined: ask us for one made to measure.',
  ],
  [
    '8 ft 6 in.',
    102,
    1,
    `, sloped 1 in. per foot, most fans hang on the 6 in. rod from their box; their blades turn about 7 ft 2 in. above the floor. ${NO_ADAPTER}`,
  ],
  [
    '12 ft',
    144,
    6,
    `, sloped 6 in. per foot, most fans hang best on a downrod of 36 in.; their blades then turn about 8 ft 2 in. above the floor. ${NO_ADAPTER}`,
  ],
  [
    '12 ft',
    144,
    6.25,
    `, sloped 6.25 in. per foot, most fans hang best on a downrod of 36 in.; their blades then turn about 8 ft 2 in. above the floor. ${ADAPTER}`,
  ],
  ['7 ft', 84, 1, ', sloped 1 in. per foot, few fans can keep their blades 7 ft above the floor. Ask us.'],
  [
    '7 ft',
    84,
    1.25,
    ', sloped 1.25 in. per foot, most fans hang too low: on a downrod that clears the slope, their blades would turn less than 7 ft above the floor. Ask us.',
  ],
])('under a ceiling of %s, %d in. high and sloped by %d: "%s"', (feetHigh, ceilingInches, slope, advice) => {
  expect(ceilingAdvice(ceilingInches, slope)).toBe(`Under a ceiling of ${feetHigh}${advice}`)
})

test('a ceiling of which no slope is said is flat', () => {
  expect(ceilingAdvice(108)).toBe(ceilingAdvice(108, 0))
})

test('under a slope wider fans take a longer downrod', () => {
  expect(ceilingAdvice(144, 12, 84)).toBe(
    `Under a ceiling of 12 ft, sloped 12 in. per foot, most fans hang best on a downrod of 48 in.; their blades then turn about 7 ft 2 in. above the floor. ${ADAPTER}`,
  )
})
