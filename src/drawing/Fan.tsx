import { HungOutline, OutlineView } from './outline/OutlineViews.tsx'
import { type DrawnFan, type FanSide, rounded } from './scene.ts'

/** One blade from the hub to the tip, pointing right, when the radius is 1. */
const BLADE = 'M.16-.04C.4-.08.7-.11.9-.1Q.98-.09.98 0T.9.08C.7.09.4.06.16.04Z'

export function FanAbove({ spanInches, bladeCount = 0, hasLight, drawing }: DrawnFan) {
  const radius = rounded(spanInches / 2)
  const angles = Array.from({ length: bladeCount }, (_, index) => rounded((360 / bladeCount) * index))
  const drawnScale = rounded(spanInches / (drawing?.spanInches ?? spanInches))
  return (
    <>
      {hasLight && <circle className="glow" r={rounded(radius / 2)} />}
      <circle className="sweep" r={radius} />
      {drawing?.top ? (
        <g transform={drawnScale === 1 ? undefined : `scale(${drawnScale})`}>
          <g className="blades">
            <OutlineView drawing={drawing} view="top" />
          </g>
        </g>
      ) : (
        <g transform={`scale(${radius})`}>
          <g className="blades">
            {angles.map((angle) => (
              <path key={angle} d={BLADE} transform={angle ? `rotate(${angle})` : undefined} />
            ))}
          </g>
          <circle className="hub" r={0.12} />
        </g>
      )}
    </>
  )
}

const MOTOR_INCHES = 7
const CANOPY_INCHES = 2.5

const halfMotor = (spanInches: number): number => rounded(Math.min(Math.max(spanInches * 0.085, 4), 7))

function PlainFan({ spanInches, dropInches, hasLight, tilt = 0 }: DrawnFan & FanSide) {
  const radius = rounded(spanInches / 2)
  const half = halfMotor(spanInches)
  const shoulder = rounded(half * 0.6)
  const hasDownrod = dropInches > MOTOR_INCHES + CANOPY_INCHES
  const motor = hasDownrod ? MOTOR_INCHES : dropInches
  return (
    <>
      {hasDownrod && (
        <>
          <path className="hub" d={`M0 ${-motor}V${rounded(CANOPY_INCHES - dropInches)}`} />
          <path
            className="hub"
            transform={`translate(0 ${rounded(-dropInches)})${tilt ? `rotate(${tilt})` : ''}`}
            d={`M-3 0h6l-1.5 ${CANOPY_INCHES}h-3z`}
          />
        </>
      )}
      <path className="hub" d={`M${-shoulder} ${rounded(-motor)}H${shoulder}L${half}-2V1H${-half}V-2Z`} />
      <path className="edge" d={`M${-radius} 0H${radius}`} />
      {hasLight && <path className="hub" d={`M${-shoulder} 1Q0 8 ${shoulder} 1Z`} />}
    </>
  )
}

export function FanFromSide(fan: DrawnFan & FanSide) {
  const { spanInches, dropInches, hasLight, drawing, beamInches, tilt = 0 } = fan
  const radius = rounded(spanInches / 2)
  const half = halfMotor(spanInches)
  const { spanInches: drawnSpan = spanInches, bladesInches = dropInches } = drawing ?? {}
  const wider = rounded(spanInches / drawnSpan)
  return (
    <>
      {hasLight && beamInches !== undefined && (
        <path className="glow" d={`M${-half} 3L${-radius} ${rounded(beamInches)}H${radius}L${half} 3Z`} />
      )}
      {drawing ? (
        <g transform={`translate(0 ${rounded(-dropInches)})${wider === 1 ? '' : `scale(${wider} 1)`}`}>
          <HungOutline drawing={drawing} growthInches={dropInches - bladesInches} tilt={tilt} />
        </g>
      ) : (
        <PlainFan {...fan} />
      )}
    </>
  )
}
