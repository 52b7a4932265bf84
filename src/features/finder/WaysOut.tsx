import { countedProducts, KIND_WORDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { FacetName } from '../../catalogue/views/facet-names.ts'
import type { PhoneWays } from '../../catalogue/views/store-view.ts'
import { AskInstead } from '../contact/AskInstead.tsx'
import { valueLabel } from './choices.ts'
import type { FilterName } from './find-products.ts'
import type { Results, useFinder } from './use-finder.ts'

interface Props {
  kind: ProductKind
  store: PhoneWays
  finder: ReturnType<typeof useFinder>
  results: Results
  /** A button was clicked that goes, and the focus with it. */
  onLeave: () => void
}

/** Buttons to remove filters, and contacts, for an empty result. */
export function WaysOut({ kind, store, finder, results, onLeave }: Props) {
  const { facets, remove, clear } = finder
  const { choices, moreWithout } = results
  const fit = results.fit?.label
  const [best] = [...moreWithout].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a)
  const labelOf = (filter: FilterName): string | undefined => {
    if (filter === 'q') return 'your search words'
    const values = choices.values.get(filter as FacetName) ?? []
    const words = values.map((value) => valueLabel(facets, filter as FacetName, value)).join(' or ')
    return `“${filter === 'fit' ? fit : words}”`
  }
  // Without the search words: they may come from someone else's link.
  const lines = [...choices.values].map(([facet, values]) => {
    const { label, values: labels } = facets.get(facet) ?? {}
    return `${label}: ${values.map((value) => labels?.get(value)).join(' or ')}`
  })
  const message = [`I’m looking for a ${KIND_WORDS[kind].inMessage}.`, ...(fit ? [fit] : []), ...lines, '\n']
  return (
    <>
      <p onClickCapture={onLeave}>
        {best ? (
          <button className="button" type="button" onClick={() => remove(best[0])}>
            Remove {labelOf(best[0])} to see {countedProducts(best[1], kind)}
          </button>
        ) : (
          <button className="button" type="button" onClick={({ currentTarget }) => clear(currentTarget)}>
            Clear all
          </button>
        )}
      </p>
      <AskInstead store={store} message={message.join('\n')} />
    </>
  )
}
