import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFeet } from '../../src/catalogue/rules/numbers.ts'
import { parseMeasurement } from '../../src/fit/parse-measurement.ts'

describe('a measurement is read as people write it', () => {
  test.each([
    ['12', 144],
    [' 12 ', 144],
    ['12.5', 150],
    ['12,5', 150],
    ['.5', 6],
    ["12'", 144],
    ['12′', 144],
    ['12’', 144],
    ['12 ft', 144],
    ['12ft.', 144],
    ['12 feet', 144],
    ['1 foot', 12],
    ["12'6", 150],
    ['12\'6"', 150],
    ['12’ 6”', 150],
    ['12′6″', 150],
    ["12'6''", 150],
    ['12\' - 6.5"', 150.5],
    ['12 ft 6 in', 150],
    ['12 FT 6 IN.', 150],
    ['12ft6', 150],
    ['12 ft, 6 in', 150],
    ['12 feet and 6 inches', 150],
    ['12-6', 150],
    ['12 – 6', 150],
    ["12'0", 144],
    ["12'11.75", 155.75],
    ['150 in', 150],
    ['150"', 150],
    ['150 inches', 150],
    ['150″', 150],
    ['150”', 150],
    ['150“', 150],
    ['1２', 144],
    ['１２．５', 150],
    ['１２＇６＂', 150],
    ['12½', 150],
    ['12 1/2', 150],
    ['12 1/2 ft', 150],
    ['12\' 6 1/2"', 150.5],
    ['8¼', 99],
    ['8¾', 105],
    ['¾ in', 0.75],
    ['½', 6],
    ['6 3/4 in', 6.75],
    ['12.58', 151],
  ])('%s', (written, inches) => {
    expect(parseMeasurement(written)).toBe(inches)
  })

  test.each([
    '',
    ' ',
    'twelve',
    '12x14',
    "12'12",
    '12-14',
    '3.6 m',
    '-12',
    '1e3',
    "12.5'6",
    '12 6',
    '126 6 6',
    '5/0',
  ])('but "%s" is no measurement', (written) => {
    expect(parseMeasurement(written)).toBeUndefined()
  })
})

test('what is printed is read again', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2880 }), (quarters) => {
      expect(parseMeasurement(formatFeet(quarters / 4))).toBe(quarters / 4)
    }),
  )
})

test('any text is a measurement or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      const inches = parseMeasurement(written)
      expect(inches === undefined || (Number.isFinite(inches) && inches >= 0)).toBe(true)
    }),
  )
})
