import type { Spot } from '../../../spots/spots.ts'
import type { LitSpot } from '../../../spots/tool.ts'
import { SPOT_TOOLS } from '../../../spots/tools.ts'
import { SceneFigures } from '../SceneFigures.tsx'

interface Props extends LitSpot {
  spot: Spot
  /** Whether the light is a product without a line drawing. */
  isOutlineOnly?: boolean
}

/** A spot to scale with a light in it. */
export const SpotDrawing = ({ isOutlineOnly = false, ...lit }: Props) => (
  <SceneFigures scenes={SPOT_TOOLS[lit.spot.name].draw(lit)} isOutlineOnly={isOutlineOnly} />
)
