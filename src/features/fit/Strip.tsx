import { type ReactNode, useEffect, useRef } from 'react'
import { KIND_WORDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { paths } from '../../catalogue/paths.ts'
import { noBreakUnits } from '../../catalogue/rules/measurement-text.ts'
import { loadKind } from '../../client/products.ts'
import { useLoaded } from '../../client/react.tsx'
import { scrollToResults } from '../../client/scroll.ts'
import { SceneFigures } from '../../drawing/SceneDrawing.tsx'
import type { Scene } from '../../drawing/scene.ts'
import { PlaceFields } from './PlaceFields.tsx'
import type { FitFilter } from './room-filter.ts'
import { ratedText } from './rooms.ts'
import { isFromLink, type usePlace } from './use-place.ts'

const MEASURED = { fans: 'your room', fixtures: 'the size' } as const

/** One height for every room, so a link's room causes no layout shift. */
const DRAWING_REM = 15

interface Props {
  kind: ProductKind
  tool: ReturnType<typeof usePlace>
  filter: FitFilter | undefined
  total: number
  /** Answer in place of a count, with its link. */
  instead?: { text: string; link: ReactNode } | undefined
  advice: string
  children?: ReactNode
  scenes: readonly Scene[]
}

/** A listing's tool: fields, what follows from them in a line, and a drawing that unfolds. */
export function Strip(props: Props) {
  const { kind, tool, filter, total, instead, advice, children, scenes } = props
  const { isReady, place, save } = tool
  const { one, many } = KIND_WORDS[kind]
  const details = useRef<HTMLDetailsElement>(null)
  const loaded = useLoaded(filter && kind, loadKind)
  const isCounting = filter !== undefined && loaded === 'loading'
  // If they cannot be fetched, the answer has no count.
  const products = filter && typeof loaded !== 'string' ? loaded.products : undefined
  const count = products && filter?.countText(products)
  const hasFitting = products?.some((product) => filter?.headingOf(product))
  useEffect(() => {
    if (details.current && isFromLink(details.current)) details.current.open = true
  }, [])
  useEffect(() => {
    if (isReady && !isCounting) details.current?.closest('astro-island')?.removeAttribute('data-requested')
  }, [isReady, isCounting])
  const rated = place.rating && `Here a ${one} must be ${ratedText(place.rating)}.`
  const prompt = `Enter ${MEASURED[kind]} to see which ${total > 0 ? `of our ${total} ` : ''}${many} fit.`
  const answer = instead?.text ?? ([rated, count].filter(Boolean).join(' ') || prompt)
  const show = () => {
    // The list below reads the room or spot from the address, and this one may be from the device.
    save(place)
    scrollToResults()
  }
  return (
    <div className="strip">
      <PlaceFields {...tool} />
      {/* Announced once, when it is complete. */}
      <p className="room-answer script-only" role="status" aria-busy={isCounting}>
        {noBreakUnits(answer)}
      </p>
      {instead?.link ??
        (count && (
          <p className="side-by-side">
            {hasFitting && (
              <button type="button" className="text-button" onClick={show}>
                Show the {many}
              </button>
            )}
            <a className="text-button tap" href={paths.contact}>
              Ask us
            </a>
          </p>
        ))}
      <details className="strip-more" hidden={instead !== undefined} ref={details}>
        <summary className="tap">See the drawing</summary>
        <p className="strip-advice">{noBreakUnits(advice)}</p>
        {children}
        <SceneFigures scenes={scenes} heightRem={DRAWING_REM} />
      </details>
    </div>
  )
}
