import { expect, test } from 'vitest'
import { median } from './median.ts'

test.each([
  { values: [3, 1, 2], middle: 2 },
  { values: [4, 1, 10, 2], middle: 3 },
  { values: [], middle: 0 },
])('the median of $values is $middle', ({ values, middle }) => {
  expect(median(values)).toBe(middle)
})
