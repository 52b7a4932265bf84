import { stemNeed } from '../../../catalogue/rules/hang/light-needs.ts'
import { type NeedLine, need } from '../../../catalogue/rules/hang/need.ts'
import type { LightFit, SpotFixture } from '../../../spots/spot.ts'
import { SPOTS, type Spot } from '../../../spots/spots.ts'

/**
 * Needs for hanging a light in a spot (rules H8 and H9, then those of any place); empty for a light that does not suit it.
 *
 * @param fixed what it takes in any spot
 */
export function spotNeeds(
  fixture: SpotFixture,
  { name, ceilingInches }: Spot,
  { height, size, suits }: LightFit,
  fixed: readonly NeedLine[],
): readonly NeedLine[] {
  if (suits === 'no') return []
  const { clearInches, over, onWall } = SPOTS[name]
  const onIt = onWall?.(size)
  const needs = [
    height && ceilingInches !== undefined && stemNeed(fixture, height, ceilingInches),
    height && need('height', `Bottom ${clearInches(height.edgeInches)} above ${over}`),
    onIt && need('height', onIt),
  ]
  return [...needs.filter((one) => typeof one === 'object'), ...fixed]
}
