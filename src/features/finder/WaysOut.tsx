import { countedProducts, KIND_WORDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { FacetName } from '../../catalogue/views/facet-names.ts'
import type { PhoneWays } from '../../catalogue/views/store-view.ts'
import { AskInstead } from '../contact/AskInstead.tsx'
import { type Choices, type Facets, valueLabel } from './choices.ts'
import type { FilterName, Found } from './find-products.ts'

interface Props {
  kind: ProductKind
  store: PhoneWays
  moreWithout: Found['moreWithout']
  choices: Choices
  facets: Facets
  /** Label of another tool's filter: "14 × 12 ft room". */
  fit: string | undefined
  onRemove: (filter: FilterName) => void
  onClear: (button: Element) => void
}

/** Buttons to remove filters, and contacts, for an empty result. */
export default function WaysOut(props: Props) {
  const { kind, store, moreWithout, choices, facets, fit, onRemove, onClear } = props
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
      <p>
        {best ? (
          <button className="button" type="button" onClick={() => onRemove(best[0])}>
            Remove {labelOf(best[0])} to see {countedProducts(best[1], kind)}
          </button>
        ) : (
          <button className="button" type="button" onClick={({ currentTarget }) => onClear(currentTarget)}>
            Clear all
          </button>
        )}
      </p>
      <AskInstead store={store} what="one" message={message.join('\n')} />
    </>
  )
}
