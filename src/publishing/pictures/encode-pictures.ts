import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { FileUrl } from '../../catalogue/views/api.ts'

const modules = import.meta.glob<ImageMetadata>('/content/images/**/*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  import: 'default',
})

/** Computes each answer once, since a product's photos and drawing are on several pages. */
export function memoized<Answer>(make: (key: string) => Answer): (key: string) => Answer {
  const answers = new Map<string, Answer>()
  return (key) => {
    const answer = answers.get(key) ?? make(key)
    answers.set(key, answer)
    return answer
  }
}

/** @throws Error naming a missing picture */
function pictureAt(path: string): ImageMetadata {
  const picture = modules[`/${path}`]
  if (!picture)
    throw new Error(`There is no picture ${path}. Put it there, or correct the record that names it.`)
  return picture
}

/** A picture's files, as attributes of a picture element. */
export interface EncodedPicture {
  avifSet: string
  /** A JPEG, for browsers without AVIF. */
  src: string
  width: number
  height: number
}

/** The width of a product page's photo on a phone with three device pixels each. */
const JPEG_WIDTH = 1200

/** For the API and the 1 in 30 browsers without AVIF. Encoded, as originals may reveal where they were taken; on white, as JPEG has no transparency. */
export const pictureUrl: FileUrl = memoized(async (path) => {
  const { src } = await getImage({
    src: pictureAt(path),
    width: JPEG_WIDTH,
    format: 'jpg',
    background: '#fff',
  })
  return src
})

/** @param widths in px @param quality of 100; the encoder's default is 50 */
function encoding(widths: number[], quality?: number): (path: string) => Promise<EncodedPicture> {
  const width = Math.max(...widths)
  return memoized(async (path) => {
    const avif = await getImage({ src: pictureAt(path), width, widths, format: 'avif', quality })
    return {
      avifSet: avif.srcSet.attribute,
      src: await pictureUrl(path),
      width: avif.attributes.width,
      height: avif.attributes.height,
    }
  })
}

/** 358 CSS px on a phone, 690 on a desktop: at one to three device pixels each, no width is more than a third too large. */
export const productPicture = encoding([320, 560, 800, 1200])
/** 171 to 288 CSS px. Few widths, as addresses are most of 36 cards' weight. */
export const cardPicture = encoding([320, 560])
/** Other views are loaded on request, in one size. */
export const furtherPicture = encoding([1200])
export const thumbnail = encoding([160])
/** Other finishes are only on product pages. */
export const finishPicture = encoding([800, 1200])
/** A room has more widths, none more than a quarter too large, and the lowest quality without visible loss. */
const ROOM_QUALITY = 45
export const roomPicture = encoding([640, 760, 960, 1180, 1400, 1920], ROOM_QUALITY)
export const halfRoomPicture = encoding([640, 960, 1400], ROOM_QUALITY)

export const scenePicture = encoding([960, 1400], ROOM_QUALITY)
