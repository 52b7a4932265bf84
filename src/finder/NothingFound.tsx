import { paths } from '../paths.ts'
import type { Obstacle } from './find-products.ts'

interface Props {
  noun: string
  phone: string
  phoneUrl: string
  /** The one choice whose end brings most results; undefined where no single one brings any. */
  giveUp: { obstacle: Obstacle; label: string; count: string } | undefined
  onGiveUp: (obstacle: Obstacle) => void
  onClear: () => void
  /** Keeps what was looked for, for the message. */
  onAsk: () => void
}

/** Nothing found is an answer: what to give up, and whom to ask. */
export function NothingFound({ noun, phone, phoneUrl, giveUp, onGiveUp, onClear, onAsk }: Props) {
  return (
    <div className="nothing-found">
      <h2>No {noun} is all of that</h2>
      <p>
        {giveUp ? (
          <button className="button" type="button" onClick={() => onGiveUp(giveUp.obstacle)}>
            Without {giveUp.label}: {giveUp.count}
          </button>
        ) : (
          <button className="button" type="button" onClick={onClear}>
            Clear all
          </button>
        )}
      </p>
      <p>
        We know more than this list does: call <a href={phoneUrl}>{phone}</a> or{' '}
        <a href={paths.contact} onClick={onAsk}>
          write to us
        </a>
        .
      </p>
    </div>
  )
}
