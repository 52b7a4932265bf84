import { posix } from 'node:path'
import type { ReadableRecords } from './records.ts'

export interface PictureReference {
  file: string
  field: string
  /** Path as written in the record, relative to it. */
  written: string
  /** Path from the project's root, such as `content/images/fans/alder-52.jpg`. */
  picture: string
}

export const pictureOf = (file: string, written: string): string => posix.join(posix.dirname(file), written)

const PICTURE = /^\.{1,2}\/.+\.(jpe?g|png|webp|avif)$/
const OTHER_FILE = /^\.{1,2}\/.+\.(svg|glb)$/

/** @param change gets a text and its field, such as `scenes[0].imageUrl` */
function mapTexts(value: unknown, change: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return change(value, field)
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, `${field}[${index}]`))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    mapTexts(inner, change, field ? `${field}.${name}` : name),
  ])
  return Object.fromEntries(entries)
}

/** A record's fields, with the paths of pictures and other files from the project's root. */
export const withRootPaths = <Fields>({ file, fields }: { file: string; fields: Fields }): Fields =>
  mapTexts(fields, (text) =>
    PICTURE.test(text) || OTHER_FILE.test(text) ? pictureOf(file, text) : text,
  ) as Fields

/** Every picture in the records but the store's logo and mark, whose check differs. */
export const pictureReferences = (records: ReadableRecords): PictureReference[] =>
  Object.values(records)
    .flat()
    .flatMap(({ file, within, fields }) => {
      const references: PictureReference[] = []
      mapTexts(fields, (text, field) => {
        if (PICTURE.test(text) && field !== 'logoUrl' && field !== 'markUrl') {
          const place = within ? `${within}.${field}` : field
          references.push({ file, field: place, written: text, picture: pictureOf(file, text) })
        }
        return text
      })
      return references
    })
