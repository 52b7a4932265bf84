import { pictureOf } from './picture-references.ts'
import { type ContentRecord, fileStem } from './records.ts'
import type { FanCategoryFields, FixtureCategoryFields } from './schema/category.ts'
import type { GalleryImage, GalleryImageFields } from './schema/gallery.ts'
import type { Manufacturer, ManufacturerFields } from './schema/manufacturer.ts'

/** The fields of a category or maker with its pictures as paths from the project's root. */
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

/** A category of the catalogue from its record: its name is the file's. */
export function toCategory<Fields extends FanCategoryFields | FixtureCategoryFields>(
  record: ContentRecord<Fields>,
) {
  const { name, ...fields } = withPictures(record)
  return { name: fileStem(record.file), ...fields }
}

/** The makers of the catalogue, in the order given. Who has no number is given the next that nobody has. */
export function toManufacturers(records: readonly ContentRecord<ManufacturerFields>[]): Manufacturer[] {
  let highest = Math.max(0, ...records.map(({ fields }) => fields.id ?? 0))
  return records.map((record) => {
    const { id, ...fields } = withPictures(record)
    if (id === undefined) highest += 1
    return { id: id ?? highest, ...fields, nameReference: fileStem(record.file) }
  })
}

/** The rooms of the gallery by their places: the numbers written, else the order of the list. */
export const toGallery = (records: readonly ContentRecord<GalleryImageFields>[]): GalleryImage[] =>
  records
    .map(({ file, fields }, place) => ({
      ...fields,
      id: fields.id ?? place,
      url: pictureOf(file, fields.url),
    }))
    .toSorted((a, b) => a.id - b.id)
