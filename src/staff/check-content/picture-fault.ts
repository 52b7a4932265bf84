import sharp from 'sharp'
import type { Fault } from '../../catalogue/faults.ts'
import { sizeFault } from './least-picture.ts'

/** As sharp names what a browser shows; "heif" is AVIF's container. */
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif']

/** What is wrong with a picture file; undefined if nothing is. It is read to the end, as some files break in the middle. */
export async function pictureFault(path: string): Promise<Pick<Fault, 'problem' | 'remedy'> | undefined> {
  const picture = sharp(path, { failOn: 'warning' })
  const { format, width, height } = await picture
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }))
  if (!FORMATS.includes(format)) {
    return {
      problem: format ? `is a picture in ${format} format` : 'is not a picture, despite its name',
      remedy: 'Save the picture again as JPEG, PNG, WebP or AVIF.',
    }
  }
  const isWhole = await picture
    .raw()
    .toBuffer()
    .then(() => true)
    .catch(() => false)
  if (!isWhole) {
    return {
      problem: 'is damaged: only part of it can be read',
      remedy: 'Copy it again, or save the picture again.',
    }
  }
  return sizeFault(width, height)
}
