import { join, posix } from 'node:path'
import { error, type Fault, warning } from '../../catalogue/faults.ts'
import type { PictureReference } from '../../catalogue/picture-references.ts'
import { listFiles, missingRemedy } from './named-files.ts'
import { pictureFault } from './picture-fault.ts'

const PICTURES = { folder: 'content/images', noun: 'picture' }

/** Every picture under content/images, by its path from the project's root. */
export const listPictures = (root: string): Promise<string[]> =>
  listFiles(root, PICTURES.folder, /\.(jpe?g|png|webp|avif)$/i)

/** If more pictures than this are unused, one line reports them all. */
const MOST_TOLD = 5

/** Pictures that nothing shows, by their paths from the project's root. */
export async function unusedPictures(
  root: string,
  references: readonly PictureReference[],
): Promise<string[]> {
  const named = new Set(references.map(({ picture }) => picture))
  return (await listPictures(root)).filter((picture) => !named.has(picture))
}

/** What is said about pictures that nothing shows. */
export function unusedPictureWarnings(unused: readonly string[]): Fault[] {
  if (unused.length > MOST_TOLD) {
    const some = posix.relative('content/images', unused[0] ?? '')
    const problem = `${unused.length} pictures are not used by any record, such as ${some}, so no page shows them`
    const remedy = 'Add them to records, or delete them: npm run check:content -- --report counts them too.'
    return [warning({ file: 'content/images' }, problem, remedy)]
  }
  const problem = 'no record uses this picture, so no page shows it'
  return unused.map((file) => warning({ file }, problem, 'Add it to a record, or delete it.'))
}

/** Every picture that is named must be there, be a picture and be large enough. Each file is opened once. */
export async function pictureFaults(root: string, references: readonly PictureReference[]): Promise<Fault[]> {
  const present = await listPictures(root)
  const known = new Set(present)
  const pictures = new Set(references.map(({ picture }) => picture)).intersection(known)
  const checked = new Map(
    await Promise.all(
      [...pictures].map(async (picture) => [picture, await pictureFault(join(root, picture))] as const),
    ),
  )
  return references.flatMap(({ file, field, written, picture }): Fault[] => {
    const found = checked.get(picture)
    if (found) return [error({ file, field }, `${written} ${found.problem}`, found.remedy)]
    if (known.has(picture)) return []
    return [
      error(
        { file, field },
        `there is no picture ${written}`,
        missingRemedy(file, picture, present, PICTURES),
      ),
    ]
  })
}
