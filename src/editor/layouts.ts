import type { RecordKind } from '../catalogue/records.ts'
import type { Layout } from './form/sections.ts'

const PRODUCT = ['title', 'manufacturerNameReference', 'imageUrl', 'productDescription'] as const
const DERIVED = ['name', 'manufacturer'] as const
/** What is filled in when a product ends. */
const END = {
  name: 'end',
  title: 'No longer sold',
  folded: true,
  fields: ['discontinued', 'replacedBy'],
} as const
const RARE = { name: 'rare', title: 'Rarely needed', folded: true } as const

const FANS: Layout = {
  hidden: ['$schema', ...DERIVED, 'mixAndMatch'],
  derived: [...DERIVED, 'mixAndMatch'],
  pictures: { imageUrl: 'fans', finishPictures: 'fans/finishes', furtherPictures: 'fans/views' },
  order: [
    ...PRODUCT,
    {
      name: 'finish',
      title: 'Finishes',
      fields: ['shown', 'colors', 'finishPictures'],
      variants: [
        { name: 'one', title: 'The whole fan in one finish' },
        { name: 'mixed', title: 'Body and blades chosen separately' },
      ],
    },
    'furtherPictures',
    {
      name: 'size',
      title: 'Size and air',
      fields: [
        'sizes',
        'airflowRating',
        'wattsOnHigh',
        'bladeCount',
        'bladeDropInches',
        'mounting',
        'motorType',
      ],
    },
    {
      name: 'light',
      title: 'Light',
      fields: [
        'lightIncluded',
        'lightKitInformation',
        'lumensRating',
        'lightKitRequired',
        'lightKitAdaptable',
        'universalLightKitAdaptable',
      ],
    },
    {
      name: 'control',
      title: 'Control',
      fields: [
        'handheldRemoteControlIncluded',
        'handheldRemoteControlAvailable',
        'inWallRemoteControlIncluded',
        'inWallRemoteControlAvailable',
        'hardwiredWallControlIncluded',
        'hardwiredWallControlAvailable',
        'handheldRemoteControlAndInWallRemoteControlIncluded',
        'smartFan',
        'smartFanAdaptable',
        'wifiCompatible',
        'smartFanDetails',
      ],
    },
    'locationRating',
    'modelNumber',
    'location',
    'productCategories',
    'styles',
    END,
    { ...RARE, fields: ['productUrl'] },
  ],
}

const FIXTURES: Layout = {
  hidden: ['$schema', ...DERIVED],
  derived: DERIVED,
  pictures: { imageUrl: 'fixtures', finishPictures: 'fixtures/finishes', furtherPictures: 'fixtures/views' },
  order: [
    ...PRODUCT,
    'shown',
    'colors',
    'finishPictures',
    'furtherPictures',
    {
      name: 'size',
      title: 'Size',
      fields: [
        'fixtureHeight',
        'fixtureLength',
        'fixtureWidth',
        'maxOverallHeight',
        'mounting',
        'availableInOtherSizes',
      ],
    },
    {
      name: 'light',
      title: 'Light',
      fields: ['numberOfBulbs', 'bulbType', 'bulbWattage', 'lumensRating'],
    },
    'locationRating',
    'partNumber',
    'finishPartNumbers',
    'productCategories',
    'styles',
    END,
    { ...RARE, fields: ['productUrl'] },
  ],
}

const CATEGORY: Omit<Layout, 'pictures'> = { order: [], hidden: ['$schema', 'name'], derived: ['name'] }
const PLAIN: Layout = { order: [], hidden: ['$schema'], derived: [], pictures: {} }

/** The forms of all records; a kind without an order has its fields in that of its schema. */
export const LAYOUTS: Record<RecordKind, Layout> = {
  fans: FANS,
  fixtures: FIXTURES,
  fanCategories: { ...CATEGORY, pictures: { imageUrl: 'fans', roomUrl: 'scenes' } },
  fixtureCategories: { ...CATEGORY, pictures: { imageUrl: 'fixtures', roomUrl: 'scenes' } },
  manufacturers: {
    order: ['name'],
    // A number, once given, stays: callers of the API may know it.
    hidden: ['$schema', 'id', 'nameReference'],
    derived: ['nameReference'],
    pictures: { imageUrl: 'scenes' },
  },
  gallery: { ...PLAIN, hidden: ['id'], derived: ['id'], pictures: { url: 'scenes' } },
  rooms: {
    ...PLAIN,
    pictures: {
      fansUrl: 'scenes',
      lightingUrl: 'scenes',
      fansDoorUrl: 'scenes',
      lightingDoorUrl: 'scenes',
      sharedUrl: 'scenes',
      scenes: 'scenes',
    },
  },
  store: { ...PLAIN, pictures: { pictures: 'store' } },
  // No page shows the short name or the logo of a name on a brand wall.
  brandLists: { ...PLAIN, hidden: ['$schema', 'name', 'photoUrl'] },
  finishColours: PLAIN,
  finishFamilies: PLAIN,
  searchWords: PLAIN,
}
