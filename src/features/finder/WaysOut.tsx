import { countedProducts, KIND_WORDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { PhoneWays } from '../../catalogue/views/store-view.ts'
import { AskInstead } from '../contact/AskInstead.tsx'
import type { FitFilter } from '../fit/fit-filter.ts'
import type { Choices } from './choices.ts'
import { choicesInWords } from './choices-in-words.ts'
import type { FacetLabels } from './facet-form.ts'
import type { FilterName, Found } from './find-products.ts'
import { suggestRelaxation } from './relax-filters.ts'

interface Props {
  kind: ProductKind
  store: PhoneWays
  found: Pick<Found, 'moreWithout'>
  choices: Choices
  labels: FacetLabels
  fit: Pick<FitFilter, 'label'> | undefined
  onRemove: (filter: FilterName) => void
  onClear: (button: Element) => void
}

/** Shown where no product fits: which filter to remove, and whom to ask. */
export default function WaysOut(props: Props) {
  const { kind, store, found, choices, labels, fit, onRemove, onClear } = props
  const relaxation = suggestRelaxation(found, choices, labels, fit)
  const message = `I am looking for a ${KIND_WORDS[kind].asked}.\n${choicesInWords(choices, labels, fit?.label)}\n\n`
  return (
    <>
      <p>
        {relaxation ? (
          <button className="button" type="button" onClick={() => onRemove(relaxation.filter)}>
            Remove {relaxation.label} to see {countedProducts(relaxation.count, kind)}
          </button>
        ) : (
          <button className="button" type="button" onClick={({ currentTarget }) => onClear(currentTarget)}>
            Clear all
          </button>
        )}
      </p>
      <AskInstead store={store} what="one" message={message} />
    </>
  )
}
