import { expect, test } from 'vitest'
import { formatFeet, formatInches, sizesText, withThousands } from '../../../src/catalogue/rules/numbers.ts'

test('writes inches with up to two decimals, thousands with commas, and feet with inches', () => {
  const inches = [52, 100, 33.5, 2.25, 6.1, 52.004, 52.005, 2.254, 2.256, 0.1 + 0.2, 1234.567]
  const written = ['52', '100', '33.5', '2.25', '6.1', '52', '52.01', '2.25', '2.26', '0.3', '1234.57']
  expect(inches.map(formatInches)).toEqual(written)
  expect([0, 999, 1000, 999999, 1000000, 6.5].map(withThousands)).toEqual([
    '0',
    '999',
    '1,000',
    '999,999',
    '1,000,000',
    '6.5',
  ])
  const feet = ['12 ft 6 in.', '12 ft', '11 ft 11.75 in.', '12 ft', '6 in.', '0 in.']
  expect([150, 144, 143.75, 143.999, 6, 0].map(formatFeet)).toEqual(feet)
})

test.each([
  { sizes: [52], text: '52 in.' },
  { sizes: [33.5], text: '33.5 in.' },
  { sizes: [60, 44, 52], text: '44, 52 and 60 in.' },
  { sizes: [44, 52, 60, 72], text: '44, 52, 60 and 72 in.' },
  { sizes: [100, 26], text: '26 and 100 in.' },
  { sizes: [52, 60, 52], text: '52 and 60 in.' },
])('$sizes reads "$text"', ({ sizes, text }) => {
  expect(sizesText(sizes)).toBe(text)
})
