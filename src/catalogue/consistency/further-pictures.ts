import { error, type Fault } from '../faults.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { pictureOf } from '../picture-references.ts'
import { type ContentRecord, type FieldsOf, productRecords, type ReadableRecords } from '../records.ts'

type PictureFields = Partial<Pick<FieldsOf[ProductKind], 'imageUrl' | 'furtherPictures' | 'finishPictures'>>

/**
 * What each picture is already used as, by its path from the project's root, as the rest of a sentence: "is already the main
 * picture".
 */
function usesOf(file: string, { imageUrl, finishPictures = {} }: PictureFields): Map<string, string> {
  const ofFinishes: [finish: string, written: string][] = Array.isArray(finishPictures)
    ? finishPictures.map(({ body, blades, imageUrl }) => [`${body} with ${blades}`, imageUrl])
    : Object.entries(finishPictures)
  const uses = new Map(
    ofFinishes.map(([finish, written]) => [pictureOf(file, written), `is already the picture of ${finish}`]),
  )
  return imageUrl === undefined ? uses : uses.set(pictureOf(file, imageUrl), 'is already the main picture')
}

function repeatedPictures({ file, fields }: ContentRecord<PictureFields>): Fault[] {
  const uses = usesOf(file, fields)
  return (fields.furtherPictures ?? []).flatMap(({ imageUrl }, index): Fault[] => {
    const field = `furtherPictures[${index}]`
    const picture = pictureOf(file, imageUrl)
    const already = uses.get(picture)
    if (!already) {
      uses.set(picture, `is already used at ${field}`)
      return []
    }
    const remedy = 'Name another picture, or delete this one.'
    return [error({ file, field: `${field}.imageUrl` }, `${imageUrl} ${already}`, remedy)]
  })
}

/** An extra picture is neither the main one nor a finish's, and is listed once. */
export const furtherPictureFaults = (records: ReadableRecords): Fault[] =>
  productRecords(records).flatMap(repeatedPictures)
