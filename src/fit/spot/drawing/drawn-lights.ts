import { sidesOf } from '../../../catalogue/rules/room/floor.ts'
import { edgeHeights, WALL_HEIGHTS } from '../../../catalogue/rules/spot/hanging-height.ts'
import type { LightFit } from '../../../catalogue/rules/spot/light-fit.ts'
import type { PlacedFixture } from '../../../catalogue/rules/spot/placed-fixture.ts'
import { rowPlaces } from '../../../catalogue/rules/spot/size-fit.ts'
import type { Spot } from '../../../catalogue/rules/spot/spot.ts'
import { type FixtureOutline, fixtureOutline } from '../../../catalogue/views/fixture-outline.ts'
import { MIRROR_TOP_INCHES, USUAL } from './spot-sheet.ts'

/** Lights as they hang in the drawing of a place. */
export interface DrawnLights {
  outline: FixtureOutline
  /** Their middles: from the left end of a top or room, from the middle of a mirror or door. */
  places: readonly number[]
  /** From the floor to their lower edge. */
  edgeInches: number
  /** Whether they are not to be chosen for it. */
  isWarning: boolean
}

function placesOf(spot: Spot, { count, apartInches = 0 }: LightFit['size'], lightInches: number): number[] {
  switch (spot.name) {
    case 'table':
    case 'island':
      return rowPlaces(sidesOf(spot.top).longer, count)
    case 'mirror':
      return count === 2 ? [-apartInches / 2, apartInches / 2] : [0]
    case 'door': {
      const beside = USUAL.doorWidth / 2 + USUAL.besideDoor + lightInches / 2
      return count === 2 ? [-beside, beside] : [beside]
    }
    case 'room':
      return [sidesOf(spot.floor).longer / 2]
  }
}

function edgeOf(spot: Spot, { size, height }: LightFit, bodyInches: number): number {
  if (height) return height.edgeInches
  if (spot.name === 'door') return WALL_HEIGHTS.lanternMiddle - bodyInches / 2
  if (spot.name === 'mirror') {
    return size.count === 2
      ? WALL_HEIGHTS.pairMiddle - bodyInches / 2
      : MIRROR_TOP_INCHES + WALL_HEIGHTS.barAboveMirror
  }
  return edgeHeights(spot.name, spot.ceilingInches ?? USUAL.ceiling).aimInches
}

/** How a fixture that fits a place in some way, or does not fit it, is drawn there. */
export function drawnLights(fixture: PlacedFixture, spot: Spot, fit: LightFit): DrawnLights {
  const outline = fixtureOutline(fixture)
  return {
    outline,
    places: placesOf(spot, fit.size, outline.widthInches),
    edgeInches: edgeOf(spot, fit, outline.heightInches),
    isWarning: fit.suits === 'no',
  }
}
