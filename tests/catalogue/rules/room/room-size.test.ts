import { expect, test } from 'vitest'
import { roomSize } from '../../../../src/catalogue/rules/room/span-fit.ts'

test.each([
  { sizes: [22], lines: ['Ask us'] },
  { sizes: [23], lines: ['Up to 75 sq ft'] },
  { sizes: [29], lines: ['Up to 75 sq ft'] },
  { sizes: [35.5], lines: ['Up to 75 sq ft'] },
  { sizes: [36], lines: ['Up to 144 sq ft'] },
  { sizes: [42], lines: ['75 to 144 sq ft'] },
  { sizes: [43], lines: ['75 to 225 sq ft'] },
  { sizes: [44], lines: ['144 to 225 sq ft'] },
  { sizes: [50], lines: ['144 to 400 sq ft'] },
  { sizes: [52], lines: ['225 to 400 sq ft'] },
  { sizes: [56], lines: ['225 to 400 sq ft'] },
  { sizes: [58], lines: ['Over 225 sq ft'] },
  { sizes: [60], lines: ['Over 400 sq ft'] },
  { sizes: [84, 72], lines: ['Over 400 sq ft'] },
  {
    sizes: [44, 52, 60],
    lines: ['144 to 225 sq ft (44 in.)', '225 to 400 sq ft (52 in.)', 'Over 400 sq ft (60 in.)'],
  },
  { sizes: [52, 60, 72], lines: ['225 to 400 sq ft (52 in.)', 'Over 400 sq ft (60 and 72 in.)'] },
])('$sizes in. are for $lines', ({ sizes, lines }) => {
  expect(roomSize({ sizes })).toEqual(lines)
})
