import { rounded } from './sheet.ts'

interface Props {
  /** The middle of the fan. */
  x: number
  spanInches: number
  /** From the floor to the blades. */
  bladeHeightInches: number
  ceilingInches: number
  hasLight: boolean
  isTooLow: boolean
}

const MOTOR_HEIGHT = 7
const CANOPY_HEIGHT = 2.5

/** Half of a motor: wider under wider blades. */
const halfMotor = (spanInches: number): number => rounded(Math.min(Math.max(spanInches * 0.085, 4), 7))

/** A fan from the side: canopy, downrod and motor, the blades edge on, and the light with its beam down to the floor. */
export function FanElevation({ x, spanInches, bladeHeightInches, ceilingInches, hasLight, isTooLow }: Props) {
  const radius = rounded(spanInches / 2)
  const half = halfMotor(spanInches)
  const shoulder = rounded(half * 0.6)
  const drop = ceilingInches - bladeHeightInches
  const hasDownrod = drop > MOTOR_HEIGHT + CANOPY_HEIGHT
  const motor = hasDownrod ? MOTOR_HEIGHT : drop
  return (
    <g
      className={isTooLow ? 'fan warning' : 'fan'}
      transform={`translate(${rounded(x)} ${rounded(-bladeHeightInches)})`}
    >
      {hasLight && (
        <path
          className="glow"
          d={`M${-half} 3L${-radius} ${rounded(bladeHeightInches)}H${radius}L${half} 3Z`}
        />
      )}
      {hasDownrod && (
        <path
          className="hub"
          d={`M0 ${-motor}V${rounded(CANOPY_HEIGHT - drop)}M-3 ${rounded(-drop)}h6l-1.5 ${CANOPY_HEIGHT}h-3z`}
        />
      )}
      <path className="hub" d={`M${-shoulder} ${rounded(-motor)}H${shoulder}L${half}-2V1H${-half}V-2Z`} />
      <path className="edge" d={`M${-radius} 0H${radius}`} />
      {hasLight && <path className="hub" d={`M${-shoulder} 1Q0 8 ${shoulder} 1Z`} />}
    </g>
  )
}
