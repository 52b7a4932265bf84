import { expect, test } from 'vitest'
import { ceilingAdvice, spanAdvice } from '../../../src/room-fit/islands/room-advice.ts'

test.each([
  [14, 12, 'Look for a span of 44 to 50 in.'],
  [26, 18, 'Look for two fans of 50 to 56 in., or one of 60 in. and more.'],
  [7, 20, 'Look for two fans of 29 to 36 in., or one of 36 to 42 in.'],
  [50, 10, 'Look for two fans of 50 to 56 in., or one of 60 to 84 in.'],
  [6, 65 / 12, 'Look for a span of 29 in.'],
  [5.5, 5, 'No fan here may be wider than 24 in., as 18 in. must stay to the walls.'],
])('a room of %d by %d ft: %s', (length, width, advice) => {
  expect(spanAdvice({ lengthInches: length * 12, widthInches: width * 12 })).toBe(advice)
})

test.each([
  [7, 'Few fans hang so close to the ceiling that their blades stay at 7 ft. Ask us.'],
  [8, 'Choose a low profile fan: on a rod, blades would turn lower than 7 ft.'],
  [9, 'The 6 in. rod from the box will do: the blades turn at about 7 ft 8 in.'],
  [10, 'Add a downrod of 12 in.: the blades then turn at about 8 ft 2 in.'],
  [16, 'Ask us about the rod: 72 in. is the longest, and longer ones are joined.'],
])('a ceiling of %d ft: %s', (height, advice) => {
  expect(ceilingAdvice(height * 12)).toBe(advice)
})
