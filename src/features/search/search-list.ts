import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import type { AskedFinish } from '../../client/product-data/finish-pictures.ts'
import { loadProducts } from '../../client/product-data/load-products.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { finishOfNumber } from './finish-of-number.ts'
import { loadSearchFile } from './load-search-file.ts'
import { askedFinishes, type Matches, matchQuestion, matchWords } from './match-question.ts'
import { carryingWords } from './read-question.ts'
import { createVocabulary } from './vocabulary.ts'
import { createWordIndex, type Ranks } from './word-index.ts'

/** What the words of an address find in a list. */
export interface ListMatches {
  /** By the products' places in the list. */
  ranks: Ranks
  finishes: readonly AskedFinish[]
}

/**
 * A search of one list by the words of an address, as the search of every page finds them.
 *
 * @returns a function that gives the products by their places in the list
 */
export async function createListSearch(
  products: readonly Product[],
  load = { searchFile: loadSearchFile, products: loadProducts },
): Promise<(typed: string) => Promise<ListMatches>> {
  const kind = products[0]?.kind ?? 'fans'
  const [file, index] = await Promise.all([load.searchFile(), createWordIndex(products)])
  const vocabulary = createVocabulary(file)
  const lists = [{ kind, products, index }]
  const inList = ({ ranks: [ranks = new Map()], parts }: Matches, typed: string): ListMatches => {
    const byNumber = [...ranks.keys()].flatMap((place) => products[place] ?? [])
    return {
      ranks,
      finishes: [
        ...askedFinishes(parts, kind),
        ...byNumber.flatMap((product) => finishOfNumber(product, typed)),
      ],
    }
  }
  return async (typed) => {
    const found = matchWords(lists, vocabulary, carryingWords(vocabulary, typed))
    if (found.ranks[0]?.size) return inList(found, typed)
    // Only now does it matter which words the other lists know: such a word is not a typo.
    const all = await Promise.all(KINDS.map((one) => load.products(one)))
    const indexes = await Promise.all(all.map(createWordIndex))
    return inList(matchQuestion(lists, vocabulary, typed, indexes), typed)
  }
}
