import { useEffect, useMemo, useState } from 'react'
import { loadProductFile } from '../product-data/load-products.ts'
import type { Product } from '../product-data/product-file.ts'
import type { Choices, Offered } from './choices.ts'
import type { ExtraFilter } from './extra-filter.ts'
import { type Found, findProducts } from './find-products.ts'
import type { ResultGroup } from './show-results.ts'
import { sortProducts } from './sort-products.ts'
import { createWordIndex, findWords, type WordIndex } from './word-index.ts'

interface Results extends Found {
  groups: ResultGroup[]
}

/** Sorted, and parted by the groups of an extra filter. */
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
 * What is found among the products of a list.
 *
 * @returns undefined while the products are on their way; `failed` when they cannot be had
 */
export function useFound(
  file: string,
  { choices, offered, extra }: { choices: Choices; offered: Offered; extra: ExtraFilter | undefined },
): Results | 'failed' | undefined {
  const [products, setProducts] = useState<readonly Product[] | 'failed'>()
  const [index, setIndex] = useState<WordIndex>()
  const { words } = choices

  // Asked again at the next choice, should it have failed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is what asks again.
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
