import { withRootPaths } from './picture-references.ts'
import { type CatalogueRecords, type ContentRecord, type FieldsOf, fileStem } from './records.ts'
import { OWN_COLOURS } from './rules/contrast.ts'
import type { Category } from './schema/category.ts'
import type { Fan, FanFields } from './schema/fan.ts'
import type { Fixture, FixtureFields } from './schema/fixture.ts'
import type { Manufacturer, ManufacturerFields } from './schema/manufacturer.ts'
import type { GalleryImage, Rooms } from './schema/rooms.ts'
import type { Store } from './schema/store.ts'

function productFields<Fields extends FanFields | FixtureFields>(record: ContentRecord<Fields>) {
  const { $schema, ...fields } = withRootPaths(record)
  const { name = fileStem(record.file), productUrl = name, furtherPictures = [] } = fields
  return { ...fields, name, productUrl, furtherPictures }
}

/** The form of `shown` decides; the cross-check holds the other finish fields to it. */
export function toFan(record: ContentRecord<FanFields>, manufacturer: string): Fan {
  const fields = productFields(record)
  const mixAndMatch = !Array.isArray(fields.shown)
  const { finishPictures = mixAndMatch ? [] : {} } = fields
  return { kind: 'fans', ...fields, manufacturer, mixAndMatch, finishPictures } as Fan
}

export function toFixture(record: ContentRecord<FixtureFields>, manufacturer: string): Fixture {
  const fields = productFields(record)
  const { finishPictures = {}, availableInOtherSizes = null } = fields
  return { kind: 'fixtures', ...fields, manufacturer, finishPictures, availableInOtherSizes }
}

export function toCategory(
  record: CatalogueRecords['fanCategories' | 'fixtureCategories'][number],
): Category {
  const fields = withRootPaths<(typeof record)['fields']>(record)
  const { categoryDescription, imageUrl, roomUrl } = fields
  return {
    ...('productCategory' in fields
      ? { kind: 'fans', title: fields.productCategory }
      : { kind: 'fixtures', title: fields.lightingFixtureCategory }),
    name: fileStem(record.file),
    categoryDescription,
    ...(imageUrl && { imageUrl }),
    ...(roomUrl && { roomUrl }),
  }
}

/** Each brand has its written number, or the next free one in the order given. */
export function toManufacturers(records: readonly ContentRecord<ManufacturerFields>[]): Manufacturer[] {
  let last = Math.max(0, ...records.map(({ fields }) => fields.id ?? 0))
  return records.map((record) => {
    const { $schema, ...fields } = withRootPaths(record)
    if (fields.id === undefined) last += 1
    return { ...fields, id: fields.id ?? last, nameReference: fileStem(record.file) }
  })
}

export const toGallery = (record: ContentRecord<FieldsOf['gallery']>): GalleryImage[] =>
  withRootPaths(record).rooms.map((room, id) => ({ ...room, id }))

export function toRooms(record: ContentRecord<FieldsOf['rooms']>): Rooms {
  const { $schema, scenes = [], ...pictures } = withRootPaths(record)
  return { ...pictures, scenes }
}

export function toStore(record: ContentRecord<FieldsOf['store']>): Store {
  const { $schema, pictures = [], colours = {}, ...facts } = withRootPaths(record)
  const { accent = OWN_COLOURS.accent, dark = OWN_COLOURS.dark, glow = OWN_COLOURS.glow } = colours
  return { ...facts, colours: { accent, dark, glow }, pictures }
}
