import { expect, test } from 'vitest'
import { rangeText } from '../../../../src/features/fit/spot/range-text.ts'

test.each([
  { range: [20, 26.67], text: '20 to 26 in.' },
  { range: [17.6, 24], text: '18 to 24 in.' },
  { range: [12, 12], text: '12 in.' },
  { range: [0, 30], text: 'up to 30 in.' },
])('$range is "$text", nothing of it outside', ({ range: [fromInches = 0, toInches = 0], text }) => {
  expect(rangeText({ fromInches, toInches })).toBe(text)
})
