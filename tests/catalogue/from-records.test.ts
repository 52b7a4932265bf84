import { describe, expect, test } from 'vitest'
import { toCategory, toFan, toFixture, toManufacturers } from '../../src/catalogue/from-records.ts'
import { fanSchema } from '../../src/catalogue/schema/fan.ts'
import { fixtureSchema } from '../../src/catalogue/schema/fixture.ts'
import { aFan, SHORT_FAN } from '../builders.ts'

const MIXED = {
  shown: { body: 'Graphite', blades: ['Walnut'] },
  colors: { body: ['Graphite'], blades: ['Walnut', 'Light Oak'] },
}

const SHORT_FIXTURE = {
  title: 'Birch Pendant',
  manufacturerNameReference: 'hunter',
  imageUrl: '../images/fixtures/birch-pendant.jpg',
  productDescription: 'A plain pendant.',
  fixtureHeight: '7.25',
  fixtureLength: 6,
  fixtureWidth: 6,
  colors: ['Matte Black'],
  shown: 'Matte Black',
  locationRating: 'Dry',
  partNumber: 'BP-1',
  productCategories: ['pendants'],
}

const theFan = (fields: object = {}) => {
  const record = { file: 'content/fans/birch-52.json', fields: fanSchema.parse({ ...SHORT_FAN, ...fields }) }
  return toFan(record, 'Maxim Lighting')
}
const theFixture = (fields: object = {}) => {
  const file = 'content/fixtures/birch-pendant.json'
  return toFixture({ file, fields: fixtureSchema.parse({ ...SHORT_FIXTURE, ...fields }) }, 'Hunter')
}

describe('fields that a record may leave out', () => {
  test('a fan with the shortest file is complete', () => {
    const fan = theFan()
    // `aFan` has every control flag false and no light flag; in a file without a control flag it is unknown.
    expect(fan).not.toHaveProperty('handheldRemoteControlIncluded')
    expect({ ...aFan(), ...fan }).toEqual(
      aFan({
        name: 'birch-52',
        productUrl: 'birch-52',
        title: 'Birch 52',
        manufacturer: 'Maxim Lighting',
        manufacturerNameReference: 'maxim-lighting',
        imageUrl: 'content/images/fans/birch-52.jpg',
        productDescription: 'A plain fan.',
        colors: ['Matte Black', 'Satin Nickel'],
      }),
    )
  })

  test('a fixture with the shortest file is complete, and its other sizes are unknown', () => {
    expect(theFixture()).toEqual({
      ...SHORT_FIXTURE,
      kind: 'fixtures',
      name: 'birch-pendant',
      productUrl: 'birch-pendant',
      manufacturer: 'Hunter',
      imageUrl: 'content/images/fixtures/birch-pendant.jpg',
      fixtureHeight: 7.25,
      finishPictures: {},
      furtherPictures: [],
      availableInOtherSizes: null,
      styles: [],
      discontinued: false,
    })
  })

  test('keeps a given address and light flag, and leaves out the schema’s address', () => {
    const given = { productUrl: 'the-birch', lightIncluded: false }
    expect(theFan({ ...given, $schema: './fan.json' })).toEqual({ ...theFan(), ...given })
    expect(theFixture({ $schema: './fixture.json' })).toEqual(theFixture())
  })
})

describe('the form of the shown finish decides on mix and match', () => {
  test('a fan with one finish', () => {
    expect(theFan({ finishPictures: { 'Satin Nickel': '../images/fans/nickel.jpg' } })).toMatchObject({
      mixAndMatch: false,
      finishPictures: { 'Satin Nickel': 'content/images/fans/nickel.jpg' },
    })
  })

  test('body and blades', () => {
    const picture = { body: 'Graphite', blades: 'Light Oak', imageUrl: '../images/fans/nickel.jpg' }
    expect(theFan({ ...MIXED, finishPictures: [picture] })).toMatchObject({
      mixAndMatch: true,
      shown: { body: ['Graphite'], blades: ['Walnut'] },
      colors: { body: ['Graphite'], blades: ['Walnut', 'Light Oak'] },
      finishPictures: [{ body: 'Graphite', blades: 'Light Oak', imageUrl: 'content/images/fans/nickel.jpg' }],
    })
  })

  test('body and blades without further pictures', () => {
    expect(theFan(MIXED)).toMatchObject({ mixAndMatch: true, finishPictures: [] })
  })
})

const brand = (file: string, fields: { id?: number } = {}) => ({
  file: `content/manufacturers/${file}.json`,
  fields: {
    name: 'Plain & Sons',
    manufacturerDescription: 'Plain fans.',
    websiteUrl: 'https://example.com/',
    ...fields,
  },
})

test('a category takes its file’s name', () => {
  const category = toCategory({
    file: 'content/fan-categories/porch.json',
    fields: {
      productCategory: 'Porch Fans',
      categoryDescription: 'For porches.',
      imageUrl: '../images/fans/plain-52.jpg',
    },
  })
  expect(category.name).toBe('porch')
  expect(category.imageUrl).toBe('content/images/fans/plain-52.jpg')
})

test('a brand takes its file’s name, and keeps its number or gets the next free one', () => {
  const brands = toManufacturers([brand('airy'), brand('hunter', { id: 4 }), brand('plain')])
  expect(brands.map(({ nameReference, id }) => [nameReference, id])).toEqual([
    ['airy', 5],
    ['hunter', 4],
    ['plain', 6],
  ])
})
