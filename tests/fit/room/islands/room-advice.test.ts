import { expect, test } from 'vitest'
import { ceilingAdvice, spanAdvice } from '../../../../src/fit/room/islands/room-advice.ts'

test.each([
  [14, 12, 'For 14 ft by 12 ft, look for a span of 44 to 50 in.'],
  [26, 18, 'For 26 ft by 18 ft, look for two fans of 50 to 56 in., or one of 60 in. and more.'],
  [7, 20, 'For 7 ft by 20 ft, look for two fans of 29 to 36 in., or one of 36 to 42 in.'],
  [50, 10, 'For 50 ft by 10 ft, look for two fans of 50 to 56 in., or one of 60 to 84 in.'],
  [6, 65 / 12, 'For 6 ft by 5 ft 5 in., look for a span of 29 in.'],
  [
    5.5,
    5,
    'For 5 ft 6 in. by 5 ft, choose a fan no wider than 24 in.: its blades must clear the walls by 18 in.',
  ],
])('a room of %d by %d ft: %s', (length, width, advice) => {
  expect(spanAdvice({ lengthInches: length * 12, widthInches: width * 12 })).toBe(advice)
})

test.each([
  [7, 'Under 7 ft, few fans keep their blades at 7 ft or higher: ask us.'],
  [
    8,
    'Under 8 ft, most downrod fans, with blades 16 in. below the ceiling, would turn below 7 ft: choose a low profile fan, or one that hangs closer to the ceiling.',
  ],
  [9, 'Under 9 ft, most fans hang on the 6 in. rod in the box: the blades turn at about 7 ft 8 in.'],
  [10, 'Under 10 ft, most fans need a downrod of 12 in.: the blades then turn at about 8 ft 2 in.'],
  [
    16,
    'Under 16 ft, most fans need a rod longer than 72 in., the longest we sell: ask us, longer rods are joined.',
  ],
])('a ceiling of %d ft: %s', (height, advice) => {
  expect(ceilingAdvice(height * 12)).toBe(advice)
})

test.each([
  {
    ceiling: 10,
    slope: 4,
    advice:
      'Under 10 ft, sloped 4 in. per foot, most fans need a downrod of 12 in.: the blades then turn at about 8 ft 2 in. A slope this gentle takes no adapter.',
  },
  {
    ceiling: 10,
    slope: 6.25,
    advice:
      'Under 10 ft, sloped 6.25 in. per foot, most fans need a downrod of 18 in.: the blades then turn at about 7 ft 8 in. A slope this steep takes an adapter: ask us.',
  },
  {
    ceiling: 8,
    slope: 4,
    advice:
      'Under 8 ft, sloped 4 in. per foot, the rod most fans need would bring their blades below 7 ft: ask us. A slope this gentle takes no adapter.',
  },
])('a ceiling of $ceiling ft, sloped $slope in. a foot: $advice', ({ ceiling, slope, advice }) => {
  expect(ceilingAdvice(ceiling * 12, slope)).toBe(advice)
})
