import { chosenFinish, type FinishGroups, withOption } from '../chosen-finish.ts'
import { sizesToChoose, sizeText } from '../chosen-size.ts'
import type { ComparedProduct } from '../listed-product.ts'
import { FinishDots } from './FinishDots.tsx'

interface FinishProps {
  groups: FinishGroups
  finish: string | undefined
  /** The product's name, for screen readers. */
  title: string
  onChoose(finish: string | undefined): void
}

/** The finishes of a product as chips, a row for body and one for blades; one finish alone is nothing to choose. */
export function FinishChips({ groups, finish, title, onChoose }: FinishProps) {
  const chosen = chosenFinish(groups, finish).key.split('-').map(Number)
  return groups.map(
    (group, row) =>
      group.options.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in the head of a column.
        <span
          key={group.label}
          className="compare-chips"
          role="group"
          aria-label={`${group.label}, ${title}`}
        >
          {group.options.map(({ slug, label, colour }, index) => (
            <button
              key={slug}
              type="button"
              aria-pressed={index === chosen[row]}
              onClick={() => onChoose(withOption(groups, finish, row, index))}
            >
              {colour ? <FinishDots colours={[colour]} /> : label}
              {colour && <span className="visually-hidden">{label}</span>}
            </button>
          ))}
        </span>
      ),
  )
}

interface SizeProps {
  product: ComparedProduct
  /** The size that is chosen, in inches. */
  size: number | undefined
  onChoose(sizeInches: number | undefined): void
}

/** The sizes of a fan as chips, one of which may be pressed; one size alone is nothing to choose. */
export function SizeChips({ product, size, onChoose }: SizeProps) {
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
