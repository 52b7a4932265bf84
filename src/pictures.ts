import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { PictureUrl } from './catalogue/views/api-answers.ts'

const modules = import.meta.glob<ImageMetadata>('/content/images/**/*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  import: 'default',
})

/**
 * The picture at a path from the project's root, ready for `astro:assets`.
 *
 * @throws Error naming the path when no such picture is in content/images
 */
export function pictureAt(path: string): ImageMetadata {
  const picture = modules[`/${path}`]
  if (!picture)
    throw new Error(`There is no picture ${path}. Put it there, or correct the record that names it.`)
  return picture
}

/**
 * Widths in px that pictures are encoded in. A card is 171 CSS px wide on a phone and 276 on a desk, a product page's
 * picture 358 and 690: at one to three device pixels each, no width is more than a third too large.
 */
export const PRODUCT_WIDTHS = [320, 560, 800, 1200]
/** A card is never wider than 288 CSS px, nor is its picture sharper than it needs. */
export const CARD_WIDTHS = [320, 560]
/** A further finish is only seen on a product's page. */
export const FINISH_WIDTHS = [800, 1200]
/** Rooms run from edge to edge. */
export const ROOM_WIDTHS = [640, 960, 1400, 1920]

/** The address of a picture as the API names it: the largest WebP, which pages use as well. */
export const pictureUrl: PictureUrl = async (path) =>
  (await getImage({ src: pictureAt(path), width: 1200, format: 'webp' })).src
