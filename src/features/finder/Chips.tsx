import { type ReactNode, useEffect, useRef } from 'react'
import { valueLabel } from './choices.ts'
import type { useFinder } from './use-finder.ts'

interface Props {
  finder: ReturnType<typeof useFinder>
  closeIcon?: ReactNode
  /** The last chip was removed, and the focus with it. */
  onLostFocus: () => void
}

export function Chips({ finder, closeIcon, onLostFocus }: Props) {
  const { choices, facets, results, choose, remove, clear } = finder
  const { values, words } = choices
  const fit = results?.fit?.label
  const list = useRef<HTMLUListElement>(null)
  /** Index of the clicked chip with the focus; -1 without one. */
  const focused = useRef(-1)
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])]

  // A removed chip passes its focus to the next one.
  useEffect(() => {
    if (focused.current < 0 || document.activeElement !== document.body) return
    const left = buttons()
    if (left.length > 0) left[Math.min(focused.current, left.length - 1)]?.focus()
    else onLostFocus()
    focused.current = -1
  })

  if (values.size === 0 && !words && !fit) return null
  const chip = (key: string, label: string, onClick: () => void) => (
    <li key={key}>
      <button className="chip tap" type="button" onClick={onClick}>
        <span className="visually-hidden">Remove </span>
        {label}
        {closeIcon}
      </button>
    </li>
  )
  const search = (typed: string) => choose({ q: typed.trim() })
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
              onBlur={({ target }) => search(target.value)}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && search(currentTarget.value)}
            />
            <button className="icon-button" type="button" onClick={() => search('')}>
              <span className="visually-hidden">Remove search words</span>
              {closeIcon}
            </button>
          </label>
        </li>
      )}
      {fit && chip('fit', fit, () => remove('fit'))}
      {[...values].flatMap(([facet, chosen]) =>
        chosen.map((value) =>
          chip(`${facet} ${value}`, valueLabel(facets, facet, value), () =>
            choose({ [facet]: chosen.filter((other) => other !== value).join() }),
          ),
        ),
      )}
      <li>
        <button className="clear-all way" type="button" onClick={({ currentTarget }) => clear(currentTarget)}>
          Clear all
        </button>
      </li>
    </ul>
  )
}
