import type { ReactNode } from 'react'
import { KIND_WORDS, LISTINGS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { NEED_NAMES, type NeedLine } from '../../catalogue/rules/hang/need.ts'
import { noBreakUnits } from '../../catalogue/rules/measurement-text.ts'
import { withParameters } from '../../client/state.ts'
import { type Place, placeParameters } from './place.ts'
import { ratedText } from './rooms.ts'

export const NeedLines = ({ lines }: { lines: readonly NeedLine[] }) => (
  <dl className="needs">
    {lines.map(({ name, text }) => (
      <div key={name + text}>
        <dt>{NEED_NAMES[name]}</dt>
        <dd>{noBreakUnits(text)}</dd>
      </div>
    ))}
  </dl>
)

interface Props {
  kind: ProductKind
  place: Place
  /** Why it may not hang in the room, whatever its size. */
  fault: string | undefined
  words: string
  isWarning?: boolean
  isExample: boolean
  /** Needs in the visitor's room; none if it can’t hang there. */
  needs: readonly NeedLine[]
  /** Drawings, if it may hang in the room. */
  children: ReactNode
}

/** Verdict on a product in a room or spot, its drawing and needs; if its rating is too low, only a link to rated products. */
export function Verdict({ kind, place, fault, words, isWarning, isExample, needs, children }: Props) {
  return (
    <>
      <p
        className={fault || isWarning ? 'room-answer room-fault' : 'room-answer'}
        role="status"
        data-example={isExample && !fault ? true : undefined}
      >
        {noBreakUnits(fault ?? words)}
      </p>
      {fault && place.rating && (
        <p className="room-link">
          <a
            className="button button-quiet"
            href={LISTINGS[kind] + withParameters('', placeParameters(place))}
          >
            Show {KIND_WORDS[kind].many} {ratedText(place.rating)}
          </a>
        </p>
      )}
      {!fault && children}
      {!fault && needs.length > 0 && (
        <section className="room-needs stack screen-only">
          <h3>What You Need to Hang It</h3>
          <NeedLines lines={needs} />
        </section>
      )}
    </>
  )
}
