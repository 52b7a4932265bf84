import { useEffect, useRef } from 'react'
import { bladeHeights } from '../../catalogue/rules/room/blade-heights.ts'
import { formatFeet } from '../../catalogue/rules/numbers.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import type { DrawnFan } from './drawn-fan.ts'
import { Elevation } from './Elevation.tsx'
import { Plan } from './Plan.tsx'
import { sheetFor } from './sheet.ts'

interface Props {
  room: Room
  fan: DrawnFan
  /** From the floor to the blades; unknown where nobody can say how the fan hangs. */
  bladeInches?: number | undefined
}

/** A part of a room, wide enough for a person beside the fan, where only its ceiling is known. */
const PART_INCHES = 144

/**
 * Plan and elevation of a room to one scale, as far as it is known. In a browser the blades of a new plan turn once and come
 * to rest, while they are in sight.
 */
export function RoomDrawing({ room: { floor, ceilingInches }, fan, bladeInches }: Props) {
  const part = { lengthInches: Math.max(PART_INCHES, fan.spanInches + 48), widthInches: 0 }
  const sheet = sheetFor(floor ?? part, ceilingInches)
  const { leastInches, bestFromInches } = bladeHeights(fan.spanInches)
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
      {ceilingInches !== undefined && bladeInches !== undefined && (
        <figure>
          <Elevation {...{ sheet, ceilingInches, fan, bladeInches }} isOpen={!floor} />
          <figcaption>
            Elevation. No blade turns under the dashed line at {formatFeet(leastInches)};{' '}
            {formatFeet(bestFromInches)} to {formatFeet(bestFromInches + 12)} is best.
          </figcaption>
        </figure>
      )}
    </div>
  )
}
