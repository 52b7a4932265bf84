import { posix } from 'node:path'
import { categoryRecords, productRecords, type ReadableRecords } from './records.ts'

export interface PictureReference {
  file: string
  field: string
  /** Path as written in the record, relative to it. */
  written: string
  /** Path from the project's root, such as `content/images/fans/alder-52.jpg`. */
  picture: string
}

export const pictureOf = (file: string, written: string): string => posix.join(posix.dirname(file), written)

function finishPictureFields(
  pictures: Record<string, string> | { imageUrl: string }[] | undefined,
): [field: string, written: string][] {
  if (Array.isArray(pictures)) {
    return pictures.map(({ imageUrl }, index) => [`finishPictures[${index}].imageUrl`, imageUrl])
  }
  return Object.entries(pictures ?? {}).map(([finish, written]) => [`finishPictures.${finish}`, written])
}

export function pictureReferences(records: ReadableRecords): PictureReference[] {
  const at = (file: string, field: string, written: string | undefined): PictureReference[] =>
    written === undefined ? [] : [{ file, field, written, picture: pictureOf(file, written) }]

  return [
    ...productRecords(records).flatMap(({ file, fields }) => [
      ...at(file, 'imageUrl', fields.imageUrl),
      ...finishPictureFields(fields.finishPictures).flatMap(([field, written]) => at(file, field, written)),
      ...(fields.furtherPictures ?? []).flatMap(({ imageUrl }, index) =>
        at(file, `furtherPictures[${index}].imageUrl`, imageUrl),
      ),
    ]),
    ...categoryRecords(records).flatMap(({ file, fields }) => [
      ...at(file, 'imageUrl', fields.imageUrl),
      ...at(file, 'roomUrl', fields.roomUrl),
    ]),
    ...records.manufacturers.flatMap(({ file, fields }) => at(file, 'imageUrl', fields.imageUrl)),
    ...records.rooms.flatMap(({ file, fields: { $schema, sharedAlt, scenes = [], ...pictures } }) => [
      ...Object.entries(pictures).flatMap(([field, written]) => at(file, field, written)),
      ...scenes.flatMap(({ imageUrl }, index) => at(file, `scenes[${index}].imageUrl`, imageUrl)),
    ]),
    ...records.store.flatMap(({ file, fields }) =>
      (fields.pictures ?? []).flatMap(({ imageUrl }, index) =>
        at(file, `pictures[${index}].imageUrl`, imageUrl),
      ),
    ),
    ...records.gallery.flatMap(({ file, within, fields }) => at(file, `${within}.url`, fields.url)),
  ]
}
