import type { LineDrawing } from './outline/line-drawing.ts'
import { HungOutline } from './outline/OutlineViews.tsx'
import { rounded } from './sheet.ts'

interface Props {
  /** The middle of the fan, and its blades. */
  x: number
  y: number
  spanInches: number
  /** From the ceiling to the blades. */
  dropInches: number
  hasLight: boolean
  /** Its own; without one it is drawn as a plain shape. */
  drawing?: LineDrawing | undefined
  /** How far its light shines down; without it no beam is drawn. */
  beamInches?: number
  /** By how many degrees the ceiling falls to the right where the fan hangs. */
  tilt?: number
  isWarning?: boolean
}

const MOTOR_HEIGHT = 7
const CANOPY_HEIGHT = 2.5

/** Half of a motor: wider under wider blades. */
const halfMotor = (spanInches: number): number => rounded(Math.min(Math.max(spanInches * 0.085, 4), 7))

interface ShapeProps extends Pick<Props, 'spanInches' | 'dropInches' | 'hasLight'> {
  tilt: number
}

/** Any fan: canopy, downrod and motor, the blades edge on, and the light. */
function PlainFan({ spanInches, dropInches, hasLight, tilt }: ShapeProps) {
  const radius = rounded(spanInches / 2)
  const half = halfMotor(spanInches)
  const shoulder = rounded(half * 0.6)
  const hasDownrod = dropInches > MOTOR_HEIGHT + CANOPY_HEIGHT
  const motor = hasDownrod ? MOTOR_HEIGHT : dropInches
  return (
    <>
      {hasDownrod && (
        <>
          <path className="hub" d={`M0 ${-motor}V${rounded(CANOPY_HEIGHT - dropInches)}`} />
          <path
            className="hub"
            transform={`translate(0 ${rounded(-dropInches)})${tilt ? `rotate(${tilt})` : ''}`}
            d={`M-3 0h6l-1.5 ${CANOPY_HEIGHT}h-3z`}
          />
        </>
      )}
      <path className="hub" d={`M${-shoulder} ${rounded(-motor)}H${shoulder}L${half}-2V1H${-half}V-2Z`} />
      <path className="edge" d={`M${-radius} 0H${radius}`} />
      {hasLight && <path className="hub" d={`M${-shoulder} 1Q0 8 ${shoulder} 1Z`} />}
    </>
  )
}

/** A fan from the side, as its line drawing has it or as any fan is, and the beam of its light. */
export function FanElevation({
  x,
  y,
  spanInches,
  dropInches,
  hasLight,
  drawing,
  beamInches,
  tilt = 0,
  isWarning = false,
}: Props) {
  const radius = rounded(spanInches / 2)
  const half = halfMotor(spanInches)
  const { spanInches: drawnSpan = spanInches, bladesInches = dropInches } = drawing ?? {}
  const wider = rounded(spanInches / drawnSpan)
  return (
    <g className={isWarning ? 'fan warning' : 'fan'} transform={`translate(${rounded(x)} ${rounded(y)})`}>
      {hasLight && beamInches !== undefined && (
        <path className="glow" d={`M${-half} 3L${-radius} ${rounded(beamInches)}H${radius}L${half} 3Z`} />
      )}
      {drawing ? (
        <g transform={`translate(0 ${rounded(-dropInches)})${wider === 1 ? '' : `scale(${wider} 1)`}`}>
          <HungOutline drawing={drawing} growthInches={dropInches - bladesInches} tilt={tilt} />
        </g>
      ) : (
        <PlainFan {...{ spanInches, dropInches, hasLight, tilt }} />
      )}
    </g>
  )
}
