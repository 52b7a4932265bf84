import { describe, expect, test } from 'vitest'
import { fanSpecs, fixtureSpecs } from '../../../src/catalogue/views/spec-rows.ts'
import { aFan, aFixture } from '../../builders.ts'
import { ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'

const COST = { hoursADay: 6.4, centsPerKwh: 12 }

describe('the specification table of a fan', () => {
  test('with everything known', () => {
    expect(fanSpecs(ownFan('alder-52'), COST)).toEqual([
      { label: 'Sizes', lines: ['52 in.'] },
      { label: 'Room size', lines: ['225 to 400 sq ft'] },
      {
        label: 'Lowest ceiling',
        lines: ['8 ft 1 in.'],
        link: { label: 'Downrods for higher ceilings', url: '/parts#downrods' },
      },
      { label: 'Airflow', lines: ['5,140 CFM on High'] },
      {
        label: 'Motor',
        lines: [
          'AC, 153 x 15 mm',
          'AC: simple and proven, but uses more electricity than DC.',
          '153 x 15 mm is the size of its core: a larger one is stronger.',
        ],
      },
      {
        label: 'Control',
        lines: [
          'Handheld Remote Control: Available (Sold Separately)',
          'In-Wall Remote Control: Available (Sold Separately)',
        ],
        link: { label: 'Controls', url: '/parts#controls' },
      },
      {
        label: 'Light',
        lines: [
          'Two-lamp opal glass bowl, E26 base',
          '1,600 lumens',
          'Cap can be installed on the fan in place of the light',
        ],
      },
      { label: 'Location rating', lines: ['Indoor', 'For dry indoor rooms.'], sign: 'indoor' },
      { label: 'Finishes', lines: ['Oil Rubbed Bronze, Satin Nickel, Matte White'] },
      { label: 'Model number', lines: ['AL-5205'] },
      { label: 'Styles', lines: ['Traditional, Transitional'] },
    ])
  })

  test('with nothing known that may be unknown', () => {
    expect(fanSpecs(aFan(), COST)).toEqual([
      { label: 'Sizes', lines: ['52 in.'] },
      { label: 'Room size', lines: ['225 to 400 sq ft'] },
      { label: 'Lowest ceiling', lines: ['Ask us'] },
      { label: 'Airflow', lines: ['Call or email us for details.'] },
      { label: 'Control', lines: ['Operated by Pull Chain Only'] },
      { label: 'Light', lines: ['Call or email us for details'] },
      { label: 'Location rating', lines: ['Indoor', 'For dry indoor rooms.'], sign: 'indoor' },
      { label: 'Finishes', lines: ['Matte Black'] },
    ])
  })

  test.each([
    { says: 'Light Kit sold separately', universalLightKitAdaptable: false },
    { says: 'Accepts a universal light kit (sold separately)', universalLightKitAdaptable: true },
  ])('"$says" leads to the light kits', ({ says, universalLightKitAdaptable }) => {
    const fan = aFan({ lightIncluded: false, lightKitAdaptable: true, universalLightKitAdaptable })
    expect(fanSpecs(fan, COST).find(({ label }) => label === 'Light')).toEqual({
      label: 'Light',
      lines: [says],
      link: { label: 'Light kits', url: '/parts#light-kits' },
    })
  })

  test('a low profile fan leads to no downrods', () => {
    const fan = aFan({ mounting: 'Low profile', bladeDropInches: 8.5 })
    expect(fanSpecs(fan, COST).find(({ label }) => label === 'Lowest ceiling')).toEqual({
      label: 'Lowest ceiling',
      lines: ['7 ft 9 in.'],
    })
  })

  test('with watts tells what they are good for and what they cost', () => {
    const rows = fanSpecs(ownFan('beacon-60'), COST)
    expect(rows.slice(3, 7)).toEqual([
      { label: 'Airflow', lines: ['5,630 CFM on High (52 in.)', '6,890 CFM on High (60 in.)'] },
      {
        label: 'Efficiency',
        lines: ['235 CFM per watt on high (52 in.)', '222 CFM per watt on high (60 in.)'],
      },
      {
        label: 'Electricity',
        lines: ['24 W on high (52 in.)', '31 W on high (60 in.)', 'Without the light'],
      },
      {
        label: 'Running cost',
        lines: ['About $7 a year on high (52 in.)', 'About $9 a year on high (60 in.)'],
        link: { label: 'How we estimate this', url: '/ceiling-fans#running-cost' },
      },
    ])
  })

  test('of mix and match has a row for each part', () => {
    expect(
      Object.fromEntries(fanSpecs(ownFan('halcyon-72'), COST).map(({ label, lines }) => [label, lines])),
    ).toMatchObject({
      Sizes: ['72 and 84 in.'],
      Airflow: ['9,450 CFM on High (72 in.)', '11,200 CFM on High (84 in.)'],
      Control: ['Handheld and In-Wall Remote Controls: Included', 'Smart fan: runs over Wi-Fi'],
      Light: ['Light Kit sold separately'],
      'Body finishes': ['Graphite, Brushed Nickel, Satin Brass'],
      'Blade finishes': ['Walnut, Matte Black, Light Oak'],
    })
  })
})

describe('the specification table of a fixture', () => {
  test('with everything known', () => {
    expect(fixtureSpecs(ownFixture('reed-cylinder-6'))).toEqual([
      { label: 'Size', lines: ['6 in. wide', '15 in. high'] },
      { label: 'Light', lines: ['1 bulb of 60 W'] },
      {
        label: 'Location rating',
        lines: ['Damp', 'Also for bathrooms and covered porches, out of the rain.'],
        sign: 'damp',
      },
      { label: 'Finishes', lines: ['Brushed Nickel, Matte Black'] },
      {
        label: 'Dimensions',
        lines: [
          'Height: 15 in.',
          'Length: 6 in.',
          'Width: 6 in.',
          'Maximum Overall Height: 128 in.',
          'Call for details on additional sizes.',
        ],
      },
      { label: 'Bulbs', lines: ['1 x E26 medium', '60 W', '800 lumens'] },
      { label: 'Part number', lines: ['RC-0615-BN, Brushed Nickel', 'RC-0615-MB, Matte Black'] },
      { label: 'Styles', lines: ['Transitional'] },
    ])
  })

  test('without the rows that are unknown', () => {
    expect(fixtureSpecs(aFixture({ availableInOtherSizes: false }))).toEqual([
      { label: 'Size', lines: ['12 in. wide', '14 in. high'] },
      { label: 'Location rating', lines: ['Dry', 'For dry indoor rooms.'], sign: 'indoor' },
      { label: 'Finishes', lines: ['Satin Brass'] },
      {
        label: 'Dimensions',
        lines: ['Height: 14 in.', 'Length: 12 in.', 'Width: 12 in.', 'Only available in this size.'],
      },
      { label: 'Part number', lines: ['PP-12'] },
    ])
  })
})
