import { useEffect, useRef } from 'react'
import { formatFeet } from '../../catalogue/rules/numbers.ts'
import { BEST_DEPTH_INCHES, bladeHeights } from '../../catalogue/rules/room/blade-heights.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import type { DrawnFan } from './drawn-fan.ts'
import { Elevation } from './Elevation.tsx'
import { Plan } from './Plan.tsx'
import { sheetFor } from './room-sheet.ts'

interface Props {
  room: Room
  fan: DrawnFan
  /** From the floor to the blades; unknown where the fan's mounting is. */
  bladeHeightInches?: number | undefined
}

/** The length of a room of which only the ceiling is known: enough for a person beside the fan. */
const UNKNOWN_LENGTH_INCHES = 144

/**
 * Plan and elevation of a room to one scale, as far as it is known. In a browser the blades of a new plan turn once and come
 * to rest, while they are in sight.
 */
export function RoomDrawing({ room: { floor, ceilingInches }, fan, bladeHeightInches }: Props) {
  const unknown = { lengthInches: Math.max(UNKNOWN_LENGTH_INCHES, fan.spanInches + 48), widthInches: 0 }
  const sheet = sheetFor(floor ?? unknown, ceilingInches)
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
          <figcaption>Plan</figcaption>
        </figure>
      )}
      {ceilingInches !== undefined && bladeHeightInches !== undefined && (
        <figure>
          <Elevation {...{ sheet, ceilingInches, fan, bladeHeightInches }} isOpen={!floor} />
          <figcaption>
            Elevation. No blade turns under the dashed line at {formatFeet(minInches)};{' '}
            {formatFeet(bestFromInches)} to {formatFeet(bestFromInches + BEST_DEPTH_INCHES)} is best.
          </figcaption>
        </figure>
      )}
    </div>
  )
}
