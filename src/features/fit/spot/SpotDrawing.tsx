import { DRAWINGS } from '../../../spots/drawings.ts'
import type { LitSpot } from '../../../spots/spot.ts'
import type { Spot } from '../../../spots/spots.ts'
import { SceneFigures } from '../SceneFigures.tsx'

interface Props extends LitSpot {
  spot: Spot
  /** Whether the light is a product without a line drawing. */
  isOutlineOnly?: boolean
}

/** A spot to scale with a light in it. */
export const SpotDrawing = ({ isOutlineOnly = false, ...lit }: Props) => (
  <SceneFigures scenes={DRAWINGS[lit.spot.name](lit)} isOutlineOnly={isOutlineOnly} />
)
