import { useEffect, useMemo, useState } from 'react'
import { loadProductFile } from '../product-data/load-products.ts'
import type { Product } from '../product-data/product-file.ts'
import type { Choices, Offered } from './choices.ts'
import type { ExtraFilter } from './extra-filter.ts'
import { type Found, findProducts } from './find-products.ts'
import type { ResultGroup } from './results/show-results.ts'
import { createWordIndex, findWords, type WordIndex } from './search/word-index.ts'
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
  const [index, setIndex] = useState<WordIndex>()
  const { words } = choices

  // After a failure the next choice tries again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is what tries again.
  useEffect(() => {
    if (products && products !== 'failed') return
    loadProductFile(file).then(setProducts, () => setProducts('failed'))
  }, [file, choices])

  const needsIndex = words !== '' && !index
  useEffect(() => {
    if (needsIndex && products && products !== 'failed') void createWordIndex(products).then(setIndex)
  }, [needsIndex, products])

  return useMemo(() => {
    if (!products || products === 'failed') return products
    if (words && !index) return undefined
    const found = findProducts(
      products,
      offered,
      choices,
      words && index ? findWords(index, words) : undefined,
      extra,
    )
    return { ...found, groups: groupsOf(found.products, choices, extra) }
  }, [products, index, words, choices, offered, extra])
}
