import { describe, expect, test } from 'vitest'
import { createCatalogue } from '../../src/catalogue/create-catalogue.ts'
import { ContentError } from '../../src/catalogue/faults.ts'
import { getManufacturer } from '../../src/catalogue/queries.ts'
import type { CatalogueRecords } from '../../src/catalogue/records.ts'
import { fanSchema } from '../../src/catalogue/schema/fan.ts'
import { fixtureSchema } from '../../src/catalogue/schema/fixture.ts'
import { own, ownFan, ownRecords } from '../own-catalogue/own-catalogue.ts'

/** As little as a fan's file may say. */
const SHORT_FAN = {
  title: 'Birch 52',
  manufacturerNameReference: 'maxim-lighting',
  imageUrl: '../images/fans/alder-52.jpg',
  productDescription: 'A plain fan.',
  sizes: [52],
  locationRating: 'Indoor',
  shown: 'Matte Black',
  colors: ['Matte Black', 'Satin Nickel'],
  productCategories: ['traditional'],
}
const MIXED = {
  shown: { body: 'Graphite', blades: ['Walnut'] },
  colors: { body: ['Graphite'], blades: ['Walnut', 'Light Oak'] },
}

const SHORT_FIXTURE = {
  title: 'Birch Pendant',
  manufacturerNameReference: 'hunter',
  imageUrl: '../images/fixtures/reed-cylinder-6.jpg',
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

const withFan = (raw: object, file = 'content/fans/birch-52.json'): CatalogueRecords => ({
  ...ownRecords,
  fans: [...ownRecords.fans, { file, fields: fanSchema.parse(raw) }],
})
const theFan = (fields: object = {}) =>
  createCatalogue(withFan({ ...SHORT_FAN, ...fields })).fans.find(({ title }) => title === 'Birch 52')
const theFixture = (fields: object = {}) => {
  const file = 'content/fixtures/birch-pendant.json'
  const fixture = { file, fields: fixtureSchema.parse({ ...SHORT_FIXTURE, ...fields }) }
  const records = { ...ownRecords, fixtures: [...ownRecords.fixtures, fixture] }
  return createCatalogue(records).fixtures.find(({ name }) => name === 'birch-pendant')
}

describe('what a record may leave out', () => {
  test('a fan of few words is complete', () => {
    expect(theFan()).toEqual({
      name: 'birch-52',
      productUrl: 'birch-52',
      title: 'Birch 52',
      manufacturer: 'Maxim Lighting',
      manufacturerNameReference: 'maxim-lighting',
      imageUrl: 'content/images/fans/alder-52.jpg',
      productDescription: 'A plain fan.',
      sizes: [52],
      locationRating: 'Indoor',
      mixAndMatch: false,
      shown: ['Matte Black'],
      colors: ['Matte Black', 'Satin Nickel'],
      finishPictures: {},
      smartFan: false,
      smartFanAdaptable: false,
      wifiCompatible: false,
      handheldRemoteControlIncluded: false,
      handheldRemoteControlAvailable: false,
      inWallRemoteControlIncluded: false,
      inWallRemoteControlAvailable: false,
      hardwiredWallControlIncluded: false,
      hardwiredWallControlAvailable: false,
      handheldRemoteControlAndInWallRemoteControlIncluded: false,
      productCategories: ['traditional'],
      styles: [],
    })
  })

  test('a fixture of few words is complete, and its other sizes are unknown', () => {
    expect(theFixture()).toEqual({
      ...SHORT_FIXTURE,
      name: 'birch-pendant',
      productUrl: 'birch-pendant',
      manufacturer: 'Hunter',
      imageUrl: 'content/images/fixtures/reed-cylinder-6.jpg',
      fixtureHeight: 7.25,
      finishPictures: {},
      availableInOtherSizes: null,
      styles: [],
    })
  })

  test('an address of its own stays as written', () => {
    expect(theFan({ productUrl: 'the-birch' })).toMatchObject({ name: 'birch-52', productUrl: 'the-birch' })
  })

  test('the address of the schema for editors is not part of a product', () => {
    expect(theFan({ $schema: './fan.json' })).not.toHaveProperty('$schema')
    expect(theFixture({ $schema: './fixture.json' })).not.toHaveProperty('$schema')
  })

  test('light flags keep three states', () => {
    expect(theFan({ lightIncluded: false })).toMatchObject({ lightIncluded: false })
    expect(theFan({ lightIncluded: true })).toMatchObject({ lightIncluded: true })
    expect(theFan()).not.toHaveProperty('lightIncluded')
  })
})

describe('mix and match is told by the form of the shown finish', () => {
  test('one finish', () => {
    expect(theFan({ finishPictures: { 'Satin Nickel': '../images/fans/birch.jpg' } })).toMatchObject({
      mixAndMatch: false,
      finishPictures: { 'Satin Nickel': 'content/images/fans/birch.jpg' },
    })
  })

  test('body and blades', () => {
    const picture = { body: 'Graphite', blades: 'Light Oak', imageUrl: '../images/fans/birch.jpg' }
    expect(theFan({ ...MIXED, finishPictures: [picture] })).toMatchObject({
      mixAndMatch: true,
      shown: { body: ['Graphite'], blades: ['Walnut'] },
      colors: { body: ['Graphite'], blades: ['Walnut', 'Light Oak'] },
      finishPictures: [{ body: 'Graphite', blades: 'Light Oak', imageUrl: 'content/images/fans/birch.jpg' }],
    })
  })

  test('body and blades without further pictures', () => {
    expect(theFan(MIXED)).toMatchObject({ mixAndMatch: true, finishPictures: [] })
  })
})

describe('figures', () => {
  test.each([
    { written: [52, 60], sizes: [52, 60] },
    { written: ['52', '33.5'], sizes: [52, 33.5] },
    { written: [10, '120'], sizes: [10, 120] },
  ])('sizes written $written are the numbers $sizes', ({ written, sizes }) => {
    expect(theFan({ sizes: written })?.sizes).toEqual(sizes)
  })

  test.each([
    { written: 800, lumens: '800' },
    { written: 1600, lumens: '1,600' },
    { written: '1600', lumens: '1,600' },
    { written: '1,600', lumens: '1,600' },
    { written: '12,345', lumens: '12,345' },
    { written: 1234567, lumens: '1,234,567' },
  ])('lumens written $written read $lumens', ({ written, lumens }) => {
    expect(theFan({ lumensRating: written })?.lumensRating).toBe(lumens)
    expect(theFixture({ lumensRating: written })?.lumensRating).toBe(lumens)
  })
})

describe('the whole', () => {
  test.each([
    {
      list: 'fixtures',
      names: own.fixtures.map(({ name }) => name),
      first: 'aurelia-bar-40',
      last: 'wagoner-8',
    },
    {
      list: 'categories of fans',
      names: [...own.fanCategories.keys()],
      first: 'contemporary',
      last: 'traditional',
    },
    {
      list: 'categories of fixtures',
      names: [...own.fixtureCategories.keys()],
      first: 'bath-lighting',
      last: 'pendants',
    },
    {
      list: 'makers',
      names: [...own.manufacturers.keys()],
      first: 'big-ass-fans',
      last: 'the-great-outdoors',
    },
  ])('$list stand in the order of their files, from $first to $last', ({ names, first, last }) => {
    expect(names).toEqual([...names].sort())
    expect([names[0], names.at(-1)]).toEqual([first, last])
  })

  test('numbers in names are put in order as numbers', () => {
    const records = withFan({ ...SHORT_FAN, productUrl: 'a' }, 'content/fans/alder-6.json')
    records.fans.push({ file: 'content/fans/alder-100.json', fields: fanSchema.parse(SHORT_FAN) })
    const [first, second, third] = createCatalogue(records).fans.map(({ name }) => name)
    expect([first, second, third]).toEqual(['alder-6', 'alder-52', 'alder-100'])
  })

  test('the gallery is in the order of its numbers', () => {
    const records = { ...ownRecords, gallery: ownRecords.gallery.toReversed() }
    expect(createCatalogue(records).gallery.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5])
    expect(createCatalogue(records).gallery[0]?.url).toMatch(/^content\/images\/scenes\//)
  })

  test('nothing of it can be changed', () => {
    const fan = ownFan('alder-52')
    expect(() => Object.assign(own, { fans: [] })).toThrow(TypeError)
    expect(() => Object.assign(fan, { title: 'Mine' })).toThrow(TypeError)
    expect(() => fan.sizes.push(60)).toThrow(TypeError)
    expect(() => Object.assign(getManufacturer(own, 'hunter'), { name: 'Mine' })).toThrow(TypeError)
    expect(() => Object.assign(own.store.hours, { sunday: ['09:00', '17:00'] })).toThrow(TypeError)
  })
})

describe('records that contradict each other', () => {
  const faulty = withFan({ ...SHORT_FAN, productCategories: ['nowhere'], shown: 'Gold' })

  test('are refused with every fault in one error', () => {
    expect(() => createCatalogue(faulty)).toThrow(ContentError)
    expect(() => createCatalogue(faulty)).toThrow(
      [
        'content/ has 2 faults:',
        '✖ content/fans/birch-52.json › productCategories[0]: there is no content/fan-categories/nowhere.json. Known: "contemporary", "empty", "large", "low-profile", "outdoor", "rows", "small-rooms", "smart", "traditional".',
        '✖ content/fans/birch-52.json › shown: "Gold" is not among "colors". Known: "Matte Black", "Satin Nickel".',
      ].join('\n'),
    )
  })

  test('are listed one by one for a program', () => {
    const fields = (() => {
      try {
        return createCatalogue(faulty)
      } catch (error) {
        return (error as ContentError).faults.map(({ field }) => field)
      }
    })()
    expect(fields).toEqual(['productCategories[0]', 'shown'])
  })

  test('are no obstacle when they only give a warning', () => {
    const flags = { inWallRemoteControlIncluded: true, inWallRemoteControlAvailable: true }
    expect(theFan(flags)).toMatchObject(flags)
  })

  test.each([
    { kind: 'rooms' as const, file: 'content/rooms.json' },
    { kind: 'store' as const, file: 'content/store.json' },
    { kind: 'brandLists' as const, file: 'content/brand-lists.json' },
    { kind: 'finishColours' as const, file: 'content/finish-colours.json' },
  ])('a catalogue without $file is refused', ({ kind, file }) => {
    expect(() => createCatalogue({ ...ownRecords, [kind]: [] })).toThrow(
      `content/ has 1 fault:\n✖ ${file}: is missing. Bring it back: the site cannot be built without it.`,
    )
  })
})
