import { useEffect, useMemo, useState } from 'react'
import { loadProductFile } from '../product-data/load-products.ts'
import type { Product } from '../product-data/product-file.ts'
import type { Choices, Offered } from './choices.ts'
import type { ExtraFilter } from './extra-filter.ts'
import { type Found, findProducts } from './find-products.ts'
import type { ResultGroup } from './results/show-results.ts'
import type { Ranks } from './search/word-index.ts'
import { sortProducts } from './sort-products.ts'

interface Results extends Found {
  groups: ResultGroup[]
}

/** Sorted, and split into the groups of an extra filter. */
function groupsOf(
  products: readonly Product[],
  { sort }: Choices,
  extra: ExtraFilter | undefined,
): ResultGroup[] {
  const sorted = sortProducts(products, sort)
  if (!extra) return [{ heading: '', products: sorted }]
  return extra.headings.map((heading, group) => ({
    heading,
    products: sorted.filter((product) => extra.groupOf(product) === group),
  }))
}

/**
 * The products of a list that fit what is chosen.
 *
 * @param file the address of the list's products
 * @returns undefined while they are loading; `failed` when they cannot be loaded
 */
export function useFilteredProducts(
  file: string,
  { choices, offered, extra }: { choices: Choices; offered: Offered; extra: ExtraFilter | undefined },
): Results | 'failed' | undefined {
  const [products, setProducts] = useState<readonly Product[] | 'failed'>()
  const [search, setSearch] = useState<(typed: string) => Promise<Ranks>>()
  const [matches, setMatches] = useState<Ranks>()
  const { words } = choices

  // After a failure the next choice tries again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is what tries again.
  useEffect(() => {
    if (products && products !== 'failed') return
    loadProductFile(file).then(setProducts, () => setProducts('failed'))
  }, [file, choices])

  const needsSearch = words !== '' && !search
  useEffect(() => {
    if (!needsSearch || !products || products === 'failed') return
    // Most visitors filter without a word: the search is loaded for those who have one.
    import('./search/search-list.ts')
      .then(async ({ createListSearch }) => createListSearch(products))
      .then(
        (find) => setSearch(() => find),
        () => setProducts('failed'),
      )
  }, [needsSearch, products])

  useEffect(() => {
    let isCurrent = true
    if (words)
      search?.(words).then((found) => {
        if (isCurrent) setMatches(found)
      })
    return () => {
      isCurrent = false
    }
  }, [search, words])

  return useMemo(() => {
    if (!products || products === 'failed') return products
    if (words && !matches) return undefined
    const found = findProducts(products, offered, choices, words ? matches : undefined, extra)
    return { ...found, groups: groupsOf(found.products, choices, extra) }
  }, [products, matches, words, choices, offered, extra])
}
