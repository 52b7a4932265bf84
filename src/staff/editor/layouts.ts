import type { z } from 'zod'
import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
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

export interface Section {
  name: string
  title: string
  fields: readonly string[]
  folded?: boolean
  /** Names of the two forms in which a file writes the fields, in the order of the schema's union. */
  variants?: readonly { name: string; title: string }[]
}

interface Layout {
  label: string
  /** A Material icon; the pages of text share one. */
  icon?: string
  /** The name of one record, for buttons. */
  one?: string
  /** Fields and sections; other fields of the schema follow. */
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

/** Every kind of record, in the editor's order. */
const LAYOUTS: Readonly<Record<RecordKind, Partial<Layout> & Pick<Layout, 'label'>>> = {
  fans: {
    label: 'Ceiling fans',
    icon: 'mode_fan',
    one: 'ceiling fan',
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
    label: 'Lighting fixtures',
    icon: 'light',
    one: 'lighting fixture',
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
        fields: [
          'numberOfBulbs',
          'bulbType',
          'bulbShape',
          'bulbWattage',
          'lumensRating',
          'dimmable',
          'bulbsIncluded',
        ],
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
  fanCategories: {
    label: 'Fan categories',
    icon: 'category',
    one: 'fan category',
    derived: ['name'],
    uploads: { imageUrl: 'images/fans', ...scenes('roomUrl') },
  },
  fixtureCategories: {
    label: 'Lighting categories',
    icon: 'category',
    one: 'lighting category',
    derived: ['name'],
    uploads: { imageUrl: 'images/fixtures', ...scenes('roomUrl') },
  },
  manufacturers: {
    label: 'Brands',
    icon: 'factory',
    one: 'brand',
    order: ['name'],
    // An assigned number never changes: API clients may use it.
    hidden: ['id'],
    derived: ['nameReference'],
    uploads: scenes('imageUrl'),
  },
  store: {
    label: 'Store and hours',
    icon: 'store',
    uploads: { pictures: 'images/store', logoUrl: 'logo', markUrl: 'logo' },
  },
  gallery: { label: 'Home page gallery', icon: 'photo_library', uploads: scenes('rooms') },
  rooms: {
    label: 'Room photos',
    icon: 'weekend',
    uploads: scenes('fansUrl', 'lightingUrl', 'fansDoorUrl', 'lightingDoorUrl', 'sharedUrl', 'scenes'),
  },
  // No page shows the short name or the logo of a name on a brand wall.
  brandLists: { label: 'Brand walls', icon: 'sell', hidden: ['name', 'photoUrl'] },
  finishColours: { label: 'Finish colors', icon: 'palette' },
  finishFamilies: { label: 'Finish families', icon: 'format_color_fill' },
  roomKinds: { label: 'Room types', icon: 'meeting_room' },
  searchWords: { label: 'Search words', icon: 'search' },
  homePage: { label: 'Home' },
  fansPage: { label: 'Ceiling fans page' },
  lightingPage: { label: 'Lighting fixtures page' },
  partsPage: { label: 'Parts and accessories' },
  blogPage: { label: 'Blog' },
  contactPage: { label: 'Contact' },
  messageSentPage: { label: 'Contact: message sent' },
  messageNotSentPage: { label: 'Contact: message not sent' },
  notFoundPage: { label: 'Page not found' },
}

/** The kinds of one file each that are no pages of text. */
export const FILE_KINDS = (Object.keys(LAYOUTS) as RecordKind[]).filter((kind) =>
  /^[^/]+\.json$/.test(RECORD_KINDS[kind].path),
)

export function layoutOf(kind: RecordKind): Layout {
  const { order = [], hidden = [], derived = [], uploads = {}, ...names } = LAYOUTS[kind]
  return { ...names, order, hidden: ['$schema', ...hidden, ...derived], derived, uploads }
}

/** A kind's fields and sections in the order of its form. */
export function arrangedFields(kind: RecordKind): (string | Section)[] {
  const { order, hidden } = layoutOf(kind)
  const placed = new Set(order.flatMap((place) => (typeof place === 'string' ? place : place.fields)))
  const rest = Object.keys(shapeOf(kind)).filter((name) => !placed.has(name) && !hidden.includes(name))
  return [...order, ...rest]
}

/** The form in which a file writes a field in one of its section's variants. */
export const variantOf = (field: Schema, variant: number): Schema =>
  (unwrapped(field) as z.ZodUnion).options[variant] as Schema
