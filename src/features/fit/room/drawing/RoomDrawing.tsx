import { useEffect, useRef } from 'react'
import { formatFeet } from '../../../../catalogue/rules/numbers.ts'
import type { Room } from '../../../../catalogue/rules/room/fan-fit.ts'
import { BEST_DEPTH_INCHES, bladeHeights } from '../../../../catalogue/rules/room/mounting-height.ts'
import { MIN_SLOPE_CLEARANCE_INCHES, slopeClearance } from '../../../../catalogue/rules/room/slope.ts'
import { sidesOf } from '../../../../catalogue/rules/room/span-fit.ts'
import { plainCaption } from '../../../../drawing/outline/plain-caption.ts'
import { distanceText, noBreakUnits } from '../../measurement-text.ts'
import type { DrawnFan } from './drawn-fan.ts'
import { Elevation } from './Elevation.tsx'
import { Plan } from './Plan.tsx'
import { highestInches } from './room-outline.ts'
import { sheetFor } from './room-sheet.ts'

interface Props {
  room: Room
  fan: DrawnFan
  /** From the floor to the blades; unknown where the fan's mounting is. */
  bladeHeightInches?: number | undefined
  /** Whether it is a product without a line drawing, of which the captions say so; what is no product is plain without a word. */
  isOutlineOnly?: boolean
}

/** The length of a room of which only the ceiling is known: enough for a person beside the fan. */
const UNKNOWN_LENGTH_INCHES = 144

/**
 * Plan and elevation of a room to one scale, as far as it is known. In a browser the blades of a new plan turn once and come
 * to rest, while they are in sight.
 */
export function RoomDrawing({
  room: { floor, ceilingInches, slope = 0 },
  fan,
  bladeHeightInches,
  isOutlineOnly = false,
}: Props) {
  const unknown = { lengthInches: Math.max(UNKNOWN_LENGTH_INCHES, fan.spanInches + 48), widthInches: 0 }
  const { longer } = sidesOf(floor ?? unknown)
  const highest = ceilingInches && highestInches({ ceilingInches, slope }, longer, fan.fans)
  const sheet = sheetFor(floor ?? unknown, highest)
  const { minInches, bestFromInches } = bladeHeights(fan.spanInches)
  const drawing = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => {
      drawing.current?.toggleAttribute('data-turning', seen?.isIntersecting)
    })
    if (drawing.current) observer.observe(drawing.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="room-drawing" ref={drawing}>
      {floor && (
        <figure>
          <Plan
            key={`${floor.lengthInches} ${floor.widthInches} ${fan.spanInches}`}
            sheet={sheet}
            fan={fan}
          />
          <figcaption>{plainCaption('From above.', isOutlineOnly)}</figcaption>
        </figure>
      )}
      {ceilingInches !== undefined && bladeHeightInches !== undefined && (
        <figure>
          <Elevation {...{ sheet, ceilingInches, slope, fan, bladeHeightInches }} isOpen={!floor} />
          <figcaption>
            {noBreakUnits(
              plainCaption(
                `From the side. The blades must stay above the dashed line at ${formatFeet(minInches)}; ${formatFeet(bestFromInches)} to ${formatFeet(bestFromInches + BEST_DEPTH_INCHES)} is best.${slope ? slopeText(ceilingInches - bladeHeightInches, fan.spanInches, slope) : ''}`,
                isOutlineOnly,
              ),
            )}
          </figcaption>
        </figure>
      )}
    </div>
  )
}

/** How near the lower tips come to a slope, as a sentence after others. */
function slopeText(dropInches: number, spanInches: number, slope: number): string {
  const clearance = slopeClearance(dropInches, spanInches, slope)
  return clearance < 0
    ? ' The blades do not fit under the slope.'
    : ` The lower tips turn ${distanceText(clearance)} below the slope; the minimum is ${MIN_SLOPE_CLEARANCE_INCHES} in.`
}
