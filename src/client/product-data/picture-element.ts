import { element } from '../dom.ts'
import type { CardFiles } from './product-file.ts'

/** A card's photo as a square, beside or over the product's name. */
export const pictureElement = ({ avifSet, src }: CardFiles, px: number): HTMLPictureElement =>
  element(
    'picture',
    {},
    element('source', { type: 'image/avif', sizes: `${px}px`, srcset: avifSet }),
    element('img', { alt: '', loading: 'lazy', width: px, height: px, src }),
  )
