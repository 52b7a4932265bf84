import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
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

type Arrangement = Pick<Layout, 'derived' | 'order'>

const FANS: Arrangement = {
  derived: [...DERIVED, 'mixAndMatch'],
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
    'modelUrl',
    'outlineUrl',
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
        'downrodDiameterInches',
        'canopyMaxSlopeDegrees',
        'weightPounds',
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
    'warranty',
    'location',
    'productCategories',
    'styles',
    END,
    { ...RARE, fields: ['productUrl'] },
  ],
}

const FIXTURES: Arrangement = {
  derived: DERIVED,
  order: [
    ...PRODUCT,
    'shown',
    'colors',
    'finishPictures',
    'furtherPictures',
    'modelUrl',
    'outlineUrl',
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
        'weightPounds',
      ],
    },
    {
      name: 'light',
      title: 'Light',
      fields: ['numberOfBulbs', 'bulbType', 'bulbShape', 'bulbWattage', 'lumensRating'],
    },
    'locationRating',
    'partNumber',
    'finishPartNumbers',
    'warranty',
    'productCategories',
    'styles',
    END,
    { ...RARE, fields: ['productUrl'] },
  ],
}

/** A kind without a row has its fields in the order of its schema. */

function productLayout(kind: ProductKind, { derived, order }: Arrangement): Layout {
  return {
    derived,
    order,
    hidden: ['$schema', ...derived],
    uploads: {
      imageUrl: `images/${kind}`,
      finishPictures: `images/${kind}/finishes`,
      furtherPictures: `images/${kind}/views`,
      modelUrl: `models/${kind}`,
      outlineUrl: `outlines/${kind}`,
    },
  }
}

/** The forms of products: what is filled in first, and what stands together in a section. */
export const PRODUCT_LAYOUTS: Record<ProductKind, Layout> = {
  fans: productLayout('fans', FANS),
  fixtures: productLayout('fixtures', FIXTURES),
}
