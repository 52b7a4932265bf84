import { fine } from './sheet.ts'

interface Props {
  /** The middle of the fan. */
  x: number
  spanInches: number
  /** From the floor to the blades. */
  bladeInches: number
  ceilingInches: number
  hasLight: boolean
  isTooLow: boolean
}

const MOTOR_HEIGHT = 7
const CANOPY_HEIGHT = 2.5

/** Half of a motor: wider under wider blades. */
const halfMotor = (spanInches: number): number => fine(Math.min(Math.max(spanInches * 0.085, 4), 7))

/** A fan from the side: canopy, rod and motor, the blades edge on, and the light with its wash down to the floor. */
export function FanElevation({ x, spanInches, bladeInches, ceilingInches, hasLight, isTooLow }: Props) {
  const radius = fine(spanInches / 2)
  const half = halfMotor(spanInches)
  const shoulder = fine(half * 0.6)
  const drop = ceilingInches - bladeInches
  const hasRod = drop > MOTOR_HEIGHT + CANOPY_HEIGHT
  const motor = hasRod ? MOTOR_HEIGHT : drop
  return (
    <g className={isTooLow ? 'fan warning' : 'fan'} transform={`translate(${fine(x)} ${fine(-bladeInches)})`}>
      {hasLight && (
        <path className="glow" d={`M${-half} 3L${-radius} ${fine(bladeInches)}H${radius}L${half} 3Z`} />
      )}
      {hasRod && (
        <path
          className="hub"
          d={`M0 ${-motor}V${fine(CANOPY_HEIGHT - drop)}M-3 ${fine(-drop)}h6l-1.5 ${CANOPY_HEIGHT}h-3z`}
        />
      )}
      <path className="hub" d={`M${-shoulder} ${fine(-motor)}H${shoulder}L${half}-2V1H${-half}V-2Z`} />
      <path className="edge" d={`M${-radius} 0H${radius}`} />
      {hasLight && <path className="hub" d={`M${-shoulder} 1Q0 8 ${shoulder} 1Z`} />}
    </g>
  )
}
