import { open, readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import sharp from 'sharp'
import type { Fault } from '../catalogue/faults.ts'
import { nearestPath } from '../catalogue/nearest.ts'
import type { PictureReference } from '../catalogue/picture-references.ts'

/** Smaller pictures look soft on a phone's screen. */
const LEAST_SIDE_PX = 800

/** As sharp names what a browser shows; "heif" is AVIF's container. */
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif']

async function listPictures(root: string): Promise<string[]> {
  const folder = join(root, 'content', 'images')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && /\.(jpe?g|png|webp|avif)$/i.test(entry.name))
    .map((entry) => posix.join('content/images', entry.parentPath.slice(folder.length), entry.name))
}

/** How a whole file ends, by format: one that was cut off on its way has a good header and no end. */
const ENDINGS: Record<string, Buffer | undefined> = {
  jpeg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from('IEND'),
}
/** Some programs write a few bytes after the end. */
const TAIL_BYTES = 1024

async function isCutOff(path: string, format: string): Promise<boolean> {
  const ending = ENDINGS[format]
  if (!ending) return false
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const length = Math.min(size, TAIL_BYTES)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return !buffer.includes(ending)
  } finally {
    await file.close()
  }
}

/** What is wrong with a picture file, or undefined. Only its beginning and its end are read. */
async function pictureFault(path: string): Promise<Pick<Fault, 'problem' | 'remedy'> | undefined> {
  const { format, width, height } = await sharp(path)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }))
  if (!FORMATS.includes(format)) {
    return {
      problem: format ? `holds a picture of the kind ${format}` : 'is not a picture, whatever its name says',
      remedy: 'Save the picture again as JPEG, PNG, WebP or AVIF.',
    }
  }
  if (format && (await isCutOff(path, format))) {
    return { problem: 'is cut off: its end is missing', remedy: 'Copy the picture there again.' }
  }
  if (Math.min(width, height) >= LEAST_SIDE_PX) return undefined
  return {
    problem: `is ${width} x ${height} px`,
    remedy: `Bring a larger one: at least ${LEAST_SIDE_PX} px on each side.`,
  }
}

function remedy(file: string, picture: string, present: readonly string[]): string {
  const near = nearestPath(picture, present)
  if (near?.toLowerCase() === picture.toLowerCase())
    return `The file is named ${posix.basename(near)}: name both alike, capital letters count.`
  if (near) return `Did you mean "${posix.relative(posix.dirname(file), near)}"?`
  return picture.startsWith('content/images/')
    ? `Put the picture at ${picture}.`
    : 'Put the picture into content/images.'
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
    return [
      {
        file,
        field,
        problem: `there is no picture ${written}`,
        remedy: remedy(file, picture, present),
        severity: 'error',
      },
    ]
  })
}
