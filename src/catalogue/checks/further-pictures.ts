import type { Fault } from '../faults.ts'
import { pictureOf } from '../picture-references.ts'
import type { ContentRecord, ReadableRecords } from '../records.ts'
import type { FanFields } from '../schema/fan.ts'
import type { FixtureFields } from '../schema/fixture.ts'

type PictureFields = Partial<
  Pick<FanFields | FixtureFields, 'imageUrl' | 'furtherPictures'> & {
    finishPictures: FanFields['finishPictures'] | FixtureFields['finishPictures']
  }
>

/**
 * What each picture is already used as, by its path from the project's root, as the rest of a sentence: "is already the main
 * picture".
 */
function placesOf(file: string, { imageUrl, finishPictures = {} }: PictureFields): Map<string, string> {
  const ofFinishes: [written: string, place: string][] = Array.isArray(finishPictures)
    ? finishPictures.map(({ body, blades, imageUrl }) => [
        imageUrl,
        `is already the picture of ${body} with ${blades}`,
      ])
    : Object.entries(finishPictures).map(([finish, written]) => [
        written,
        `is already the picture of ${finish}`,
      ])
  const main: typeof ofFinishes = imageUrl === undefined ? [] : [[imageUrl, 'is already the main picture']]
  return new Map([...ofFinishes, ...main].map(([written, place]) => [pictureOf(file, written), place]))
}

function repeatedPictures({ file, fields }: ContentRecord<PictureFields>): Fault[] {
  const places = placesOf(file, fields)
  return (fields.furtherPictures ?? []).flatMap(({ imageUrl }, index): Fault[] => {
    const field = `furtherPictures[${index}]`
    const picture = pictureOf(file, imageUrl)
    const already = places.get(picture)
    if (!already) {
      places.set(picture, `is already used at ${field}`)
      return []
    }
    const remedy = 'Name another picture, or delete this one.'
    return [
      { file, field: `${field}.imageUrl`, problem: `${imageUrl} ${already}`, remedy, severity: 'error' },
    ]
  })
}

/** An extra picture is neither the main one nor a finish's, and is listed once. */
export const furtherPictureFaults = ({ fans, fixtures }: ReadableRecords): Fault[] =>
  [...fans, ...fixtures].flatMap(repeatedPictures)
