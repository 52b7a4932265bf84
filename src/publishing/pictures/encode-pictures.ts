import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { FileUrl } from '../../catalogue/views/api.ts'
import { memoized } from '../memoized.ts'

const modules = import.meta.glob<ImageMetadata>('/content/images/**/*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  import: 'default',
})

/**
 * The picture at a path from the project's root, ready for `astro:assets`.
 *
 * @throws Error naming the path when no such picture is in content/images
 */
function pictureAt(path: string): ImageMetadata {
  const picture = modules[`/${path}`]
  if (!picture)
    throw new Error(`There is no picture ${path}. Put it there, or correct the record that names it.`)
  return picture
}

/** The files a picture is served in, as the attributes of a picture element name them. */
export interface EncodedPicture {
  avifSet: string
  /** A JPEG, for browsers without AVIF. */
  src: string
  /** Of the largest file, in px. */
  width: number
  height: number
}

/** px; as wide as a product page shows a picture on a phone of three device pixels each. */
const JPEG_WIDTH = 1200

/**
 * The address of a picture as the API names it: a JPEG, which every program reads. Pages name it for the browsers without AVIF,
 * one in thirty. Encoded rather than copied, as a photo from a phone says where it was taken, and may be of any size; on white,
 * as JPEG knows nothing transparent.
 */
export const pictureUrl: FileUrl = memoized(async (path) => {
  const { src } = await getImage({
    src: pictureAt(path),
    width: JPEG_WIDTH,
    format: 'jpg',
    background: '#fff',
  })
  return src
})

/**
 * A way of encoding pictures, to be called with their paths from the project's root.
 *
 * @param widths px that AVIF files are encoded in
 * @param quality of 100; undefined for the encoder's own, which is 50
 */
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

/**
 * Widths in px that pictures are encoded in. A card is 171 CSS px wide on a phone and 276 on a desktop, a product page's
 * picture 358 and 690: at one to three device pixels each, no width is more than a third too large.
 */
export const productPicture = encoding([320, 560, 800, 1200])
/**
 * A card is never wider than 288 CSS px, nor is its picture sharper than it needs: addresses make up most of the weight of a
 * list of 36 cards.
 */
export const cardPicture = encoding([320, 560])
/** A view beside the main picture is fetched only when it is asked for: one size serves all. */
export const furtherPicture = encoding([1200])
/** A picture the size of a thumb: 72 CSS px. */
export const thumbnail = encoding([160])
/** A further finish is only seen on a product's page. */
export const finishPicture = encoding([800, 1200])
/**
 * A room is the largest picture on a page, and what a phone waits for: more widths, so that none is a quarter too large, and
 * the lowest quality without visible loss.
 */
const ROOM_QUALITY = 45
/** A room that runs from edge to edge. */
export const roomPicture = encoding([640, 760, 960, 1180, 1400, 1920], ROOM_QUALITY)
/** A room beside words. */
export const halfRoomPicture = encoding([640, 960, 1400], ROOM_QUALITY)

/** A room among a product's pictures. */
export const scenePicture = encoding([960, 1400], ROOM_QUALITY)
