import { crossCheck } from './consistency/cross-check.ts'
import { ContentError, missingFile } from './faults.ts'
import { toCategory, toFan, toFixture, toGallery, toManufacturers, toRooms, toStore } from './from-records.ts'
import type { Product } from './kinds/product.ts'
import type { ProductKind } from './kinds/product-kinds.ts'
import {
  type CatalogueRecords,
  type ContentRecord,
  type FieldsOf,
  fileStem,
  RECORD_KINDS,
  type RecordKind,
} from './records.ts'
import type { Category } from './schema/category.ts'
import type { Fan } from './schema/fan.ts'
import type { FinishColours, FinishFamilies } from './schema/finishes.ts'
import type { Fixture } from './schema/fixture.ts'
import type { BrandLists, Manufacturer } from './schema/manufacturer.ts'
import { PAGE_KINDS, type PageCopy, type PageKind } from './schema/pages.ts'
import type { GalleryImage, RoomKind, Rooms } from './schema/rooms.ts'
import type { SearchWords } from './schema/search-words.ts'
import type { Store } from './schema/store.ts'

interface Products {
  readonly fans: readonly Fan[]
  readonly fixtures: readonly Fixture[]
}

interface Groups {
  readonly fans: ReadonlyMap<string, readonly Fan[]>
  readonly fixtures: ReadonlyMap<string, readonly Fixture[]>
}

/** Everything the store shows, checked, in the order of file names. Sold products are under their kind. */
export interface Catalogue extends Products {
  /** Discontinued products keep their pages and their details in the API, and are in no list. */
  readonly discontinued: Products
  readonly categories: Readonly<Record<ProductKind, ReadonlyMap<string, Category>>>
  readonly manufacturers: ReadonlyMap<string, Manufacturer>
  /** Sold products by category or brand, so that no page walks the whole catalog. */
  readonly byCategory: Groups
  readonly byBrand: Groups
  readonly gallery: readonly GalleryImage[]
  readonly rooms: Rooms
  readonly brandLists: BrandLists
  readonly finishColours: FinishColours
  readonly finishFamilies: FinishFamilies
  readonly roomKinds: readonly RoomKind[]
  readonly searchWords: SearchWords
  readonly store: Store
  readonly pages: { readonly [Kind in PageKind]: PageCopy<Kind> }
}

const { compare } = new Intl.Collator('en', { numeric: true })

const byName = <Named extends { file: string }>(records: readonly Named[]): Named[] =>
  records.toSorted((a, b) => compare(fileStem(a.file), fileStem(b.file)))

function grouped<Item extends Product>(products: readonly Item[]) {
  const sold = products.filter(({ discontinued }) => !discontinued)
  const categories = new Set(sold.flatMap(({ productCategories }) => productCategories))
  return {
    sold,
    discontinued: products.filter(({ discontinued }) => discontinued),
    byCategory: new Map(
      [...categories].map((category) => [
        category,
        sold.filter(({ productCategories }) => productCategories.includes(category)),
      ]),
    ),
    byBrand: Map.groupBy(sold, ({ manufacturerNameReference }) => manufacturerNameReference),
  }
}

/** A category without a picture has that of its first product. */
function categoriesOf(
  records: readonly Parameters<typeof toCategory>[0][],
  products: ReadonlyMap<string, readonly Product[]>,
): Map<string, Category> {
  return new Map(
    byName(records).map((record) => {
      const category = toCategory(record)
      const imageUrl = category.imageUrl ?? products.get(category.name)?.[0]?.imageUrl
      return [category.name, { ...category, ...(imageUrl && { imageUrl }) }]
    }),
  )
}

function only<Kind extends RecordKind>(records: CatalogueRecords, kind: Kind): ContentRecord<FieldsOf[Kind]> {
  const [record] = records[kind]
  if (record) return record
  throw new ContentError([missingFile(`content/${RECORD_KINDS[kind].path}`)])
}

/** @throws ContentError with every error across the records at once; warnings do not stop it */
export function createCatalogue(records: CatalogueRecords): Catalogue {
  const faults = crossCheck(records).filter(({ severity }) => severity === 'error')
  if (faults.length > 0) throw new ContentError(faults)

  const manufacturers = new Map(
    toManufacturers(byName(records.manufacturers)).map((brand) => [brand.nameReference, brand]),
  )
  const brandOf = ({ fields }: { fields: { manufacturerNameReference: string } }): string =>
    manufacturers.get(fields.manufacturerNameReference)?.name ?? ''
  const fans = grouped(byName(records.fans).map((record) => toFan(record, brandOf(record))))
  const fixtures = grouped(byName(records.fixtures).map((record) => toFixture(record, brandOf(record))))

  return {
    fans: fans.sold,
    fixtures: fixtures.sold,
    discontinued: { fans: fans.discontinued, fixtures: fixtures.discontinued },
    manufacturers,
    categories: {
      fans: categoriesOf(records.fanCategories, fans.byCategory),
      fixtures: categoriesOf(records.fixtureCategories, fixtures.byCategory),
    },
    byCategory: { fans: fans.byCategory, fixtures: fixtures.byCategory },
    byBrand: { fans: fans.byBrand, fixtures: fixtures.byBrand },
    gallery: toGallery(only(records, 'gallery')),
    rooms: toRooms(only(records, 'rooms')),
    finishColours: only(records, 'finishColours').fields.colours,
    finishFamilies: only(records, 'finishFamilies').fields.families,
    roomKinds: only(records, 'roomKinds').fields.kinds,
    searchWords: only(records, 'searchWords').fields,
    brandLists: only(records, 'brandLists').fields,
    store: toStore(only(records, 'store')),
    pages: Object.fromEntries(
      PAGE_KINDS.map((kind) => [kind, only(records, kind).fields]),
    ) as Catalogue['pages'],
  }
}
