import { z } from 'zod'
import { describeIssues } from './describe-issues.ts'
import type { Fault } from './faults.ts'
import { KIND_NAMES } from './kinds/kind-names.ts'
import { forEachKind, KINDS, type ProductKind } from './kinds/product-kinds.ts'
import { type BrandLists, brandListsSchema } from './schema/brand-list.ts'
import { CATEGORY_SCHEMAS } from './schema/category.ts'
import { fanSchema } from './schema/fan.ts'
import { finishColoursSchema } from './schema/finish-colours.ts'
import { finishFamiliesSchema } from './schema/finish-families.ts'
import { fixtureSchema } from './schema/fixture.ts'
import { type GalleryImageFields, galleryImageSchema } from './schema/gallery.ts'
import { type ManufacturerFields, manufacturerSchema } from './schema/manufacturer.ts'
import { roomKindsSchema } from './schema/room-kinds.ts'
import { roomsSchema } from './schema/rooms.ts'
import { type SearchWordsFields, searchWordsSchema } from './schema/search-words.ts'
import { type StoreFields, storeSchema } from './schema/store.ts'

/** One record of the content and where it is. */
export interface ContentRecord<Fields> {
  /** Path from the project's root, such as `content/fans/alder-52.json`. */
  file: string
  /** The record's place in a file that holds several, such as `[2]`. */
  within?: string
  fields: Fields
}

/** What a product of each kind must look like. */
const PRODUCT_SCHEMAS = { fans: fanSchema, fixtures: fixtureSchema } as const satisfies Record<
  ProductKind,
  z.ZodObject
>

/** The kind of record that the categories of a kind of product are. */
type CategoryRecordOf<Kind extends ProductKind> = `${(typeof KIND_NAMES)[Kind]['one']}Categories`
export type CategoryRecordKind = CategoryRecordOf<ProductKind>

type Schemas = typeof PRODUCT_SCHEMAS & {
  readonly [Kind in ProductKind as CategoryRecordOf<Kind>]: (typeof CATEGORY_SCHEMAS)[Kind]
}
type ProductFields = { [Kind in keyof Schemas]: z.output<Schemas[Kind]> }

/** The fields of each kind of record, their types checked. */
export interface FieldsOf extends ProductFields {
  manufacturers: ManufacturerFields
  gallery: GalleryImageFields
  rooms: z.output<typeof roomsSchema>
  store: StoreFields
  brandLists: BrandLists
  finishColours: z.output<typeof finishColoursSchema>
  finishFamilies: z.output<typeof finishFamiliesSchema>
  roomKinds: z.output<typeof roomKindsSchema>
  searchWords: SearchWordsFields
}

export type RecordKind = keyof FieldsOf

/** All content, each field's type already checked. */
export type CatalogueRecords = { [Kind in RecordKind]: ContentRecord<FieldsOf[Kind]>[] }

/** The same while faults may still be in it: what could not be read is left out. */
export type ReadableRecords = { [Kind in RecordKind]: ContentRecord<Partial<FieldsOf[Kind]>>[] }

export const CATEGORY_RECORDS = forEachKind((kind) => `${KIND_NAMES[kind].one}Categories` as const) as {
  readonly [Kind in ProductKind]: CategoryRecordOf<Kind>
}

/** Something for the categories of each kind. */
export const forEachCategory = <Result>(make: (kind: ProductKind) => Result) =>
  Object.fromEntries(KINDS.map((kind) => [CATEGORY_RECORDS[kind], make(kind)])) as Record<
    CategoryRecordKind,
    Result
  >

/** Those of products and of their categories. */
const OF_PRODUCTS = {
  ...forEachKind((kind) => ({ path: kind, schema: PRODUCT_SCHEMAS[kind] })),
  ...forEachCategory((kind) => ({
    path: `${KIND_NAMES[kind].one}-categories`,
    schema: CATEGORY_SCHEMAS[kind],
  })),
} as unknown as { readonly [Kind in keyof Schemas]: { path: string; schema: Schemas[Kind] } }

/** Where each kind of record lives under content/ and what it must look like. */
export const RECORD_KINDS = {
  ...OF_PRODUCTS,
  manufacturers: { path: 'manufacturers', schema: manufacturerSchema },
  gallery: { path: 'gallery.json', schema: galleryImageSchema },
  rooms: { path: 'rooms.json', schema: roomsSchema },
  store: { path: 'store.json', schema: storeSchema },
  brandLists: { path: 'brand-lists.json', schema: brandListsSchema },
  finishColours: { path: 'finish-colours.json', schema: finishColoursSchema },
  finishFamilies: { path: 'finish-families.json', schema: finishFamiliesSchema },
  roomKinds: { path: 'room-kinds.json', schema: roomKindsSchema },
  searchWords: { path: 'search-words.json', schema: searchWordsSchema },
} as const satisfies Record<RecordKind, { path: string; schema: z.ZodObject }>

/** The records of all products, by kind. */
export const productRecords = (records: Pick<ReadableRecords, ProductKind>) =>
  KINDS.flatMap<ReadableRecords[ProductKind][number]>((kind) => records[kind])

/** The records of all categories, by kind. */
export const categoryRecords = (records: ReadableRecords) =>
  KINDS.flatMap<ReadableRecords[CategoryRecordKind][number]>((kind) => records[CATEGORY_RECORDS[kind]])

const productReferences = (kind: ProductKind) =>
  ({
    manufacturerNameReference: 'manufacturers',
    productCategories: CATEGORY_RECORDS[kind],
    replacedBy: kind,
  }) as const

/** The fields whose value is the name of another file, and the kind of that file. */
export const REFERENCES: Partial<Record<RecordKind, Readonly<Record<string, RecordKind>>>> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, productReferences(kind)])),
  brandLists: { brandNameUrl: 'manufacturers' },
}

/** The name of a record's file without its folder and ending: `content/fans/alder-52.json` → `alder-52`. */
export const fileStem = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '')

/**
 * Reads one record. Faults do not hide each other: a valid field is returned even if its neighbor is invalid, so that the
 * checks across records can cover it in the same report.
 */
export function readRecord<Schema extends z.ZodObject>(
  schema: Schema,
  raw: unknown,
  position: { file: string; within?: string },
): { fields: Partial<z.output<Schema>>; faults: Fault[] } {
  const result = schema.safeParse(raw)
  if (result.success) return { fields: result.data, faults: [] }
  const faults = describeIssues(result.error.issues, { schema, raw, ...position })
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const read = z.safeParse(field, (raw as Record<string, unknown> | null)?.[name])
    if (read.success && read.data !== undefined) fields[name] = read.data
  }
  return { fields: fields as Partial<z.output<Schema>>, faults }
}
