import { open } from 'node:fs/promises'
import sharp from 'sharp'
import type { Fault } from '../catalogue/faults.ts'

/** Smaller pictures look soft on a phone's screen. */
const LEAST_SIDE_PX = 800

/** As sharp names what a browser shows; "heif" is AVIF's container. */
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif']

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

/** What is wrong with a picture file; undefined when nothing is. Only its beginning and its end are read. */
export async function pictureFault(path: string): Promise<Pick<Fault, 'problem' | 'remedy'> | undefined> {
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
