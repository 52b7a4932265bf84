import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { FileUrl } from '../../catalogue/views/api-records.ts'

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
  /** Left out if there is only one size. */
  webpSet?: string | undefined
  /** The largest WebP, for browsers that know no set. */
  src: string
  /** Of the largest file, in px. */
  width: number
  height: number
}

/** Each picture is encoded once: a product is on several pages and lists, its pictures on all of them. */
function memoized<Answer>(make: (path: string) => Promise<Answer>): (path: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  return (path) => {
    const answer = answers.get(path) ?? make(path)
    answers.set(path, answer)
    return answer
  }
}

/**
 * A way of encoding pictures, to be called with their paths from the project's root.
 *
 * @param widths px that AVIF files are encoded in
 * @param webpWidths px of the files for the one browser in thirty without AVIF; with none it gets the largest
 * @param avifQuality of 100; undefined for the encoder's own, which is 50
 */
function encoding(
  widths: number[],
  webpWidths = widths,
  avifQuality?: number,
): (path: string) => Promise<EncodedPicture> {
  const width = Math.max(...widths)
  return memoized(async (path) => {
    const src = pictureAt(path)
    const avif = await getImage({ src, width, widths, format: 'avif', quality: avifQuality })
    const webp = await getImage({ src, width, widths: webpWidths, format: 'webp' })
    return {
      avifSet: avif.srcSet.attribute,
      webpSet: webpWidths.length > 0 ? webp.srcSet.attribute : undefined,
      src: webp.src,
      width: webp.attributes.width,
      height: webp.attributes.height,
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
export const cardPicture = encoding([320, 560], [])
/** A view beside the main picture is fetched only when it is asked for: one size serves all, and its WebP is the API's. */
export const furtherPicture = encoding([1200], [])
/** A picture the size of a thumb: 72 CSS px. */
export const thumbnail = encoding([160], [])
/** A further finish is only seen on a product's page. */
export const finishPicture = encoding([800, 1200])
/**
 * A room is the largest picture on a page, and what a phone waits for: more widths, so that none is a quarter too large, and
 * the lowest quality without visible loss.
 */
const ROOM_QUALITY = 45
/** A room that runs from edge to edge. */
export const roomPicture = encoding([640, 760, 960, 1180, 1400, 1920], [640, 960, 1400, 1920], ROOM_QUALITY)
/** A room beside words. */
export const halfRoomPicture = encoding([640, 960, 1400], undefined, ROOM_QUALITY)

/** A room among a product's pictures. */
export const scenePicture = encoding([960, 1400], [], ROOM_QUALITY)

/** The address of a picture as the API names it: the largest WebP, which pages use as well. */
export const pictureUrl: FileUrl = memoized(
  async (path) => (await getImage({ src: pictureAt(path), width: 1200, format: 'webp' })).src,
)
