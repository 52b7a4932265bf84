import { z } from 'zod'
import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { RecordKind } from '../../catalogue/records.ts'
import { unwrapped } from '../../catalogue/schema/introspection.ts'
import { PAGE_KINDS, type PageKind } from '../../catalogue/schema/pages.ts'
import type { Schema } from './schema.ts'

/** The field that identifies a record to people and names its file, for the kinds of record that have a file each. */
export const TITLE_FIELDS = {
  fans: 'title',
  fixtures: 'title',
  fanCategories: 'productCategory',
  fixtureCategories: 'lightingFixtureCategory',
  manufacturers: 'name',
} as const

/** The kinds of record that have a file each. */
export type FolderKind = keyof typeof TITLE_FIELDS

/** Record kinds' names, for the editor and the list of fields. */
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

/** Fields of a record in one form section. */
export interface Section {
  name: string
  title: string
  hint?: string
  fields: readonly string[]
  /** Folded until someone opens it. */
  folded?: true
  /** For fields that a file writes in two forms: what each form is called, in the order of the schema. */
  variants?: readonly [Variant, Variant]
}

interface Variant {
  name: string
  title: string
}

/** Form layout of a record. Schema fields missing here come at the end. */
export interface Layout {
  order: readonly (string | Section)[]
  /** Fields missing from the form. */
  hidden: readonly string[]
  /** Fields dropped from a rewritten file, since they derive from others that may have changed. */
  derived: readonly string[]
  /** Upload folder under content/ by field. */
  uploads: Readonly<Record<string, string>>
}

/** A schema's fields in the order of the layout; those that it does not name follow, then what is folded. */
export function arrangedFields(
  shape: Readonly<Record<string, Schema>>,
  layout: Layout,
): (string | Section)[] {
  const placed = new Set(layout.order.flatMap((place) => (typeof place === 'string' ? place : place.fields)))
  const rest = Object.keys(shape).filter((name) => !placed.has(name) && !layout.hidden.includes(name))
  const isFolded = (place: string | Section) => typeof place !== 'string' && place.folded === true
  return [
    ...layout.order.filter((place) => !isFolded(place)),
    ...rest,
    ...layout.order.filter((place) => isFolded(place)),
  ]
}

/**
 * One of the forms in which a file may write a field.
 *
 * @param variant its place in the section's `variants` and in the union of the schema
 */
export function variantOf(field: Schema, variant: number): Schema {
  const schema = unwrapped(field)
  const option = schema instanceof z.ZodUnion ? schema.options[variant] : undefined
  if (!option)
    throw new Error(
      'A section with variants holds a field that has one form only: see src/staff/editor/layouts.ts.',
    )
  return option
}

const PRODUCT = ['title', 'manufacturerNameReference', 'imageUrl', 'productDescription'] as const
const DERIVED = ['name', 'manufacturer'] as const
/** Fields for a discontinued product. */
const END = {
  name: 'end',
  title: 'Discontinued',
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
    { ...RARE, fields: ['productUrl', 'formerAddresses'] },
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
    { ...RARE, fields: ['productUrl', 'formerAddresses'] },
  ],
}

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
const PRODUCT_LAYOUTS: Record<ProductKind, Layout> = {
  fans: productLayout('fans', FANS),
  fixtures: productLayout('fixtures', FIXTURES),
}

const CATEGORY: Omit<Layout, 'uploads'> = { order: [], hidden: ['$schema', 'name'], derived: ['name'] }
const PLAIN: Layout = { order: [], hidden: ['$schema'], derived: [], uploads: {} }
const PAGE_LAYOUTS = Object.fromEntries(PAGE_KINDS.map((kind) => [kind, PLAIN])) as Record<PageKind, Layout>

/** The forms of all records; a kind without an order has its fields in that of its schema. */
export const LAYOUTS: Record<RecordKind, Layout> = {
  ...PRODUCT_LAYOUTS,
  fanCategories: { ...CATEGORY, uploads: { imageUrl: 'images/fans', roomUrl: 'images/scenes' } },
  fixtureCategories: { ...CATEGORY, uploads: { imageUrl: 'images/fixtures', roomUrl: 'images/scenes' } },
  manufacturers: {
    order: ['name'],
    // An assigned number never changes: API clients may use it.
    hidden: ['$schema', 'id', 'nameReference'],
    derived: ['nameReference'],
    uploads: { imageUrl: 'images/scenes' },
  },
  gallery: { ...PLAIN, hidden: ['id'], derived: ['id'], uploads: { url: 'images/scenes' } },
  rooms: {
    ...PLAIN,
    uploads: {
      fansUrl: 'images/scenes',
      lightingUrl: 'images/scenes',
      fansDoorUrl: 'images/scenes',
      lightingDoorUrl: 'images/scenes',
      sharedUrl: 'images/scenes',
      scenes: 'images/scenes',
    },
  },
  store: { ...PLAIN, uploads: { pictures: 'images/store', logoUrl: 'logo', markUrl: 'logo' } },
  // No page shows the short name or the logo of a name on a brand wall.
  brandLists: { ...PLAIN, hidden: ['$schema', 'name', 'photoUrl'] },
  finishColours: PLAIN,
  finishFamilies: PLAIN,
  roomKinds: PLAIN,
  searchWords: PLAIN,
  ...PAGE_LAYOUTS,
}
