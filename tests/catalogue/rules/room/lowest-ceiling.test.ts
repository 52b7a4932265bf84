import { expect, test } from 'vitest'
import { lowestCeiling } from '../../../../src/catalogue/rules/room/mounting-height.ts'

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
