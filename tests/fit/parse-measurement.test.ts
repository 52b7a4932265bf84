import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFeet } from '../../src/catalogue/rules/numbers.ts'
import { parseMeasurement, parseSlope } from '../../src/fit/parse-measurement.ts'

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

test.each([parseMeasurement, parseSlope])('any text is a figure or none: %o', (parse) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      const inches = parse(written)
      expect(inches === undefined || (Number.isFinite(inches) && inches >= 0)).toBe(true)
    }),
  )
})

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
