import type { ReactNode } from 'react'
import type { FacetName } from '../catalogue/views/facet-definitions.ts'
import type { ChosenValue } from './chosen-labels.ts'

interface Props {
  chosen: readonly ChosenValue[]
  /** What was typed, when it narrows the list. */
  words: string
  /** The choice of another tool. */
  extra: string | undefined
  closeIcon?: ReactNode
  remove: (facet: FacetName, value: string) => void
  type: (words: string) => void
  removeExtra: () => void
  clear: () => void
}

/** What is chosen, each with a button that takes it back. */
export function Chips({ chosen, words, extra, closeIcon, remove, type, removeExtra, clear }: Props) {
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
              onBlur={({ target }) => type(target.value)}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && type(currentTarget.value)}
            />
            <button type="button" onClick={() => type('')}>
              <span className="visually-hidden">Remove the words</span>
              {closeIcon}
            </button>
          </label>
        </li>
      )}
      {extra && chip('extra', extra, removeExtra)}
      {chosen.map(({ facet, value, label }) => chip(`${facet} ${value}`, label, () => remove(facet, value)))}
      <li>
        <button className="clear-all" type="button" onClick={clear}>
          Clear all
        </button>
      </li>
    </ul>
  )
}
