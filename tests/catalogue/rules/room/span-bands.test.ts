import { expect, test } from 'vitest'
import { spanBand } from '../../../../src/catalogue/rules/room/span-fit.ts'

test.each([
  [25, 29, 36],
  [75, 29, 36],
  [75.01, 36, 42],
  [144, 36, 42],
  [144.01, 44, 50],
  [225, 44, 50],
  [225.01, 50, 56],
  [400, 50, 56],
  [400.01, 60, Infinity],
])('%d sq ft take a span of %d to %d in.', (squareFeet, fromInches, toInches) => {
  expect(spanBand(squareFeet)).toMatchObject({ fromInches, toInches })
})
