import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFeet } from '../../../src/catalogue/rules/numbers.ts'
import { parseMeasurement, parseSlope } from '../../../src/catalogue/rules/parse-measurement.ts'

/** Ways to write a measurement, by its inches. */
const WRITTEN: readonly [inches: number, ...ways: string[]][] = [
  [0.015625, '1/64"'],
  [0.71875, '23/32 in'],
  [0.75, '¾ in'],
  [6, '.5', '½'],
  [6.75, '6 3/4 in'],
  [12, '1 foot'],
  [15.375, '15 ⅜"'],
  [15.875, '15⅞"'],
  [35.1875, '35 3/16 in', '35-3/16"', '35 and 3/16 in.'],
  [35.984375, '35 63/64"'],
  [66, '5.5ft', '5-1/2 ft', '5 and a half feet'],
  [71.5, '5\' 11 1/2"', '5\'-11 1/2"', '5-11 1/2'],
  [71.65625, '182 cm'],
  [71.84375, '182,5 cm'],
  [72, '6-ft', '72-inch', '72in'],
  [72.015625, '1829mm', '1,829 mm'],
  [72.046875, '1.83 m', '1 m 83 cm', '1 meter 83 cm'],
  [99, '8¼'],
  [105, '8¾'],
  [118.109375, '3 meters', '3 metre', '300 centimetres'],
  [144, '12', ' 12 ', "12'", '12′', '12’', '12 ft', '12ft.', '12 feet', '12 ft.,', "12'0", '1２'],
  [150, '12.5', '12,5', "12'6", '12\'6"', '12’ 6”', '12′6″', "12'6''", '12 ft 6 in', '12 FT 6 IN.', '12ft6'],
  [150, '12 ft, 6 in', '12 feet and 6 inches', '12-6', '12 – 6', '150 in.,', '150 in', '150"', "150''"],
  [
    150,
    '150 inches',
    '150 inches.',
    '150″',
    '150”',
    '150“',
    '１２．５',
    '１２＇６＂',
    '12½',
    '12 1/2',
    '12 1/2 ft',
  ],
  [150.125, '12\' 6⅛"'],
  [150.5, '12\' - 6.5"', '12\' 6 1/2"'],
  [150.953125, '12.58'],
  [155.75, "12'11.75"],
]

test.each(WRITTEN)('reads a measurement of %d in. as people write it', (inches, ...ways) => {
  expect(ways.map((written) => [written, parseMeasurement(written)])).toEqual(
    ways.map((written) => [written, inches]),
  )
})

test('refuses what is not one clear measurement', () => {
  const texts = [
    ...['', 'twelve', '1e3', '12 yards', '126 6 6', "12'12", '12-14', "12.5'6", '-12', '−12'],
    ...['35 16/16', '35 17/16', '5/0', '1/2/3', '1/2.5', '5/8 3'],
    ...['12x14', '12 by 14 ft', '3 m 6 in', '6 ft 3 cm', '6 in-3'],
    // Feet or inches?
    ...['12 6', '12 6 in', '33-1/2', '12-½'],
  ]
  expect(texts.filter((written) => parseMeasurement(written) !== undefined)).toEqual([])
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

test.each<[slope: number, ...ways: string[]]>([
  [0, '0'],
  [0.25, '.25', '1 degree', '.75°'],
  [0.5, '½ in. per foot'],
  [2.25, '10.25°'],
  [4, '4', ' 4 ', '4"', '4″', '4 in.', '4 inches', '4/12', '4 / 12', '4:12', '4 in 12', '4 in. a foot'],
  [4, '4 in. per ft', '4 for each foot', '18°', '18 deg'],
  [4.5, '4.5', '4,5', '4 1/2', '4½'],
  [12, '45 degrees'],
])('reads a slope of %d in. per foot as people write it', (slope, ...ways) => {
  expect(ways.map((written) => [written, parseSlope(written)])).toEqual(
    ways.map((written) => [written, slope]),
  )
})

test('rejects other slopes', () => {
  const texts = [
    '',
    'steep',
    '-4',
    '4/8',
    '4 ft',
    '4 5',
    '1e3',
    '91°',
    '179 degrees',
    'about 18°',
    '18° or so',
  ]
  const read = [...texts, '18.x5°', '.x5°'].map((written) => [written, parseSlope(written)])
  expect(read.filter(([, slope]) => slope !== undefined && Number(slope) <= 60)).toEqual([])
})
