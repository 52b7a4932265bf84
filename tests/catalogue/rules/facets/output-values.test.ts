import { expect, test } from 'vitest'
import { lumensOf, outputValues } from '../../../../src/catalogue/rules/facets/output-values.ts'

test.each([
  { lumensRating: '1', values: ['-800'] },
  { lumensRating: '800', values: ['-800'] },
  { lumensRating: '801', values: ['801-1600'] },
  { lumensRating: '1,600', values: ['801-1600'] },
  { lumensRating: '1,601', values: ['1601-3000'] },
  { lumensRating: '3,000', values: ['1601-3000'] },
  { lumensRating: '3,001', values: ['3001-'] },
  { values: ['ask'] },
])('$lumensRating lumens are found under $values', ({ lumensRating, values }) => {
  expect(outputValues(lumensRating ? { lumensRating } : {})).toEqual(values)
})

test('a thousands separator is no decimal point', () => {
  expect(lumensOf({ lumensRating: '1,600' })).toBe(1600)
})
