import { loadProducts, type ProductKind } from '../../product-data/load-products.ts'
import type { Product } from '../../product-data/product-file.ts'
import { loadSearchFile } from './load-search-file.ts'
import { matchQuestion, matchWords } from './match-question.ts'
import { carryingWords } from './read-question.ts'
import { createVocabulary } from './vocabulary.ts'
import { createWordIndex, type Ranks } from './word-index.ts'

/**
 * A search of one list by the words of an address, as the search of every page finds them.
 *
 * @returns a function that gives the products by their places in the list
 */
export async function createListSearch(
  products: readonly Product[],
): Promise<(typed: string) => Promise<Ranks>> {
  const kind: ProductKind = products[0]?.kind === 'fixture' ? 'fixtures' : 'fans'
  const [file, index] = await Promise.all([loadSearchFile(), createWordIndex(products)])
  const vocabulary = createVocabulary(file)
  const lists = [{ kind, products, index }]
  return async (typed) => {
    const [found = new Map()] = matchWords(lists, vocabulary, carryingWords(vocabulary, typed)).ranks
    if (found.size > 0) return found
    // Only now it matters which words the other lists know: one of those is no slip.
    const all = await Promise.all([loadProducts('fans'), loadProducts('fixtures')])
    const indexes = await Promise.all(all.map(createWordIndex))
    return matchQuestion(lists, vocabulary, typed, indexes).ranks[0] ?? found
  }
}
