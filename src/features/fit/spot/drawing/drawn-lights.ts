import { type FixtureOutline, fixtureOutline } from '../../../../catalogue/views/fixture-outline.ts'
import type { LitSpot } from '../spot-tool.ts'

/** Lights as they hang in the drawing of a spot. */
export interface DrawnLights {
  outline: FixtureOutline
  /** Their middles: from the left end of a top or room, from the middle of a mirror or door. */
  middles: readonly number[]
  /** From the floor to their lower edge. */
  edgeInches: number
  /** Whether they are not to be chosen for it. */
  isWarning: boolean
}

/** How a fixture that fits a spot in some way, or does not fit it, is drawn there. */
export const drawnLights = (
  { fixture, fit }: LitSpot,
  { middles, edgeInches }: Pick<DrawnLights, 'middles' | 'edgeInches'>,
): DrawnLights => ({
  outline: fixtureOutline(fixture),
  middles,
  edgeInches: fit.height?.edgeInches ?? edgeInches,
  isWarning: fit.suits === 'no',
})
