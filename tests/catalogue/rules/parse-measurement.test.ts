import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFeet } from '../../../src/catalogue/rules/numbers.ts'
import { parseMeasurement, parseSlope } from '../../../src/catalogue/rules/parse-measurement.ts'

describe('reads a measurement as people write it', () => {
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
    ['12 ft.,', 144],
    ['150 in.,', 150],
    ['12 ft, 6 in', 150],
    ['12 feet and 6 inches', 150],
    ['12-6', 150],
    ['12 – 6', 150],
    ["12'0", 144],
    ["12'11.75", 155.75],
    ['150 in', 150],
    ['150"', 150],
    ["150''", 150],
    ['150 inches.', 150],
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
    ['12.58', 150.953125],
    ['35 3/16 in', 35.1875],
    ['35-3/16"', 35.1875],
    ['35 and 3/16 in.', 35.1875],
    ['35 63/64"', 35.984375],
    ['1/64"', 0.015625],
    ['23/32 in', 0.71875],
    ['15 ⅜"', 15.375],
    ['15⅞"', 15.875],
    ['12\' 6⅛"', 150.125],
    ['5\' 11 1/2"', 71.5],
    ['5\'-11 1/2"', 71.5],
    ['5-11 1/2', 71.5],
    ['5.5ft', 66],
    ['5-1/2 ft', 66],
    ['5 and a half feet', 66],
    ['6-ft', 72],
    ['72-inch', 72],
    ['72in', 72],
    ['1829mm', 72.015625],
    ['1,829 mm', 72.015625],
    ['182 cm', 71.65625],
    ['182,5 cm', 71.84375],
    ['1.83 m', 72.046875],
    ['1 m 83 cm', 72.046875],
    ['3 meters', 118.109375],
    ['3 metre', 118.109375],
    ['1 meter 83 cm', 72.046875],
    ['300 centimetres', 118.109375],
  ])('%s', (written, inches) => {
    expect(parseMeasurement(written)).toBe(inches)
  })

  test.each([
    ['', 'other'],
    ['twelve', 'other'],
    ['1e3', 'other'],
    ['12 yards', 'other'],
    ['126 6 6', 'other'],
    ['12x14', 'several'],
    ['12 by 14 ft', 'several'],
    ['3 m 6 in', 'several'],
    ['6 ft 3 cm', 'several'],
    ['6 in-3', 'several'],
    ['35 16/16', 'fraction'],
    ["12'12", 'tooManyInches'],
    ['12-14', 'tooManyInches'],
    ["12.5'6", 'wholeFeet'],
    ['12 6', 'noUnits'],
    ['12 6 in', 'noUnits'],
    ['5/0', 'fraction'],
    ['35 17/16', 'fraction'],
    ['33-1/2', 'feetOrInches'],
    ['12-½', 'feetOrInches'],
    ['1/2/3', 'fraction'],
    ['1/2.5', 'fraction'],
    ['5/8 3', 'fraction'],
    ['-12', 'negative'],
    ['−12', 'negative'],
  ])('refuses "%s": %s', (written, because) => {
    expect(parseMeasurement(written)).toBe(because)
  })
})

test('reads every mark on a tape measure', () => {
  for (const below of [2, 4, 8, 16, 32, 64])
    for (let above = 1; above < below; above += 1)
      expect(parseMeasurement(`35 ${above}/${below}`, 'in')).toBe(35 + above / below)
})

test('reads any printed measurement', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2880 }), (quarters) => {
      expect(parseMeasurement(formatFeet(quarters / 4))).toBe(quarters / 4)
    }),
  )
})

test.each([parseMeasurement, parseSlope])('reads a number or nothing from any text: %o', (parse) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      const inches = parse(written)
      expect(typeof inches !== 'number' || (Number.isFinite(inches) && inches >= 0)).toBe(true)
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
  ['18 deg', 4],
  ['1 degree', 0.25],
  ['10.25°', 2.25],
  ['.75°', 0.25],
  ['4 1/2', 4.5],
  ['4½', 4.5],
  ['½ in. per foot', 0.5],
  ['0', 0],
])('reads %s as a slope of %d in. per foot', (written, slope) => {
  expect(parseSlope(written)).toBe(slope)
})

test.each(['', 'steep', '-4', '4/8', '4 ft', '4 5', '1e3', '90°'])('rejects "%s" as a slope', (written) => {
  expect(parseSlope(written) ?? Infinity).toBeGreaterThan(60)
})

test.each(['91°', '179 degrees', '4 ft', '', 'about 18°', '18° or so', '18.x5°', '.x5°'])(
  'rejects the slope "%s"',
  (written) => {
    expect(parseSlope(written)).toBeUndefined()
  },
)
