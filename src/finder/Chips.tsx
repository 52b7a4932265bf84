import type { ReactNode } from 'react'
import type { FacetName } from '../catalogue/views/facet-definitions.ts'
import type { ChosenValue } from './chosen-labels.ts'

interface Props {
  chosen: readonly ChosenValue[]
  /** The words of a search, when they filter the list. */
  words: string
  /** The label of another tool's filter. */
  extra: string | undefined
  closeIcon?: ReactNode
  onRemoveValue: (facet: FacetName, value: string) => void
  onWords: (words: string) => void
  onRemoveExtra: () => void
  onClear: () => void
}

/** The active filters, each with a button that removes it. */
export function Chips(props: Props) {
  const { chosen, words, extra, closeIcon, onRemoveValue, onWords, onRemoveExtra, onClear } = props
  if (chosen.length === 0 && !words && !extra) return null
  const chip = (key: string, label: string, onClick: () => void) => (
    <li key={key}>
      <button className="chip" type="button" onClick={onClick}>
        <span className="visually-hidden">Remove </span>
        {label}
        {closeIcon}
      </button>
    </li>
  )
  return (
    <ul className="chips" aria-label="Chosen" role="list">
      {words && (
        <li>
          <label className="chip chip-words">
            <span className="visually-hidden">Words</span>
            <input
              type="search"
              maxLength={80}
              defaultValue={words}
              key={words}
              onBlur={({ target }) => onWords(target.value)}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && onWords(currentTarget.value)}
            />
            <button type="button" onClick={() => onWords('')}>
              <span className="visually-hidden">Remove the words</span>
              {closeIcon}
            </button>
          </label>
        </li>
      )}
      {extra && chip('extra', extra, onRemoveExtra)}
      {chosen.map(({ facet, value, label }) =>
        chip(`${facet} ${value}`, label, () => onRemoveValue(facet, value)),
      )}
      <li>
        <button className="clear-all" type="button" onClick={onClear}>
          Clear all
        </button>
      </li>
    </ul>
  )
}
