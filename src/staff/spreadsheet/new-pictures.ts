import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { error, type Fault } from '../../catalogue/faults.ts'
import { type PictureReference, pictureReferences } from '../../catalogue/picture-references.ts'
import type { ReadableRecords } from '../../catalogue/records.ts'
import { pictureFault } from '../check-content/picture-fault.ts'
import { pictureFaults } from '../check-content/picture-faults.ts'
import { pictureFileName } from './field-words.ts'

/** A picture that comes along with a spreadsheet. */
export interface NewPicture {
  from: string
  /** Path from the project's root. */
  to: string
}

/** The pictures that changed records name: those that come along, and what is wrong with any of them. */
export async function newPictures(
  root: string,
  folder: string | undefined,
  records: ReadableRecords,
  changed: ReadonlySet<string>,
  present: ReadonlySet<string>,
): Promise<{ pictures: NewPicture[]; faults: Fault[] }> {
  const references = pictureReferences(records).filter(({ file }) => changed.has(file))
  const names = folder ? await readdir(folder).catch(() => []) : []
  const brought = new Map(names.map((name) => [pictureFileName(name), join(folder ?? '', name)]))
  const sourceOf = ({ picture }: PictureReference): string | undefined =>
    present.has(picture) ? undefined : brought.get(basename(picture))
  const coming = references.flatMap((reference) => {
    const from = sourceOf(reference)
    return from ? [{ reference, from }] : []
  })
  const checked = await Promise.all(
    coming.map(async ({ reference: { file, field }, from }): Promise<Fault[]> => {
      const found = await pictureFault(from)
      return found ? [error({ file, field }, `${basename(from)} ${found.problem}`, found.remedy)] : []
    }),
  )
  const missing = references.filter((reference) => !sourceOf(reference))
  const pictures = new Map(coming.map(({ reference, from }) => [reference.picture, from]))
  return {
    pictures: [...pictures].map(([to, from]) => ({ from, to })),
    faults: [...checked.flat(), ...(await pictureFaults(root, missing))],
  }
}
