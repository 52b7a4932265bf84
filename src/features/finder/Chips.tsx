import { type ReactNode, useEffect, useRef } from 'react'
import type { FacetName } from '../../catalogue/views/facet-names.ts'
import type { ChosenValue } from './chosen-labels.ts'

interface Props {
  chosen: readonly ChosenValue[]
  /** The words of a search, when they filter the list. */
  words: string
  /** The label of another tool's filter. */
  fit: string | undefined
  closeIcon?: ReactNode
  onRemoveValue: (facet: FacetName, value: string) => void
  onWords: (words: string) => void
  onRemoveFit: () => void
  onClear: (button: Element) => void
  /** The last one was removed, and the focus with it. */
  onLostFocus: () => void
}

/** The active filters, each with a button that removes it. */
export function Chips(props: Props) {
  const { chosen, words, fit, closeIcon, onRemoveValue, onWords, onRemoveFit, onClear, onLostFocus } = props
  const list = useRef<HTMLUListElement>(null)
  /** Where the focus was when a chip was pressed; -1 elsewhere. */
  const focused = useRef(-1)
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]

  // The chip takes the focus with it: the next one has it then.
  useEffect(() => {
    if (focused.current < 0 || document.activeElement !== document.body) return
    const left = buttons()
    if (left.length > 0) left[Math.min(focused.current, left.length - 1)]?.focus()
    else onLostFocus()
    focused.current = -1
  })

  if (chosen.length === 0 && !words && !fit) return null
  const chip = (key: string, label: string, onClick: () => void) => (
    <li key={key}>
      <button className="chip tap" type="button" onClick={onClick}>
        <span className="visually-hidden">Remove </span>
        {label}
        {closeIcon}
      </button>
    </li>
  )
  return (
    <ul
      className="chips side-by-side"
      aria-label="Your choices"
      role="list"
      ref={list}
      onClickCapture={() => {
        focused.current = buttons().indexOf(document.activeElement as HTMLButtonElement)
      }}
    >
      {words && (
        <li>
          <label className="chip chip-words tap">
            <span className="visually-hidden">Search words</span>
            <input
              type="search"
              maxLength={80}
              defaultValue={words}
              key={words}
              onBlur={({ target }) => onWords(target.value)}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && onWords(currentTarget.value)}
            />
            <button className="icon-button" type="button" onClick={() => onWords('')}>
              <span className="visually-hidden">Remove search words</span>
              {closeIcon}
            </button>
          </label>
        </li>
      )}
      {fit && chip('fit', fit, onRemoveFit)}
      {chosen.map(({ facet, value, label }) =>
        chip(`${facet} ${value}`, label, () => onRemoveValue(facet, value)),
      )}
      <li>
        <button
          className="clear-all way"
          type="button"
          onClick={({ currentTarget }) => onClear(currentTarget)}
        >
          Clear all
        </button>
      </li>
    </ul>
  )
}
