import { crossCheck } from './checks/cross-check.ts'
import { ContentError, missingFile } from './faults.ts'
import { freezeDeep } from './freeze-deep.ts'
import { pictureOf } from './picture-references.ts'
import { type CatalogueRecords, type ContentRecord, type FieldsOf, fileStem } from './records.ts'
import type { BrandLists } from './schema/brand-list.ts'
import type { FanCategory, FixtureCategory } from './schema/category.ts'
import type { Fan } from './schema/fan.ts'
import type { FinishColours } from './schema/finish-colours.ts'
import type { FinishFamilies } from './schema/finish-families.ts'
import type { Fixture } from './schema/fixture.ts'
import type { GalleryImage } from './schema/gallery.ts'
import type { Manufacturer } from './schema/manufacturer.ts'
import type { Store } from './schema/store.ts'
import { toFan, toFixture } from './to-product.ts'

/** Everything the store shows, checked and frozen. Lists are in the order of their files' names. */
export interface Catalogue {
  readonly fans: readonly Fan[]
  readonly fixtures: readonly Fixture[]
  readonly fanCategories: ReadonlyMap<string, FanCategory>
  readonly fixtureCategories: ReadonlyMap<string, FixtureCategory>
  readonly manufacturers: ReadonlyMap<string, Manufacturer>
  /** Products by category or maker, so that no page walks the whole catalogue. */
  readonly fansByCategory: ReadonlyMap<string, readonly Fan[]>
  readonly fansByBrand: ReadonlyMap<string, readonly Fan[]>
  readonly fixturesByCategory: ReadonlyMap<string, readonly Fixture[]>
  readonly gallery: readonly GalleryImage[]
  readonly brandLists: BrandLists
  readonly finishColours: FinishColours
  readonly finishFamilies: FinishFamilies
  readonly store: Store
}

const { compare } = new Intl.Collator('en', { numeric: true })

const byName = <Named extends { file: string }>(records: readonly Named[]): Named[] =>
  records.toSorted((a, b) => compare(fileStem(a.file), fileStem(b.file)))

/** A category or maker with its pictures as paths from the project's root. */
function withPictures<Fields extends { imageUrl?: string | undefined; $schema?: unknown }>({
  file,
  fields: { $schema, ...fields },
}: ContentRecord<Fields>): Omit<Fields, '$schema'> {
  const pictures = (['imageUrl', 'roomUrl'] as const).flatMap((field) => {
    const written = (fields as Partial<Record<typeof field, string>>)[field]
    return written === undefined ? [] : [[field, pictureOf(file, written)] as const]
  })
  return { ...fields, ...Object.fromEntries(pictures) }
}

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

function only<Fields>(records: readonly ContentRecord<Fields>[], file: string): Fields {
  const [record] = records
  if (record) return record.fields
  throw new ContentError([missingFile(file)])
}

const withoutSchema = ({ $schema, ...families }: FieldsOf['finishFamilies']): FinishFamilies => families

/**
 * The catalogue of a set of records whose types are already checked.
 *
 * @throws ContentError naming every fault across the records at once; warnings do not stop it
 */
export function createCatalogue(records: CatalogueRecords): Catalogue {
  const faults = crossCheck(records).filter(({ severity }) => severity === 'error')
  if (faults.length > 0) throw new ContentError(faults)

  const manufacturers = new Map(
    byName(records.manufacturers).map((record) => [record.fields.nameReference, withPictures(record)]),
  )
  const makerName = ({ fields }: { fields: { manufacturerNameReference: string } }) =>
    manufacturers.get(fields.manufacturerNameReference)?.name ?? ''
  const fans = byName(records.fans).map((record) => toFan(record, makerName(record)))
  const fixtures = byName(records.fixtures).map((record) => toFixture(record, makerName(record)))
  const gallery = records.gallery.map(({ file, fields }) => ({ ...fields, url: pictureOf(file, fields.url) }))

  return freezeDeep({
    fans,
    fixtures,
    manufacturers,
    fanCategories: new Map(
      byName(records.fanCategories).map((record) => [record.fields.name, withPictures(record)]),
    ),
    fixtureCategories: new Map(
      byName(records.fixtureCategories).map((record) => [record.fields.name, withPictures(record)]),
    ),
    fansByCategory: groupBy(fans, ({ productCategories }) => productCategories),
    fansByBrand: groupBy(fans, ({ manufacturerNameReference }) => [manufacturerNameReference]),
    fixturesByCategory: groupBy(fixtures, ({ productCategories }) => productCategories),
    gallery: gallery.toSorted((a, b) => a.id - b.id),
    finishColours: only(records.finishColours, 'content/finish-colours.json').colours,
    finishFamilies: withoutSchema(only(records.finishFamilies, 'content/finish-families.json')),
    brandLists: only(records.brandLists, 'content/brand-lists.json'),
    store: only(records.store, 'content/store.json'),
  })
}
