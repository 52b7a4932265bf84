import { describe, expect, test } from 'vitest'
import {
  fanSpecs,
  fanSpecsBySize,
  fixtureSpecs,
  type SpecRow,
} from '../../../src/catalogue/views/spec-rows.ts'
import { aFan, aFixture } from '../../builders.ts'
import { ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'

const COST = { hoursADay: 6.4, centsPerKwh: 12 }

/** Each row by its label, before its lines. */
const linesOf = (rows: readonly SpecRow[]) => rows.map(({ label, lines }) => [label, ...lines])
const rowOf = (rows: readonly SpecRow[], label: string) => rows.find((row) => row.label === label)

describe('the specification table of a fan', () => {
  test('has every row when all facts are known', () => {
    expect(linesOf(fanSpecs(ownFan('alder-52'), COST))).toEqual([
      ['Sizes', '52 in.'],
      ['Room size', '225 to 400 sq ft'],
      ['Lowest ceiling', '8 ft 1 in.'],
      ['Airflow', '5,140 CFM on High'],
      [
        'Motor',
        'AC, 153 x 15 mm',
        'AC: simple and proven, but uses more electricity than DC.',
        'A larger motor core has more torque.',
      ],
      [
        'Control',
        'Handheld Remote Control: Available (Sold Separately)',
        'In-Wall Remote Control: Available (Sold Separately)',
      ],
      [
        'Light',
        'Two-lamp opal glass bowl, E26 base',
        '1,600 lumens',
        'Cap can be installed on the fan in place of the light',
      ],
      ['Location rating', 'Indoor', 'For dry indoor rooms.'],
      ['Finishes', 'Oil Rubbed Bronze, Satin Nickel, Matte White'],
      ['Model number', 'AL-5205'],
      ['Styles', 'Traditional, Transitional'],
    ])
  })

  test('has only the required rows when optional facts are unknown', () => {
    expect(linesOf(fanSpecs(aFan(), COST))).toEqual([
      ['Sizes', '52 in.'],
      ['Room size', '225 to 400 sq ft'],
      ['Lowest ceiling', 'Ask us'],
      ['Airflow', 'Call or email us for details.'],
      ['Control', 'Operated by Pull Chain Only'],
      ['Light', 'Call or email us for details'],
      ['Location rating', 'Indoor', 'For dry indoor rooms.'],
      ['Finishes', 'Matte Black'],
    ])
  })

  test('links rows to parts and costs, and marks the location rating', () => {
    const rows = [...fanSpecs(ownFan('alder-52'), COST), ...fanSpecs(ownFan('beacon-60'), COST).slice(3, 7)]
    expect(rows.flatMap(({ link }) => (link ? [[link.label, link.url]] : []))).toEqual([
      ['Downrods for higher ceilings', '/parts#downrods'],
      ['Controls', '/parts#controls'],
      ['How we estimate this', '/ceiling-fans#running-cost'],
    ])
    expect(rows.flatMap(({ label, sign }) => (sign ? [[label, sign]] : []))).toEqual([
      ['Location rating', 'indoor'],
    ])
  })

  test('links the light row to kits, and the lowest ceiling of a low profile fan to no downrods', () => {
    const fan = aFan({ lightIncluded: false, lightKitAdaptable: true, mounting: 'Low profile' })
    const rows = fanSpecs(fan, COST)
    expect(rowOf(rows, 'Light')?.link?.url).toBe('/parts#light-kits')
    expect(rowOf(rows, 'Lowest ceiling')?.link).toBeUndefined()
  })

  test('has efficiency and running cost if its watts are known', () => {
    const labels = fanSpecs(ownFan('beacon-60'), COST).map(({ label }) => label)
    expect(labels.slice(3, 7)).toEqual(['Airflow', 'Efficiency', 'Electricity', 'Running cost'])
  })

  test('has a row for each part of a mix-and-match fan’s finish', () => {
    const rows = fanSpecs(ownFan('halcyon-72'), COST)
    expect(rowOf(rows, 'Body finishes')?.lines).toEqual(['Graphite, Brushed Nickel, Satin Brass'])
    expect(rowOf(rows, 'Blade finishes')?.lines).toEqual(['Walnut, Matte Black, Light Oak'])
  })
})

describe('the specification table of a fixture', () => {
  test('has every row when all facts are known', () => {
    const rows = fixtureSpecs(ownFixture('reed-cylinder-6'))
    expect(linesOf(rows)).toEqual([
      ['Location rating', 'Damp', 'Also for bathrooms and covered porches, out of the rain.'],
      ['Finishes', 'Brushed Nickel, Matte Black'],
      [
        'Dimensions',
        'Height: 15 in.',
        'Length: 6 in.',
        'Width: 6 in.',
        'Maximum Overall Height: 128 in.',
        'Call for details on additional sizes.',
      ],
      ['Bulbs', '1 x E26 medium', '60 W', '800 lumens'],
      ['Part number', 'RC-0615-BN, Brushed Nickel', 'RC-0615-MB, Matte Black'],
      ['Styles', 'Transitional'],
    ])
    expect(rowOf(rows, 'Location rating')?.sign).toBe('damp')
  })

  test('leaves out rows with unknown facts', () => {
    expect(linesOf(fixtureSpecs(aFixture({ availableInOtherSizes: false })))).toEqual([
      ['Location rating', 'Dry', 'For dry indoor rooms.'],
      ['Finishes', 'Satin Brass'],
      ['Dimensions', 'Height: 14 in.', 'Length: 12 in.', 'Width: 12 in.', 'Only available in this size.'],
      ['Part number', 'PP-12'],
    ])
  })
})

test('a fan and a fixture have weight and warranty rows', () => {
  const known = { weightPounds: 23.5, warranty: 'Motor: limited lifetime.' }
  for (const rows of [fanSpecs(aFan(known), COST), fixtureSpecs(aFixture(known))]) {
    expect(rowOf(rows, 'Weight')?.lines).toEqual(['23.5 lb'])
    expect(rowOf(rows, 'Warranty')?.lines).toEqual(['Motor: limited lifetime.'])
  }
})

test('a row has lines for each size of a fan if they differ', () => {
  const rows = fanSpecsBySize(ownFan('beacon-60'), COST)
  expect(rowOf(rows, 'Airflow')?.ofSizes).toEqual([
    { sizeInches: 52, lines: ['5,630 CFM on High'] },
    { sizeInches: 60, lines: ['6,890 CFM on High'] },
  ])
  expect(rowOf(rows, 'Model number')?.ofSizes).toEqual([
    { sizeInches: 52, lines: ['BE-5203'] },
    { sizeInches: 60, lines: ['Ask us for this size’s model number'] },
  ])
  expect(rowOf(rows, 'Location rating')?.ofSizes).toBeUndefined()
})
