import { countedProducts } from '../../catalogue/kinds/kind-words.ts'
import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { AskInstead } from '../contact/ask/AskInstead.tsx'
import type { FilterName } from './find-products.ts'
import type { Relaxation } from './relax-filters.ts'

interface Props {
  heading: string
  kind: ProductKind
  phone: string
  phoneUrl: string
  relaxation: Relaxation | undefined
  onRemove: (filter: FilterName) => void
  onClear: () => void
  /** The visitor is about to write to the store. */
  onAsk: () => void
}

/** Shown where no product fits: which filter to remove, and whom to ask. */
export function NothingFound({
  heading,
  kind,
  phone,
  phoneUrl,
  relaxation,
  onRemove,
  onClear,
  onAsk,
}: Props) {
  return (
    <div className="nothing-found">
      <h2>{heading}</h2>
      <p>
        {relaxation ? (
          <button className="button" type="button" onClick={() => onRemove(relaxation.filter)}>
            Remove {relaxation.label} to see {countedProducts(relaxation.count, kind)}
          </button>
        ) : (
          <button className="button" type="button" onClick={onClear}>
            Clear all
          </button>
        )}
      </p>
      <AskInstead phone={phone} phoneUrl={phoneUrl} what="one" onAsk={onAsk} />
    </div>
  )
}
