import { counted } from '../catalogue/rules/counted.ts'
import { AskInstead } from './AskInstead.tsx'
import type { FilterName } from './find-products.ts'
import type { Relaxation } from './relax-filters.ts'

interface Props {
  noun: string
  phone: string
  phoneUrl: string
  relaxation: Relaxation | undefined
  onRemove: (filter: FilterName) => void
  onClear: () => void
  /** The visitor is about to write to the store. */
  onAsk: () => void
}

/** Shown where no product fits: which filter to remove, and whom to ask. */
export function NothingFound({ noun, phone, phoneUrl, relaxation, onRemove, onClear, onAsk }: Props) {
  return (
    <div className="nothing-found">
      <h2>No {noun} matches all your choices</h2>
      <p>
        {relaxation ? (
          <button className="button" type="button" onClick={() => onRemove(relaxation.filter)}>
            Remove {relaxation.label} to see {counted(relaxation.count, noun)}
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
