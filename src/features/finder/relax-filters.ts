import type { FitFilter } from '../fit/fit-filter.ts'
import type { Choices } from './choices.ts'
import { facetWords } from './choices-in-words.ts'
import type { FacetLabels } from './facet-form.ts'
import type { FilterName, Found } from './find-products.ts'

/** A filter that can be removed where nothing is found, so that something is. */
export interface Relaxation {
  filter: FilterName
  /** Filter in words: `“Black or White”`, `your search words`. */
  label: string
  /** How many products are found without it. */
  count: number
}

/** The filter whose removal finds most products; undefined if removing one doesn't help. */
export function suggestRelaxation(
  { moreWithout }: Pick<Found, 'moreWithout'>,
  choices: Choices,
  labels: FacetLabels,
  fit: Pick<FitFilter, 'label'> | undefined,
): Relaxation | undefined {
  const [best] = [...moreWithout].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a)
  if (!best) return undefined
  const [filter, count] = best
  if (filter === 'words') return { filter, label: 'your search words', count }
  const words = filter === 'fit' ? fit?.label : facetWords(choices, filter, labels)
  return { filter, label: words ? `“${words}”` : '', count }
}
