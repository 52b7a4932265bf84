import { type ReactNode, useEffect, useRef } from 'react'
import { KIND_WORDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { paths } from '../../catalogue/paths.ts'
import { askingFor, noBreakUnits } from '../../catalogue/rules/measurement-text.ts'
import { scrollToResults } from '../../client/scroll.ts'
import { SceneFigures } from '../../drawing/SceneDrawing.tsx'
import type { Scene } from '../../drawing/scene.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { ratedText } from './rooms.ts'
import type { useCount } from './use-count.ts'
import type { usePlace } from './use-place.ts'

const WORDS = { fans: ['your room', 'fit'], fixtures: ['the size', 'fit'] } as const

/** One height for every room, so a link's room causes no layout shift. */
const DRAWING_REM = 15

interface Props extends ReturnType<typeof useCount> {
  kind: ProductKind
  tool: ReturnType<typeof usePlace>
  total: number
  /** Answer in place of a count, with its link. */
  instead?: { text: string; link: ReactNode } | undefined
  isOneOfTwo?: boolean
  ways?: ReactNode
  advice: string
  /** Whether the address has dimensions: the drawing is open then. */
  isRequested: () => boolean
  children?: ReactNode
  scenes: readonly Scene[]
}

/** A listing's tool: fields, what follows from them in a line, and a drawing that unfolds. */
export function Strip(props: Props) {
  const { kind, tool, total, count, hasFitting, isCounting, instead, advice, isRequested } = props
  const { children, scenes } = props
  const { isReady, place, missing, fields, save } = tool
  const { one, many } = KIND_WORDS[kind]
  const [measured, fit] = WORDS[kind]
  const details = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as a page is opened or comes back.
  useEffect(() => {
    const element = details.current
    if (!element) return
    const remember = () => history.replaceState({ ...history.state, isUnfolded: element.open }, '')
    element.open ||= history.state?.isUnfolded ?? isRequested()
    remember()
    element.addEventListener('toggle', remember)
    return () => element.removeEventListener('toggle', remember)
  }, [])
  useEffect(() => {
    if (isReady && !isCounting) details.current?.closest('astro-island')?.removeAttribute('data-requested')
  }, [isReady, isCounting])
  const rated = place.rating && `Here a ${one} must be ${ratedText(place.rating)}.`
  const prompt = `Enter ${measured} to see which ${total > 0 ? `of our ${total} ` : ''}${many} ${fit}.`
  const answer = instead?.text ?? ([rated, count].filter(Boolean).join(' ') || prompt)
  const show = () => {
    // The list below reads the room or spot from the address, and this one may be from the device.
    save(place)
    scrollToResults()
  }
  return (
    <div className="strip">
      <PlaceFields {...fields} />
      {/* Announced once, when it is complete. */}
      <p className="room-answer script-only" role="status" aria-busy={isCounting}>
        {noBreakUnits(askingFor(missing, answer))}
      </p>
      {instead?.link ??
        (count && (
          <p className="strip-ways side-by-side">
            {hasFitting && props.isOneOfTwo && props.ways}
            {hasFitting && (
              <button type="button" className="way" onClick={show}>
                {props.isOneOfTwo ? `Show all ${many}` : `Show the ${many}`}
              </button>
            )}
            {hasFitting && !props.isOneOfTwo && props.ways}
            {!hasFitting && (
              <a className="way" href={paths.contact}>
                Ask us
              </a>
            )}
          </p>
        ))}
      <details className="strip-more" hidden={instead !== undefined} ref={details}>
        <summary className="way">
          <span>See the drawing</span>
          <span>Hide the drawing</span>
        </summary>
        <p className="strip-advice">{noBreakUnits(advice)}</p>
        {children}
        <SceneFigures scenes={scenes} heightRem={DRAWING_REM} />
      </details>
    </div>
  )
}
