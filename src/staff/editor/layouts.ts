import { z } from 'zod'
import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { RecordKind } from '../../catalogue/records.ts'
import { controlFields, lightFields } from '../../catalogue/schema/fan.ts'
import { unwrapped } from '../../catalogue/schema/introspection.ts'
import { type Schema, shapeOf } from './schema.ts'

/** The field that names a record and its file. */
export const TITLE_FIELDS = {
  fans: 'title',
  fixtures: 'title',
  fanCategories: 'productCategory',
  fixtureCategories: 'lightingFixtureCategory',
  manufacturers: 'name',
} as const

export type FolderKind = keyof typeof TITLE_FIELDS

export const KIND_LABELS: Readonly<Record<RecordKind, string>> = {
  fans: 'Ceiling fans',
  fixtures: 'Lighting fixtures',
  fanCategories: 'Fan categories',
  fixtureCategories: 'Lighting categories',
  manufacturers: 'Brands',
  store: 'Store and hours',
  gallery: 'Home page gallery',
  rooms: 'Room photos',
  brandLists: 'Brand walls',
  finishColours: 'Finish colors',
  finishFamilies: 'Finish families',
  roomKinds: 'Room types',
  searchWords: 'Search words',
  homePage: 'Home',
  fansPage: 'Ceiling fans page',
  lightingPage: 'Lighting fixtures page',
  partsPage: 'Parts and accessories',
  blogPage: 'Blog',
  contactPage: 'Contact',
  messageSentPage: 'Contact: message sent',
  messageNotSentPage: 'Contact: message not sent',
  notFoundPage: 'Page not found',
}

export interface Section {
  name: string
  title: string
  fields: readonly string[]
  /** Closed, at the end of the form. */
  folded?: boolean
  /** Names of the two forms in which a file writes the fields, in the order of the schema's union. */
  variants?: readonly [Variant, Variant]
}

interface Variant {
  name: string
  title: string
}

interface Layout {
  /** Fields and sections; other fields of the schema follow, then what is folded. */
  order: readonly (string | Section)[]
  /** Fields that stay in the file and are not in the form. */
  hidden: readonly string[]
  /** Hidden fields that a rewritten file drops, as they follow from others. */
  derived: readonly string[]
  /** Upload folder under content/ by field. */
  uploads: Readonly<Record<string, string>>
}

const PRODUCT = ['title', 'manufacturerNameReference', 'imageUrl', 'productDescription']
const SHAPES = ['furtherPictures', 'modelUrl', 'outlineUrl']
const FOLDED: readonly Section[] = [
  { name: 'end', title: 'Discontinued', folded: true, fields: ['discontinued', 'replacedBy'] },
  { name: 'rare', title: 'Rarely needed', folded: true, fields: ['productUrl', 'formerAddresses'] },
]

const productUploads = (kind: ProductKind) => ({
  imageUrl: `images/${kind}`,
  finishPictures: `images/${kind}/finishes`,
  furtherPictures: `images/${kind}/views`,
  modelUrl: `models/${kind}`,
  outlineUrl: `outlines/${kind}`,
})

const scenes = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, 'images/scenes']))

const LAYOUTS: Partial<Record<RecordKind, Partial<Layout>>> = {
  fans: {
    derived: ['name', 'manufacturer', 'mixAndMatch'],
    uploads: productUploads('fans'),
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
      ...SHAPES,
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
      { name: 'light', title: 'Light', fields: Object.keys(lightFields) },
      { name: 'control', title: 'Control', fields: Object.keys(controlFields) },
      'locationRating',
      'modelNumber',
      'warranty',
      'location',
      'productCategories',
      'styles',
      ...FOLDED,
    ],
  },
  fixtures: {
    derived: ['name', 'manufacturer'],
    uploads: productUploads('fixtures'),
    order: [
      ...PRODUCT,
      'shown',
      'colors',
      'finishPictures',
      ...SHAPES,
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
      ...FOLDED,
    ],
  },
  fanCategories: { derived: ['name'], uploads: { imageUrl: 'images/fans', ...scenes('roomUrl') } },
  fixtureCategories: { derived: ['name'], uploads: { imageUrl: 'images/fixtures', ...scenes('roomUrl') } },
  manufacturers: {
    order: ['name'],
    // An assigned number never changes: API clients may use it.
    hidden: ['id'],
    derived: ['nameReference'],
    uploads: scenes('imageUrl'),
  },
  gallery: { uploads: scenes('rooms') },
  rooms: {
    uploads: scenes('fansUrl', 'lightingUrl', 'fansDoorUrl', 'lightingDoorUrl', 'sharedUrl', 'scenes'),
  },
  store: { uploads: { pictures: 'images/store', logoUrl: 'logo', markUrl: 'logo' } },
  // No page shows the short name or the logo of a name on a brand wall.
  brandLists: { hidden: ['name', 'photoUrl'] },
}

export function layoutOf(kind: RecordKind): Layout {
  const { order = [], hidden = [], derived = [], uploads = {} } = LAYOUTS[kind] ?? {}
  return { order, hidden: ['$schema', ...hidden, ...derived], derived, uploads }
}

/** A kind's fields and sections in the order of its form. */
export function arrangedFields(kind: RecordKind): (string | Section)[] {
  const { order, hidden } = layoutOf(kind)
  const placed = new Set(order.flatMap((place) => (typeof place === 'string' ? place : place.fields)))
  const rest = Object.keys(shapeOf(kind)).filter((name) => !placed.has(name) && !hidden.includes(name))
  const isFolded = (place: string | Section) => typeof place !== 'string' && Boolean(place.folded)
  return [...order.filter((place) => !isFolded(place)), ...rest, ...order.filter(isFolded)]
}

/** The form in which a file writes a field in one of its section's variants. */
export function variantOf(field: Schema, variant: number): Schema {
  const schema = unwrapped(field)
  const option = schema instanceof z.ZodUnion ? schema.options[variant] : undefined
  if (!option)
    throw new Error(
      'A section with variants holds a field that has one form only: see src/staff/editor/layouts.ts.',
    )
  return option
}
