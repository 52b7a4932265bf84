import type { ReactNode } from 'react'
import { valueLabel } from './choices.ts'
import type { useFinder } from './use-finder.ts'

interface Props {
  finder: ReturnType<typeof useFinder>
  closeIcon?: ReactNode
  /** The clicked button disappears, and the focus with it. */
  onLeave: () => void
}

export function Chips({ finder, closeIcon, onLeave }: Props) {
  const { choices, facets, results, choose, remove, clear } = finder
  const { values, words } = choices
  const fit = results?.fit?.label
  if (values.size === 0 && !words && !fit) return null
  const chip = (key: string, label: string, onClick: () => void) => (
    <li key={key}>
      <button className="choice tap" type="button" onClick={onClick}>
        <span className="visually-hidden">Remove </span>
        {label}
        {closeIcon}
      </button>
    </li>
  )
  const search = (typed: string) => choose({ q: typed.trim() })
  return (
    <ul
      className="chips side-by-side screen-only"
      aria-label="Your choices"
      role="list"
      onClickCapture={({ target }) => {
        if ((target as Element).closest('button')) onLeave()
      }}
    >
      {words && (
        <li>
          <label className="choice words tap">
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
        <button className="text-button" type="button" onClick={() => clear()}>
          Clear all
        </button>
      </li>
    </ul>
  )
}
