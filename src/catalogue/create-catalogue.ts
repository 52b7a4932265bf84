import { crossCheck } from './consistency/cross-check.ts'
import { ContentError, missingFile } from './faults.ts'
import { freezeDeep } from './freeze-deep.ts'
import type { Product, ProductOf } from './kinds/product.ts'
import { forEachKind, type ProductKind } from './kinds/product-kinds.ts'
import {
  CATEGORY_RECORDS,
  type CatalogueRecords,
  type ContentRecord,
  type FieldsOf,
  fileStem,
} from './records.ts'
import type { BrandLists } from './schema/brand-list.ts'
import type { CategoryFields, CategoryOf } from './schema/category.ts'
import type { FinishColours } from './schema/finish-colours.ts'
import type { FinishFamilies } from './schema/finish-families.ts'
import type { GalleryImage } from './schema/gallery.ts'
import type { Manufacturer } from './schema/manufacturer.ts'
import type { RoomKind } from './schema/room-kinds.ts'
import type { Rooms } from './schema/rooms.ts'
import type { SearchWords } from './schema/search-words.ts'
import type { Store } from './schema/store.ts'
import { toCategory, toGallery, toManufacturers, toRooms, toStore } from './to-groups.ts'
import { toProduct } from './to-product.ts'

/** The products of each kind. */
type Products = { readonly [Kind in ProductKind]: readonly ProductOf[Kind][] }
/** The products of each kind in each group, by the group's name. */
type Groups = { readonly [Kind in ProductKind]: ReadonlyMap<string, readonly ProductOf[Kind][]> }

/** Everything the store shows, checked and frozen. Lists are in the order of their files' names. What is sold is under its kind. */
export interface Catalogue extends Products {
  /** Products no longer sold: they keep their pages and their details in the API, and are in no list. */
  readonly ended: Products
  readonly categories: { readonly [Kind in ProductKind]: ReadonlyMap<string, CategoryOf[Kind]> }
  readonly manufacturers: ReadonlyMap<string, Manufacturer>
  /** Products that are sold, by category or maker, so that no page walks the whole catalog. */
  readonly byCategory: Groups
  readonly byBrand: Groups
  readonly gallery: readonly GalleryImage[]
  readonly rooms: Rooms
  readonly brandLists: BrandLists
  readonly finishColours: FinishColours
  readonly finishFamilies: FinishFamilies
  /** The kinds of room, in their order. */
  readonly roomKinds: readonly RoomKind[]
  readonly searchWords: SearchWords
  readonly store: Store
}

const { compare } = new Intl.Collator('en', { numeric: true })

const byName = <Named extends { file: string }>(records: readonly Named[]): Named[] =>
  records.toSorted((a, b) => compare(fileStem(a.file), fileStem(b.file)))

const byOwnName = <Named extends { name: string }>(records: readonly Named[]): Map<string, Named> =>
  new Map(records.map((record) => [record.name, record]))

function groupBy<Item>(
  items: readonly Item[],
  groups: (item: Item) => readonly string[],
): Map<string, Item[]> {
  const grouped = new Map<string, Item[]>()
  for (const item of items) {
    for (const group of groups(item)) {
      const members = grouped.get(group)
      if (members) members.push(item)
      else grouped.set(group, [item])
    }
  }
  return grouped
}

function onlyRecord<Fields>(records: readonly ContentRecord<Fields>[], file: string): ContentRecord<Fields> {
  const [record] = records
  if (record) return record
  throw new ContentError([missingFile(file)])
}

const only = <Fields>(records: readonly ContentRecord<Fields>[], file: string): Fields =>
  onlyRecord(records, file).fields

const withoutSchema = ({ $schema, ...families }: FieldsOf['finishFamilies']): FinishFamilies => families

/**
 * The catalog of a set of records whose types are already checked.
 *
 * @throws ContentError naming every fault across the records at once; warnings do not stop it
 */
export function createCatalogue(records: CatalogueRecords): Catalogue {
  const faults = crossCheck(records).filter(({ severity }) => severity === 'error')
  if (faults.length > 0) throw new ContentError(faults)

  const manufacturers = new Map(
    toManufacturers(byName(records.manufacturers)).map((maker) => [maker.nameReference, maker]),
  )
  const products = forEachKind((kind) =>
    byName<ContentRecord<FieldsOf[ProductKind]>>(records[kind]).map((record) =>
      toProduct(kind, record, manufacturers.get(record.fields.manufacturerNameReference)?.name ?? ''),
    ),
  )
  const sold = forEachKind((kind) => products[kind].filter(({ discontinued }) => !discontinued))
  const ended = forEachKind((kind) => products[kind].filter(({ discontinued }) => discontinued))
  const grouped = (groups: (product: Product) => readonly string[]) =>
    forEachKind((kind) => groupBy(sold[kind], groups)) as Groups
  const byCategory = grouped(({ productCategories }) => productCategories)
  const categories = forEachKind((kind) =>
    byOwnName(
      byName<ContentRecord<CategoryFields>>(records[CATEGORY_RECORDS[kind]]).map((record) => {
        const category = toCategory(record)
        const imageUrl = category.imageUrl ?? byCategory[kind].get(category.name)?.[0]?.imageUrl
        return { ...category, ...(imageUrl && { imageUrl }) }
      }),
    ),
  )

  return freezeDeep({
    ...(sold as Products),
    ended: ended as Products,
    manufacturers,
    categories: categories as Catalogue['categories'],
    byCategory,
    byBrand: grouped(({ manufacturerNameReference }) => [manufacturerNameReference]),
    gallery: toGallery(records.gallery),
    rooms: toRooms(onlyRecord(records.rooms, 'content/rooms.json')),
    finishColours: only(records.finishColours, 'content/finish-colours.json').colours,
    finishFamilies: withoutSchema(only(records.finishFamilies, 'content/finish-families.json')),
    roomKinds: only(records.roomKinds, 'content/room-kinds.json').kinds,
    searchWords: only(records.searchWords, 'content/search-words.json'),
    brandLists: only(records.brandLists, 'content/brand-lists.json'),
    store: toStore(onlyRecord(records.store, 'content/store.json')),
  })
}
