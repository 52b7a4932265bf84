import type { LightFit } from '../../../../catalogue/rules/spot/light-fit.ts'
import type { SpotMeasures } from '../../../../catalogue/rules/spot/spot.ts'
import type { SpotFixture } from '../../../../catalogue/rules/spot/spot-fixture.ts'
import type { LineDrawing } from '../../../../drawing/outline/line-drawing.ts'

/** A light in a spot, as it is drawn. */
export interface LitSpot {
  spot: SpotMeasures
  fixture: SpotFixture
  fit: LightFit
  /** Its own; without one it is drawn as a plain shape. */
  drawing?: LineDrawing | undefined
}
