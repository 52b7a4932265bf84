import { describe, expect, test } from 'vitest'
import { createCatalogue } from '../../src/catalogue/create-catalogue.ts'
import type { CatalogueRecords } from '../../src/catalogue/records.ts'
import { fanSchema } from '../../src/catalogue/schema/fan.ts'
import { SHORT_FAN } from '../builders.ts'
import { own, ownRecords } from '../own-catalogue/own-catalogue.ts'

const withFan = (raw: object, file = 'content/fans/birch-52.json'): CatalogueRecords => ({
  ...ownRecords,
  fans: [...ownRecords.fans, { file, fields: fanSchema.parse(raw) }],
})

describe('the catalogue', () => {
  test('sorts numbers in names as numbers', () => {
    const records = withFan({ ...SHORT_FAN, productUrl: 'a' }, 'content/fans/alder-6.json')
    records.fans.push({ file: 'content/fans/alder-100.json', fields: fanSchema.parse(SHORT_FAN) })
    const [first, second, third] = createCatalogue(records).fans.map(({ name }) => name)
    expect([first, second, third]).toEqual(['alder-6', 'alder-52', 'alder-100'])
  })

  test('numbers the gallery’s rooms in their order', () => {
    expect(own.gallery.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5])
    expect(own.gallery[0]?.url).toMatch(/^content\/images\/scenes\//)
  })
})

describe('records that contradict each other', () => {
  const faulty = withFan({ ...SHORT_FAN, productCategories: ['nowhere'], shown: 'Gold' })

  test('are rejected with every error at once', () => {
    expect(() => createCatalogue(faulty)).toThrow(
      [
        'content/ has 2 errors:',
        '✖ content/fans/birch-52.json › productCategories[0]: there is no content/fan-categories/nowhere.json. Known: "contemporary", "empty", "large", "low-profile", "outdoor", "rows", "small-rooms", "smart", "traditional".',
        '✖ content/fans/birch-52.json › shown: "Gold" is not among "colors". Known: "Matte Black", "Satin Nickel".',
      ].join('\n'),
    )
  })

  test('are accepted if they give only a warning', () => {
    const flags = { inWallRemoteControlIncluded: true, inWallRemoteControlAvailable: true }
    const { fans } = createCatalogue(withFan({ ...SHORT_FAN, ...flags }))
    expect(fans).toContainEqual(expect.objectContaining({ ...flags, manufacturer: 'Maxim Lighting' }))
  })

  test('are rejected when a required file is missing', () => {
    expect(() => createCatalogue({ ...ownRecords, store: [] })).toThrow(
      'content/ has 1 error:\n✖ content/store.json: is missing. Restore it: the site cannot be built without it.',
    )
  })
})
