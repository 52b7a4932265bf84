import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import sharp from 'sharp'
import type { Fault } from '../catalogue/faults.ts'
import { nearest } from '../catalogue/nearest.ts'
import type { PictureReference } from '../catalogue/pictures.ts'

/** Smaller pictures look soft on a phone's screen. */
const LEAST_SIDE_PX = 800

async function listPictures(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(jpe?g|png|webp|avif)$/i.test(entry.name))
    .map((entry) => posix.join('content', entry.parentPath.slice(join(root, 'content').length), entry.name))
}

/** What is wrong with a picture file, or undefined. Only its header is read. */
async function pictureFault(path: string): Promise<Pick<Fault, 'problem' | 'remedy'> | undefined> {
  const { width, height } = await sharp(path)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }))
  if (width === undefined || height === undefined) {
    return {
      problem: 'is not a picture, whatever its name says',
      remedy: 'Save the picture again as JPEG, PNG, WebP or AVIF.',
    }
  }
  if (Math.min(width, height) >= LEAST_SIDE_PX) return undefined
  return {
    problem: `is ${width} x ${height} px`,
    remedy: `Bring a larger one: at least ${LEAST_SIDE_PX} px on each side.`,
  }
}

/** Every picture that is named must be there, be a picture and be large enough. Each file is opened once. */
export async function pictureFaults(root: string, references: readonly PictureReference[]): Promise<Fault[]> {
  const present = await listPictures(root)
  const known = new Set(present)
  const pictures = [...new Set(references.map(({ picture }) => picture))].filter((picture) =>
    known.has(picture),
  )
  const checked = new Map(
    await Promise.all(
      pictures.map(async (picture) => [picture, await pictureFault(join(root, picture))] as const),
    ),
  )
  return references.flatMap(({ file, field, written, picture }): Fault[] => {
    const found = checked.get(picture)
    if (found)
      return [
        { file, field, problem: `${written} ${found.problem}`, remedy: found.remedy, severity: 'error' },
      ]
    if (known.has(picture)) return []
    const near = nearest(picture, present)
    const remedy = near
      ? `Did you mean "${posix.relative(posix.dirname(file), near)}"? Capital letters count.`
      : `Put the picture at ${picture}.`
    return [{ file, field, problem: `there is no picture ${written}`, remedy, severity: 'error' }]
  })
}
