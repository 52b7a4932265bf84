import { randomBytes, randomInt } from 'node:crypto'
import type { Product } from '../../../src/client/product-data/product-file.ts'

const hash = (bytes: number): string => randomBytes(bytes).toString('base64url')

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

const pick = <One>(few: readonly One[]): One => few[randomInt(few.length)] as One

/** Made of a few, each field of another: what repeats whole records packs better than any catalog. */
function mixed(few: readonly Product[]): Product {
  const fields = Object.keys(pick(few)) as (keyof Product)[]
  return Object.fromEntries(fields.map((field) => [field, pick(few)[field]])) as unknown as Product
}

/** With a picture and an order number of its own. */
function withOwnPicture(product: Product): Product {
  const stem = `/_astro/${product.productUrl}.${hash(6)}_`
  return {
    ...product,
    picture: { avifSet: `${stem}1zdTkA.avif 320w, ${stem}MwrHw.avif 560w`, src: `${stem}ZfhXy7.jpg` },
    partNumber: ownNumber(product.partNumber ?? '59264'),
  }
}

/** So many products made of a few, in turn, with the pictures of those. */
export const manyProducts = (few: readonly Product[], count: number): Product[] =>
  Array.from({ length: count }, (_, place) => renamed(few[place % few.length] as Product, place))

/** So many to be weighed, no two alike. */
export const manyOwnProducts = (few: readonly Product[], count: number): Product[] =>
  Array.from({ length: count }, (_, place) => withOwnPicture(renamed(mixed(few), place)))
