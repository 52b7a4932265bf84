import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import type { SearchFile } from '../../catalogue/views/search-file.ts'
import { loadProducts } from '../../client/product-data/load-products.ts'
import { loadSearchFile } from './load-search-file.ts'
import type { SearchedList } from './match-parts.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { createWordIndex } from './word-index.ts'

/** All that a question is answered from. */
export interface Search {
  file: SearchFile
  vocabulary: Vocabulary
  /** All products of the store, a list for each kind. */
  lists: readonly SearchedList[]
}

/**
 * Fetches the products of all kinds and the words of the shop, and indexes them.
 *
 * @throws Error where a file cannot be had; the next call asks again
 */
export async function prepareSearch(
  load = { searchFile: loadSearchFile, products: loadProducts },
): Promise<Search> {
  const [file, ...lists] = await Promise.all([
    load.searchFile(),
    ...KINDS.map(async (kind) => {
      const products = await load.products(kind)
      return { kind, products, index: await createWordIndex(products) }
    }),
  ])
  return { file, vocabulary: createVocabulary(file), lists }
}
