import { useEffect, useState } from 'react'
import { loadProducts, type ProductKind } from '../../product-data/load-products.ts'
import type { Product } from '../../product-data/product-file.ts'
import { createWordIndex, findWords, type WordIndex } from './word-index.ts'

/** More would push the other kind out of sight. */
const MAX_SHOWN = 5

/** The results of one kind, best first. */
export interface KindFound {
  kind: ProductKind
  count: number
  best: readonly Product[]
}

type Searched = readonly { kind: ProductKind; products: readonly Product[]; index: WordIndex }[]

const KINDS = ['fans', 'fixtures'] as const

const prepare = (): Promise<Searched> =>
  Promise.all(
    KINDS.map(async (kind) => {
      const products = await loadProducts(kind)
      return { kind, products, index: await createWordIndex(products) }
    }),
  )

function find(searched: Searched, typed: string): KindFound[] {
  return searched.map(({ kind, products, index }) => {
    const ranked = [...findWords(index, typed)].toSorted(([a, one], [b, other]) => one - other || a - b)
    const best = ranked.slice(0, MAX_SHOWN).flatMap(([place]) => products[place] ?? [])
    return { kind, count: ranked.length, best }
  })
}

/**
 * The results of a search in both kinds.
 *
 * @param isOpen nothing is fetched before the search is opened
 * @returns undefined while nothing is typed or the products are loading; `failed` when they cannot be loaded
 */
export function useSearch(isOpen: boolean, typed: string): KindFound[] | 'failed' | undefined {
  const [searched, setSearched] = useState<Searched | 'failed'>()
  // After a failure, opening the search tries again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded stays.
  useEffect(() => {
    if (isOpen && (!searched || searched === 'failed'))
      prepare().then(setSearched, () => setSearched('failed'))
  }, [isOpen])
  if (typed.trim() === '' || !searched || searched === 'failed')
    return searched === 'failed' ? 'failed' : undefined
  return find(searched, typed)
}
