import { sizesToChoose, sizeText } from '../chosen-size.ts'
import type { ListedProduct } from '../listed-product.ts'

interface Props {
  product: ListedProduct
  /** The size that is chosen, in inches. */
  size: number | undefined
  onChoose(sizeInches: number | undefined): void
}

/** The sizes of a fan as chips, one of which may be pressed; one size alone is nothing to choose. */
export function SizeChips({ product, size, onChoose }: Props) {
  const { kind, spans, title, sizes } = product
  const choice = sizesToChoose({ kind, sizes: spans })
  if (choice.length === 0) return <p className="compare-size">{sizes}</p>
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the chips of a finish.
    <span className="compare-chips is-framed" role="group" aria-label={`Size, ${title}`}>
      {choice.map((inches) => (
        <button
          key={inches}
          type="button"
          aria-pressed={inches === size}
          onClick={() => onChoose(inches === size ? undefined : inches)}
        >
          {sizeText(inches)}
        </button>
      ))}
    </span>
  )
}
