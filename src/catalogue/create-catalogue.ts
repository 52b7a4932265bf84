import { crossCheck } from './consistency/cross-check.ts'
import { ContentError, missingFile } from './faults.ts'
import { freezeDeep } from './freeze-deep.ts'
import { type CatalogueRecords, type ContentRecord, type FieldsOf, fileStem } from './records.ts'
import type { BrandLists } from './schema/brand-list.ts'
import type {
  FanCategory,
  FanCategoryFields,
  FixtureCategory,
  FixtureCategoryFields,
} from './schema/category.ts'
import type { Fan } from './schema/fan.ts'
import type { FinishColours } from './schema/finish-colours.ts'
import type { FinishFamilies } from './schema/finish-families.ts'
import type { Fixture } from './schema/fixture.ts'
import type { GalleryImage } from './schema/gallery.ts'
import type { Manufacturer } from './schema/manufacturer.ts'
import type { Rooms } from './schema/rooms.ts'
import type { SearchWords } from './schema/search-words.ts'
import type { Store } from './schema/store.ts'
import { toCategory, toGallery, toManufacturers, toRooms, toStore } from './to-groups.ts'
import { toFan, toFixture } from './to-product.ts'

/** Everything the store shows, checked and frozen. Lists are in the order of their files' names. */
export interface Catalogue {
  /** What is sold. */
  readonly fans: readonly Fan[]
  readonly fixtures: readonly Fixture[]
  /** Products no longer sold: they keep their pages and their details in the API, and are in no list. */
  readonly endedFans: readonly Fan[]
  readonly endedFixtures: readonly Fixture[]
  readonly fanCategories: ReadonlyMap<string, FanCategory>
  readonly fixtureCategories: ReadonlyMap<string, FixtureCategory>
  readonly manufacturers: ReadonlyMap<string, Manufacturer>
  /** Products that are sold, by category or maker, so that no page walks the whole catalog. */
  readonly fansByCategory: ReadonlyMap<string, readonly Fan[]>
  readonly fansByBrand: ReadonlyMap<string, readonly Fan[]>
  readonly fixturesByBrand: ReadonlyMap<string, readonly Fixture[]>
  readonly fixturesByCategory: ReadonlyMap<string, readonly Fixture[]>
  readonly gallery: readonly GalleryImage[]
  readonly rooms: Rooms
  readonly brandLists: BrandLists
  readonly finishColours: FinishColours
  readonly finishFamilies: FinishFamilies
  /** Names of the kinds of room, in their order. */
  readonly roomKinds: readonly string[]
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

/** The products that are sold, and those no longer sold. */
function bySale<Product extends { discontinued: boolean }>(products: readonly Product[]) {
  const groups = Map.groupBy(products, ({ discontinued }) => discontinued)
  return { sold: groups.get(false) ?? [], ended: groups.get(true) ?? [] }
}

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
  const makerName = ({ fields }: { fields: { manufacturerNameReference: string } }) =>
    manufacturers.get(fields.manufacturerNameReference)?.name ?? ''
  const { sold: fans, ended: endedFans } = bySale(
    byName(records.fans).map((record) => toFan(record, makerName(record))),
  )
  const { sold: fixtures, ended: endedFixtures } = bySale(
    byName(records.fixtures).map((record) => toFixture(record, makerName(record))),
  )

  return freezeDeep({
    fans,
    fixtures,
    endedFans,
    endedFixtures,
    manufacturers,
    fanCategories: byOwnName(byName(records.fanCategories).map(toCategory<FanCategoryFields>)),
    fixtureCategories: byOwnName(byName(records.fixtureCategories).map(toCategory<FixtureCategoryFields>)),
    fansByCategory: groupBy(fans, ({ productCategories }) => productCategories),
    fansByBrand: groupBy(fans, ({ manufacturerNameReference }) => [manufacturerNameReference]),
    fixturesByBrand: groupBy(fixtures, ({ manufacturerNameReference }) => [manufacturerNameReference]),
    fixturesByCategory: groupBy(fixtures, ({ productCategories }) => productCategories),
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
