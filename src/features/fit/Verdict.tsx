import { KIND_WORDS, LISTINGS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { NEED_NAMES, type NeedLine } from '../../catalogue/rules/hang/need.ts'
import { noBreakUnits } from '../../catalogue/rules/measurement-text.ts'
import { withParameters } from '../../client/state.ts'
import { type Place, placeParameters } from './place.ts'
import { ratedText } from './rooms.ts'

interface Props {
  kind: ProductKind
  place: Place
  /** Why it may not hang in the room, whatever its size. */
  fault: string | undefined
  words: string
  isWarning?: boolean
  isExample: boolean
}

/** Verdict on a product in a room or spot; if its rating is too low, a link leads to rated products. */
export function Verdict({ kind, place, fault, words, isWarning = false, isExample }: Props) {
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
    </>
  )
}

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

/** Needs of a product in the visitor's room, a row each; none if it can’t hang there. */
export function HangingNeeds({ needs }: { needs: readonly NeedLine[] }) {
  if (needs.length === 0) return null
  return (
    <section className="room-needs screen-only">
      <h3>What You Need to Hang It</h3>
      <NeedLines lines={needs} />
    </section>
  )
}
