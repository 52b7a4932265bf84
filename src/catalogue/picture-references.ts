import { posix } from 'node:path'
import { type ReadableRecords, textsIn } from './records.ts'

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

/** A record's fields, with the paths of pictures and other files from the project's root. */
export const withRootPaths = <Fields>({ file, fields }: { file: string; fields: Fields }): Fields =>
  JSON.parse(JSON.stringify(fields), (_, value) =>
    typeof value === 'string' && (PICTURE.test(value) || OTHER_FILE.test(value))
      ? pictureOf(file, value)
      : value,
  )

/** Every picture in the records but the store's logo and mark, whose check differs. */
export const pictureReferences = (records: ReadableRecords): PictureReference[] =>
  Object.values(records)
    .flat()
    .flatMap(({ file, fields }) =>
      textsIn(fields)
        .filter(([field, written]) => PICTURE.test(written) && field !== 'logoUrl' && field !== 'markUrl')
        .map(([field, written]) => ({ file, field, written, picture: pictureOf(file, written) })),
    )
