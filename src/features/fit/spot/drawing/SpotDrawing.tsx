import type { Spot } from '../../../../catalogue/rules/spot/spots.ts'
import { plainCaption } from '../../../../drawing/outline/plain-caption.ts'
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

interface DrawingProps extends Props {
  /** Whether it is a product without a line drawing, of which the captions say so; what is no product is plain without a word. */
  isOutlineOnly?: boolean
}

/** The drawings of a spot with a light in it: from the front, and a table or counter from above too. */
export function SpotDrawing({ isOutlineOnly = false, ...props }: DrawingProps) {
  const { caption, Plan } = SPOT_DRAWINGS[props.spot.name]
  return (
    <div className="room-drawing">
      <figure>
        <SpotElevation {...props} />
        <figcaption>{plainCaption(caption(props.spot), isOutlineOnly)}</figcaption>
      </figure>
      {Plan && (
        <figure>
          <Plan {...props} />
          <figcaption>{plainCaption('From above.', isOutlineOnly)}</figcaption>
        </figure>
      )}
    </div>
  )
}
