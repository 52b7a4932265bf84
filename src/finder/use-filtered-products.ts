import { useEffect, useMemo, useRef, useState } from 'react'
import type { FitFilter } from '../fit/fit-filter.ts'
import { loadProductFile } from '../product-data/load-products.ts'
import type { Product } from '../product-data/product-file.ts'
import type { Choices, Offered } from './choices.ts'
import { type Found, findProducts } from './find-products.ts'
import { type ResultGroup, resultGroups } from './results/result-groups.ts'
import type { ListMatches } from './search/search-list.ts'
import { useFinishPictures } from './use-finish-pictures.ts'

interface Results extends Found {
  groups: ResultGroup[]
}

/** What an address asks for, once it is read. */
interface Asked {
  choices: Choices
  offered: Offered
  fit: FitFilter | undefined
  isRead: boolean
}

/**
 * The products of a list that fit what is chosen.
 *
 * @param file the address of the list's products
 * @returns undefined while they are loading; `failed` when they cannot be loaded
 */
export function useFilteredProducts(
  file: string,
  { choices, offered, fit, isRead }: Asked,
): Results | 'failed' | undefined {
  const [products, setProducts] = useState<readonly Product[] | 'failed'>()
  const [search, setSearch] = useState<(typed: string) => Promise<ListMatches>>()
  const [matches, setMatches] = useState<ListMatches>()
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

  const families = choices.values.get('finish')
  const inFinish = useFinishPictures(
    file,
    useMemo(
      () => [...(families ?? []).map((family) => ({ family })), ...((words && matches?.finishes) || [])],
      [families, words, matches],
    ),
  )

  const latest = useRef<Results>(undefined)
  return useMemo(() => {
    if (!products || products === 'failed') return products
    if (!isRead || (words && !matches)) return undefined
    // What was found before stays until the pictures of a finish are known: no card is shown in two finishes.
    if (!inFinish) return latest.current
    const found = findProducts(products, offered, choices, words ? matches?.ranks : undefined, fit)
    latest.current = { ...found, groups: resultGroups(found.products, choices.sort, fit, inFinish) }
    return latest.current
  }, [products, isRead, matches, words, choices, offered, fit, inFinish])
}
