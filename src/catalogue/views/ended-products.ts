import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { mainPath } from '../queries.ts'
import { mainCard, type ProductCard } from './product-card.ts'

/** A product that is no longer sold, for the lists that visitors kept or were sent. */
export interface EndedProduct {
  productUrl: string
  title: string
  url: string
  successor?: { title: string; url: string }
}

function soldSuccessor(
  { replacedBy }: Product,
  sold: readonly Product[],
  ended: readonly Product[],
  seen: readonly string[] = [],
): Product | undefined {
  if (replacedBy === undefined || seen.includes(replacedBy)) return undefined
  const isNext = ({ name }: Product) => name === replacedBy
  const next = ended.find(isNext)
  return sold.find(isNext) ?? (next && soldSuccessor(next, sold, ended, [...seen, replacedBy]))
}

/**
 * The product that follows one that is no longer sold, over any number of successors that are not either; none where the shop
 * has none. A product follows one of its kind.
 */
export function successorOf(catalogue: Catalogue, product: Product): Product | undefined {
  return soldSuccessor(product, catalogue[product.kind], catalogue.ended[product.kind])
}

export const endedProducts = (catalogue: Catalogue, ended: readonly Product[]): EndedProduct[] =>
  ended.map((product) => {
    const { productUrl, title } = product
    const successor = successorOf(catalogue, product)
    return {
      productUrl,
      title,
      url: mainPath(product),
      ...(successor && { successor: { title: successor.title, url: mainPath(successor) } }),
    }
  })

/** What the page of a product that is no longer sold says first. */
export interface ProductEnding {
  successor?: ProductCard
}

/** How a product has ended; undefined for one that is sold. */
export function productEnding(
  catalogue: Catalogue,
  { discontinued }: Product,
  successor: Product | undefined,
): ProductEnding | undefined {
  if (!discontinued) return undefined
  return successor ? { successor: mainCard(catalogue, successor) } : {}
}
