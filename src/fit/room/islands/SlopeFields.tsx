import type { ReactNode } from 'react'
import { slopeDegrees } from '../../../catalogue/rules/room/slope.ts'

interface Props {
  /** The input for its rise. */
  field: ReactNode
  chosen: number | undefined
  onChoose: (slope: number) => void
}

/** A gentle slope, the steepest without an adapter, and the steepest that is answered. */
const EXAMPLES = [3, 6, 12] as const

const FOOT_PX = 36

/** How much a ceiling rises for each foot, as a field and as three small pictures to press. */
export const SlopeFields = ({ field, chosen, onChoose }: Props) => (
  <div className="room-slope">
    <p className="room-sentence">
      It rises <span>{field} in.</span> per foot. Measure its height where the fan hangs.
    </p>
    <p className="room-slopes">
      {EXAMPLES.map((slope) => (
        <button key={slope} type="button" aria-pressed={slope === chosen} onClick={() => onChoose(slope)}>
          <svg className="drawing" viewBox="-2 -38 40 40" aria-hidden="true">
            <path className="base" d={`M0 0H${FOOT_PX}V${-3 * slope}`} />
            <path className="rise" d={`M0 0L${FOOT_PX} ${-3 * slope}`} />
          </svg>
          {`${slope}\u00a0in., ${slopeDegrees(slope)}°`}
        </button>
      ))}
    </p>
  </div>
)
