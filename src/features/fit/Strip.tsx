import { type ReactNode, useEffect, useRef } from 'react'
import { noBreakUnits } from '../../catalogue/rules/measurement-text.ts'

interface Props {
  fields: ReactNode
  /** Answer to the fields, in a line. */
  answer: string
  isCounting: boolean
  /** Links and buttons after the answer. */
  ways?: ReactNode
  advice: string
  /** Whether the address has dimensions: the drawing is open then. */
  isRequested: () => boolean
  /** Below the advice. */
  children?: ReactNode
  drawing: ReactNode
}

/** A listing's tool: fields, what follows from them in a line, and a drawing that unfolds. */
export function Strip(props: Props) {
  const { fields, answer, isCounting, ways, advice, isRequested, children, drawing } = props
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
  return (
    <div className="strip">
      {fields}
      {/* Announced once, when it is complete. */}
      <p className="room-answer script-only" role="status" aria-busy={isCounting}>
        {noBreakUnits(answer)}
      </p>
      {ways}
      <details className="strip-more" ref={details}>
        <summary className="way">
          <span>See the drawing</span>
          <span>Hide the drawing</span>
        </summary>
        <p className="strip-advice">{noBreakUnits(advice)}</p>
        {children}
        {drawing}
      </details>
    </div>
  )
}
