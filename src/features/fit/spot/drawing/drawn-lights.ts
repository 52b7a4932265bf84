import { fixtureOutline } from '../../../../catalogue/views/fixture-outline.ts'
import type { DrawnFixture } from '../../../../drawing/FixtureElevation.tsx'
import type { LitSpot } from './lit-spot.ts'

/** Lights as they hang in the drawing of a spot. */
export interface DrawnLights {
  outline: DrawnFixture
  /** Their middles: from the left end of a top or room, from the middle of a mirror or door. */
  middles: readonly number[]
  /** From the floor to their lower edge. */
  edgeInches: number
  /** Whether they are not to be chosen for it. */
  isWarning: boolean
}

/** How a fixture that fits a spot in some way, or does not fit it, is drawn there. */
export const drawnLights = (
  { fixture, fit, drawing }: LitSpot,
  { middles, edgeInches }: Pick<DrawnLights, 'middles' | 'edgeInches'>,
): DrawnLights => ({
  outline: { ...fixtureOutline(fixture), drawing },
  middles,
  edgeInches: fit.height?.edgeInches ?? edgeInches,
  isWarning: fit.suits === 'no',
})
