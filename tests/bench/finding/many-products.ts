import { randomBytes, randomInt } from 'node:crypto'
import type { Product } from '../../../src/product-data/product-file.ts'

const hash = (bytes: number): string => randomBytes(bytes).toString('base64url')
const part = (): string => hash(5).slice(0, 6)

/** A copy of a product with a name of its own. */
const renamed = (original: Product, place: number): Product => {
  const productUrl = `${original.productUrl}-no-${place}`
  return {
    ...original,
    productUrl,
    url: original.url.replace(/[^/]+$/, productUrl),
    title: `${original.title} No. ${place}`,
  }
}

/** An order number of its own, in the form of the given one. */
const ownNumber = (number: string): string => number.replaceAll(/\d/g, () => String(randomInt(10)))

/** With pictures and order numbers of its own as well: a measurement of bytes that repeats them flatters the packing. */
function withOwnPictures(product: Product): Product {
  const stem = `/_astro/${product.productUrl}.${hash(6)}_`
  return {
    ...product,
    picture: {
      avifSet: `${stem}${part()}.avif 320w, ${stem}${part()}.avif 560w`,
      src: `${stem}${part()}.webp`,
    },
    ...(product.partNumber && { partNumber: ownNumber(product.partNumber) }),
  }
}

/** So many products made of a few, in turn, with the pictures of those. */
export const manyProducts = (few: readonly Product[], count: number): Product[] =>
  Array.from({ length: count }, (_, place) => renamed(few[place % few.length] as Product, place))

/** As above, in a random order and with pictures of their own, to be weighed. */
export const manyOwnProducts = (few: readonly Product[], count: number): Product[] =>
  Array.from({ length: count }, (_, place) =>
    withOwnPictures(renamed(few[Math.floor(Math.random() * few.length)] as Product, place)),
  )
