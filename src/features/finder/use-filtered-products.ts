import { useEffect, useMemo, useRef, useState } from 'react'
import { useLoaded } from '../../client/islands/use-loaded.ts'
import { loadProductFile } from '../../client/product-data/load-products.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { useFinishPictures } from '../../client/product-data/use-finish-pictures.ts'
import type { FitFilter } from '../fit/fit-filter.ts'
import type { ListMatches } from '../search/search-list.ts'
import type { Choices, Offered } from './choices.ts'
import { type Found, findProducts } from './find-products.ts'
import { type ResultGroup, resultGroups } from './results/result-groups.ts'

interface Results extends Found {
  groups: ResultGroup[]
  /** What the words of the address find, where it has some. */
  matches: ListMatches | undefined
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
  const { words } = choices

  // After a failure the next choice tries again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is what tries again.
  useEffect(() => {
    if (products && products !== 'failed') return
    loadProductFile(file).then(setProducts, () => setProducts('failed'))
  }, [file, choices])

  const list = products === 'failed' ? undefined : products
  const find = useMemo(() => {
    let search: Promise<(typed: string) => ListMatches> | undefined
    return (typed: string) => {
      // Most visitors filter without a word: the search is loaded for those who have one.
      search ??= import('../search/search-list.ts').then(({ createListSearch }) =>
        createListSearch(list ?? []),
      )
      const found = search.then((find) => find(typed))
      found.catch(() => setProducts('failed'))
      return found
    }
  }, [list])
  const found = useLoaded(list && words ? words : undefined, find)
  const matches = words && typeof found !== 'string' ? found : undefined

  const families = choices.values.get('finish') ?? []
  const inFinish = useFinishPictures(file, [
    ...families.map((family) => ({ family })),
    ...(matches?.finishes ?? []),
  ])

  const latest = useRef<Results>(undefined)
  return useMemo(() => {
    if (!products || products === 'failed') return products
    if (!isRead || (words && !matches)) return undefined
    // What was found before stays until the pictures of a finish are known: no card is shown in two finishes.
    if (!inFinish) return latest.current
    const results = findProducts(products, offered, choices, matches?.ranks, fit)
    latest.current = {
      ...results,
      matches,
      groups: resultGroups(results.products, choices.sort, fit, inFinish),
    }
    return latest.current
  }, [products, isRead, matches, words, choices, offered, fit, inFinish])
}
