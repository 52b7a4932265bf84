import { widthInches } from '../../fixture-dimensions.ts'
import { aboveUsual, type HeightRange, LEAST_IN_ROOM } from '../hanging-height.ts'
import { type SizeGuide, sizeVerdict } from '../size-guide.ts'
import { one, type SpotRule } from '../spot.ts'
import { isLinear } from '../spot-fixture.ts'

/** What is narrower is a hall, in which lights hang at least every 10 ft: each is chosen for its stretch. */
const HALL_UNDER_INCHES = 60
const STRETCH_INCHES = 120

/** The stretch of a floor that one light is for: all of it, but of a hall one of equal parts. */
function stretchInches(longer: number, shorter: number): number {
  return shorter < HALL_UNDER_INCHES ? longer / Math.ceil(longer / STRETCH_INCHES) : longer
}

/** How many lights a floor takes: one, but in a hall one for each stretch. */
export const lightsInRoom = ([first = 0, second = 0]: readonly number[]): number => {
  const [longer, shorter] = [Math.max(first, second), Math.min(first, second)]
  return Math.round(longer / stretchInches(longer, shorter))
}

/** A compact light for a room, or a stretch of a hall: as many inches as its length and width are feet together. */
export function compactInRoom([first = 0, second = 0]: readonly number[]): SizeGuide {
  const [longer, shorter] = [Math.max(first, second), Math.min(first, second)]
  const sum = stretchInches(longer, shorter) + shorter
  return {
    right: { fromInches: (8 * sum) / 120, toInches: (12 * sum) / 120 },
    alsoWorks: { fromInches: (6 * sum) / 120, toInches: (14 * sum) / 120 },
  }
}

/** Where the lower edge of a hanging light belongs in a room (rule L7). */
export const edgesInRoom = (ceilingInches: number): HeightRange => ({
  leastInches: LEAST_IN_ROOM.hanging,
  mostInches: Number.POSITIVE_INFINITY,
  aimInches: LEAST_IN_ROOM.hanging + aboveUsual(ceilingInches) / 2,
})

/** Rule L6. */
export const ROOM_RULE: SpotRule = {
  mountings: ['Hanging', 'Close to ceiling'],
  isSuggestedBy: ({ mounting }) => mounting === undefined || mounting === 'Close to ceiling',
  sizeFit: (fixture, sizes) =>
    one(isLinear(fixture) ? 'notForIt' : sizeVerdict(widthInches(fixture), compactInRoom(sizes))),
  rightSizes: (_, sizes) => compactInRoom(sizes).right,
  edgeHeights: edgesInRoom,
}
