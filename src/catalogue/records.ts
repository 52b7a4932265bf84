import { z } from 'zod'
import { describeIssues } from './describe-issues.ts'
import type { Fault } from './faults.ts'
import type { ProductKind } from './kinds/product-kinds.ts'
import { fanCategorySchema, fixtureCategorySchema } from './schema/category.ts'
import { fanSchema } from './schema/fan.ts'
import { finishColoursSchema, finishFamiliesSchema } from './schema/finishes.ts'
import { fixtureSchema } from './schema/fixture.ts'
import { brandListsSchema, manufacturerSchema } from './schema/manufacturer.ts'
import { PAGES } from './schema/pages.ts'
import { gallerySchema, roomKindsSchema, roomsSchema } from './schema/rooms.ts'
import { searchWordsSchema } from './schema/search-words.ts'
import { storeSchema } from './schema/store.ts'

export interface ContentRecord<Fields> {
  file: string
  fields: Fields
}

/** Folder or file under content/ and schema of each record kind. */
export const RECORD_KINDS = {
  fans: { path: 'fans', schema: fanSchema },
  fixtures: { path: 'fixtures', schema: fixtureSchema },
  fanCategories: { path: 'fan-categories', schema: fanCategorySchema },
  fixtureCategories: { path: 'fixture-categories', schema: fixtureCategorySchema },
  manufacturers: { path: 'manufacturers', schema: manufacturerSchema },
  gallery: { path: 'gallery.json', schema: gallerySchema },
  rooms: { path: 'rooms.json', schema: roomsSchema },
  store: { path: 'store.json', schema: storeSchema },
  brandLists: { path: 'brand-lists.json', schema: brandListsSchema },
  finishColours: { path: 'finish-colours.json', schema: finishColoursSchema },
  finishFamilies: { path: 'finish-families.json', schema: finishFamiliesSchema },
  roomKinds: { path: 'room-kinds.json', schema: roomKindsSchema },
  searchWords: { path: 'search-words.json', schema: searchWordsSchema },
  ...PAGES,
} as const

export type RecordKind = keyof typeof RECORD_KINDS

export type FieldsOf = { [Kind in RecordKind]: z.output<(typeof RECORD_KINDS)[Kind]['schema']> }

export type CatalogueRecords = { [Kind in RecordKind]: ContentRecord<FieldsOf[Kind]>[] }

/** Records before the check: unreadable fields are missing. */
export type ReadableRecords = { [Kind in RecordKind]: ContentRecord<Partial<FieldsOf[Kind]>>[] }

export const CATEGORY_RECORDS = { fans: 'fanCategories', fixtures: 'fixtureCategories' } as const

export const productRecords = ({ fans, fixtures }: Pick<ReadableRecords, ProductKind>) => [
  ...fans,
  ...fixtures,
]

export const categoryRecords = ({ fanCategories, fixtureCategories }: ReadableRecords) => [
  ...fanCategories,
  ...fixtureCategories,
]

const productReferences = (kind: ProductKind) =>
  ({
    manufacturerNameReference: 'manufacturers',
    productCategories: CATEGORY_RECORDS[kind],
    replacedBy: kind,
  }) as const

/** Fields that name another file, and that file's kind. */
export const REFERENCES: Partial<Record<RecordKind, Readonly<Record<string, RecordKind>>>> = {
  fans: productReferences('fans'),
  fixtures: productReferences('fixtures'),
  brandLists: { brandNameUrl: 'manufacturers' },
}

/** Texts with their fields: `['cardLabels.phone', 'Phone']`. */
export function textsIn(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${field}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, field ? `${field}.${name}` : name))
}

/** `content/fans/alder-52.json` → `alder-52` */
export const fileStem = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '')

/** A valid field is returned even if its neighbor is invalid, so that the checks across records see it, too. */
export function readRecord<Schema extends z.ZodObject>(
  schema: Schema,
  raw: unknown,
  file: string,
): { fields: Partial<z.output<Schema>>; faults: Fault[] } {
  const result = schema.safeParse(raw)
  if (result.success) return { fields: result.data, faults: [] }
  const faults = describeIssues(result.error.issues, { schema, raw, file })
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const read = z.safeParse(field, (raw as Record<string, unknown> | null)?.[name])
    if (read.success && read.data !== undefined) fields[name] = read.data
  }
  return { fields: fields as Partial<z.output<Schema>>, faults }
}
