import type { Spot } from '../../../../catalogue/rules/spot/spots.ts'
import type { LitSpot } from './lit-spot.ts'
import { SPOT_DRAWINGS } from './spot-drawings.tsx'

interface Props extends LitSpot {
  spot: Spot
}

/** A spot from the front, to scale, with a light in it. */
export function SpotElevation(props: Props & { isSmall?: boolean }) {
  const { Elevation } = SPOT_DRAWINGS[props.spot.name]
  return <Elevation {...props} />
}

/** The drawings of a spot with a light in it: from the front, and a table or counter from above too. */
export function SpotDrawing(props: Props) {
  const { caption, Plan } = SPOT_DRAWINGS[props.spot.name]
  return (
    <div className="room-drawing">
      <figure>
        <SpotElevation {...props} />
        <figcaption>{caption(props.spot)}</figcaption>
      </figure>
      {Plan && (
        <figure>
          <Plan {...props} />
          <figcaption>From above.</figcaption>
        </figure>
      )}
    </div>
  )
}
