import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSlope } from '../../../src/fit/room/parse-slope.ts'

test.each([
  ['4', 4],
  [' 4 ', 4],
  ['4.5', 4.5],
  ['4,5', 4.5],
  ['.25', 0.25],
  ['4"', 4],
  ['4″', 4],
  ['4 in.', 4],
  ['4 inches', 4],
  ['4/12', 4],
  ['4 / 12', 4],
  ['4:12', 4],
  ['4 in 12', 4],
  ['4 in. a foot', 4],
  ['4 in. per ft', 4],
  ['4 for each foot', 4],
  ['18°', 4],
  ['45 degrees', 12],
  ['0', 0],
])('%s is a slope of %d in. for each foot', (written, slope) => {
  expect(parseSlope(written)).toBe(slope)
})

test.each(['', 'steep', '-4', '4/8', '4 ft', '4 5', '1e3', '90°'])(
  '"%s" is no slope, or none that ends',
  (written) => {
    expect(parseSlope(written) ?? Infinity).toBeGreaterThan(60)
  },
)

test.each(['91°', '179 degrees', '4 ft', ''])('"%s" is no slope', (written) => {
  expect(parseSlope(written)).toBeUndefined()
})

test('any text is a slope or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      const slope = parseSlope(written)
      expect(slope === undefined || (Number.isFinite(slope) && slope >= 0)).toBe(true)
    }),
  )
})
