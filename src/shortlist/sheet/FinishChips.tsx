import { chosenFinish, type FinishGroups, withOption } from '../chosen-finish.ts'
import { FinishDots } from './FinishDots.tsx'

interface Props {
  groups: FinishGroups
  finish: string | undefined
  /** The product's name, for screen readers. */
  title: string
  onChoose(finish: string | undefined): void
}

/** The finishes of a product as chips, a row for body and one for blades; one finish alone is nothing to choose. */
export function FinishChips({ groups, finish, title, onChoose }: Props) {
  const chosen = chosenFinish(groups, finish).key.split('-').map(Number)
  return groups
    .filter(({ options }) => options.length > 1)
    .map((group) => {
      const row = groups.indexOf(group)
      return (
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
      )
    })
}
