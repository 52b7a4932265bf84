import { useEffect, useMemo, useState } from 'react'
import { load } from '../../client/load.ts'
import { loadProductFile } from '../../client/product-data/load-products.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { useFinishPictures } from '../../client/product-data/use-finish-pictures.ts'
import type { FitFilter } from '../fit/fit-filter.ts'
import type { ListMatches } from '../search/answer.ts'
import type { Choices, Offered } from './choices.ts'
import { type Found, findProducts } from './find-products.ts'
import { type ResultGroup, resultGroups } from './results/result-groups.ts'

interface Results extends Found {
  groups: ResultGroup[]
  /** Results of the search words in the address, if any. */
  matches: ListMatches | undefined
}

/** Request in the address, once it is read. */
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
  const [products, setProducts] = useState<readonly Product[]>()
  /** The choices for which something could not be had: other ones try again. */
  const [failedFor, setFailedFor] = useState<Choices>()
  const { words } = choices

  useEffect(() => {
    if (!products) load(() => loadProductFile(file)).then(setProducts, () => setFailedFor(choices))
  }, [file, products, choices])

  const [search, setSearch] = useState<(typed: string) => ListMatches>()
  // Most visitors filter without a word: the search is loaded for those who have one.
  useEffect(() => {
    if (!products || !words || search) return
    load(() => import('../search/answer.ts'))
      .then(({ createListSearch }) => createListSearch(products))
      .then(
        (loaded) => setSearch(() => loaded),
        () => setFailedFor(choices),
      )
  }, [products, words, search, choices])
  const matches = useMemo(() => (words ? search?.(words) : undefined), [words, search])

  const families = choices.values.get('finish') ?? []
  const inFinish = useFinishPictures(file, [
    ...families.map((family) => ({ family })),
    ...(matches?.finishes ?? []),
  ])

  const results = useMemo((): Results | undefined => {
    if (!products || !isRead || (words && !matches) || !inFinish) return undefined
    const found = findProducts(products, offered, choices, matches?.ranks, fit)
    return { ...found, matches, groups: resultGroups(found.products, choices.sort, fit, inFinish) }
  }, [products, isRead, matches, words, choices, offered, fit, inFinish])
  // What was found before stays until the pictures of a finish are known: no card is shown in two finishes.
  const [latest, setLatest] = useState<Results>()
  if (results && results !== latest) setLatest(results)
  if (failedFor === choices) return 'failed'
  return inFinish ? results : latest
}
