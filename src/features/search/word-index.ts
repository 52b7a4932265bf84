import type { Product } from '../../client/product-data/product-file.ts'
import { yieldToMain } from '../../client/yield-to-main.ts'
import { rankedWords } from './words-of.ts'

/** For each word the products that have it: their positions in the list, each with the rank of the field. */
export type WordIndex = ReadonlyMap<string, readonly (readonly [position: number, rank: number])[]>

/** How many products are read in one task. */
const SLICE = 100

/** Indexes the words of all products, a slice in each task, so that typing stays smooth meanwhile. */
export async function createWordIndex(products: readonly Product[]): Promise<WordIndex> {
  const index = new Map<string, [number, number][]>()
  for (const [position, product] of products.entries()) {
    if (position > 0 && position % SLICE === 0) await yieldToMain()
    for (const [word, rank] of rankedWords(product)) {
      const positions = index.get(word)
      if (positions) positions.push([position, rank])
      else index.set(word, [[position, rank]])
    }
  }
  return index
}

/** Products by their positions in a list, each with its rank: 0 is best. */
export type Ranks = Map<number, number>

/** Adds a product that is found, unless it was found with a better rank. */
export function addRank(ranks: Ranks, position: number, rank: number): void {
  ranks.set(position, Math.min(rank, ranks.get(position) ?? Number.POSITIVE_INFINITY))
}

/**
 * The products with a word that begins with a typed one.
 *
 * @param isWhole a number that is typed to its end: 5 is not the beginning of 52
 * @param worst fields behind this rank are not searched
 */
export function beginningWith(
  index: WordIndex,
  typed: string,
  isWhole: boolean,
  worst = Number.POSITIVE_INFINITY,
): Ranks {
  const ranks: Ranks = new Map()
  for (const [word, positions] of index) {
    if (isWhole ? word !== typed : !word.startsWith(typed)) continue
    for (const [position, rank] of positions) if (rank <= worst) addRank(ranks, position, rank)
  }
  return ranks
}
