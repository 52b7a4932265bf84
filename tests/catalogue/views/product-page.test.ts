import { describe, expect, test } from 'vitest'
import { brandFanPage, categoryFanPage, fixturePage } from '../../../src/catalogue/views/product-page.ts'
import { aFan, aFixture } from '../../builders.ts'
import { own, ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'

const rows = (specs: { label: string; lines: string[] }[]) =>
  Object.fromEntries(specs.map(({ label, lines }) => [label, lines]))

describe("a fan's page in a category", () => {
  const page = categoryFanPage(own, ownFan('axial-54'), 'outdoor')

  test('says where it stands', () => {
    expect(page).toMatchObject({
      kind: 'fan',
      title: 'Axial 54',
      path: '/ceiling-fans/outdoor/axial-54',
      trail: [
        { label: 'Ceiling Fans', url: '/ceiling-fans' },
        { label: 'Outdoor Ceiling Fans', url: '/ceiling-fans/outdoor' },
      ],
      back: { label: 'Back to Outdoor Ceiling Fans', url: '/ceiling-fans/outdoor' },
    })
  })

  test('is canonical to its first category', () => {
    expect(page.canonicalPath).toBe('/ceiling-fans/smart/axial-54')
    expect(categoryFanPage(own, ownFan('axial-54'), 'smart').canonicalPath).toBe(
      '/ceiling-fans/smart/axial-54',
    )
  })

  test('shows picture, caption, maker, facts and location', () => {
    expect(page).toMatchObject({
      picture: 'content/images/fans/black.jpg',
      shownIn: 'Shown in Matte Black',
      manufacturer: { name: 'Modern Forms', url: '/ceiling-fans/by-brand/modern-forms' },
      facts: ['54 in.', 'Wet', 'Light included'],
    })
    expect(page.finishes.views).toHaveLength(3)
  })

  test('names the place in the showroom only where the fan hangs in one', () => {
    expect(page).not.toHaveProperty('showroomPlace')
    expect(categoryFanPage(own, ownFan('alder-52'), 'traditional').showroomPlace).toBe(
      'Front showroom, bay 3',
    )
  })

  test('has no part number', () => {
    expect(page).not.toHaveProperty('partNumber')
  })

  test('is not made for a category that does not exist', () => {
    expect(() => categoryFanPage(own, ownFan('axial-54'), 'pendants')).toThrow(
      'The catalogue has no fan category "pendants".',
    )
  })
})

describe("a fan's page on its brand screen", () => {
  const page = brandFanPage(own, ownFan('halcyon-72'))

  test('says where it stands, and is canonical to its first category', () => {
    expect(page).toMatchObject({
      path: '/ceiling-fans/by-brand/maxim-lighting/halcyon-72',
      canonicalPath: '/ceiling-fans/large/halcyon-72',
      trail: [
        { label: 'Ceiling Fans', url: '/ceiling-fans' },
        { label: 'Maxim Lighting', url: '/ceiling-fans/by-brand/maxim-lighting' },
      ],
      back: { label: 'Back to Maxim Lighting', url: '/ceiling-fans/by-brand/maxim-lighting' },
      shownIn: 'Shown in Graphite Body, Walnut Blades',
    })
  })

  test('is found by the name of the fan, its page in a category by the address', () => {
    const fan = aFan({
      name: 'plain-52',
      productUrl: 'the-plain',
      manufacturer: 'Hunter',
      manufacturerNameReference: 'hunter',
    })
    expect(brandFanPage(own, fan).path).toBe('/ceiling-fans/by-brand/hunter/plain-52')
    expect(brandFanPage(own, fan).canonicalPath).toBe('/ceiling-fans/traditional/the-plain')
    expect(categoryFanPage(own, fan, 'smart').path).toBe('/ceiling-fans/smart/the-plain')
  })
})

describe('the specification table of a fan', () => {
  test('with everything known', () => {
    expect(categoryFanPage(own, ownFan('alder-52'), 'traditional').specs).toEqual([
      { label: 'Sizes', lines: ['52 in.'] },
      { label: 'Room size', lines: ['225 to 400 sq ft'] },
      { label: 'Lowest ceiling', lines: ['8 ft 1 in'] },
      { label: 'Airflow', lines: ['5,140 CFM on High'] },
      { label: 'Motor', lines: ['AC, 153 x 15 mm'] },
      {
        label: 'Control',
        lines: [
          'Handheld Remote Control: Available (Sold Separately)',
          'In-Wall Remote Control: Available (Sold Separately)',
        ],
      },
      {
        label: 'Light',
        lines: [
          'Two-lamp opal glass bowl, E26 base',
          '1,600 lumens',
          'Cap can be installed on the fan in place of the light',
        ],
      },
      { label: 'Location rating', lines: ['Indoor', 'For dry rooms indoors.'], sign: 'indoor' },
      { label: 'Finishes', lines: ['Oil Rubbed Bronze, Satin Nickel, Matte White'] },
      { label: 'Styles', lines: ['Traditional, Transitional'] },
    ])
  })

  test('with nothing known that may be unknown', () => {
    expect(categoryFanPage(own, aFan(), 'traditional').specs).toEqual([
      { label: 'Sizes', lines: ['52 in.'] },
      { label: 'Room size', lines: ['225 to 400 sq ft'] },
      { label: 'Lowest ceiling', lines: ['Ask us'] },
      { label: 'Airflow', lines: ['Call or email us for details.'] },
      { label: 'Control', lines: ['Operated by Pull Chain Only'] },
      { label: 'Light', lines: ['Call or email us for details'] },
      { label: 'Location rating', lines: ['Indoor', 'For dry rooms indoors.'], sign: 'indoor' },
      { label: 'Finishes', lines: ['Matte Black'] },
    ])
  })

  test('of mix and match has a row for each part', () => {
    expect(rows(brandFanPage(own, ownFan('halcyon-72')).specs)).toMatchObject({
      Sizes: ['72 and 84 in.'],
      Airflow: ['9,450 CFM on High (72 in.)', '11,200 CFM on High (84 in.)'],
      Control: ['Handheld and In-Wall Remote Controls: Included', 'Smart fan: runs over Wi-Fi'],
      Light: ['Light Kit sold separately'],
      'Body finishes': ['Graphite, Brushed Nickel, Satin Brass'],
      'Blade finishes': ['Walnut, Matte Black, Light Oak'],
    })
  })
})

describe("a fixture's page", () => {
  const page = fixturePage(own, ownFixture('reed-cylinder-6'), 'pendants')

  test('says where it stands', () => {
    expect(page).toMatchObject({
      kind: 'fixture',
      title: 'Reed Cylinder 6',
      shownIn: 'Shown in Brushed Nickel',
      partNumber: 'RC-0615-BN',
      path: '/lighting-fixtures/pendants/reed-cylinder-6',
      canonicalPath: '/lighting-fixtures/pendants/reed-cylinder-6',
      trail: [
        { label: 'Lighting Fixtures', url: '/lighting-fixtures' },
        { label: 'Pendants', url: '/lighting-fixtures/pendants' },
      ],
      back: { label: 'Back to Pendants', url: '/lighting-fixtures/pendants' },
    })
    expect(page).not.toHaveProperty('showroomPlace')
  })

  test('is canonical to its first category', () => {
    const fixture = aFixture({ productCategories: ['chandeliers', 'pendants'] })
    expect(fixturePage(own, fixture, 'pendants').canonicalPath).toBe(
      '/lighting-fixtures/chandeliers/plain-pendant-12',
    )
  })

  test('leads to its maker only where that has a brand screen', () => {
    expect(page.manufacturer).toEqual({ name: 'Hunter', url: '/ceiling-fans/by-brand/hunter' })
    expect(fixturePage(own, ownFixture('lanes-end-post-22'), 'outdoor-lighting').manufacturer).toEqual({
      name: 'The Great Outdoors',
    })
  })

  test('has a table with everything known', () => {
    expect(page.specs).toEqual([
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
      {
        label: 'Location rating',
        lines: ['Damp', 'Also for bathrooms and covered porches, out of the rain.'],
        sign: 'damp',
      },
      { label: 'Finishes', lines: ['Brushed Nickel, Matte Black'] },
      { label: 'Part number', lines: ['RC-0615-BN'] },
      { label: 'Styles', lines: ['Transitional'] },
    ])
  })

  test('has a table without the rows that are unknown', () => {
    expect(fixturePage(own, aFixture({ availableInOtherSizes: false }), 'pendants').specs).toEqual([
      {
        label: 'Dimensions',
        lines: ['Height: 14 in.', 'Length: 12 in.', 'Width: 12 in.', 'Only available in this size.'],
      },
      { label: 'Location rating', lines: ['Dry', 'For dry rooms indoors.'], sign: 'indoor' },
      { label: 'Finishes', lines: ['Satin Brass'] },
      { label: 'Part number', lines: ['PP-12'] },
    ])
  })
})
