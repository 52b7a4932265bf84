import { widthInches } from '../../fixture-dimensions.ts'
import { aboveUsual, type HeightRange, LEAST_IN_ROOM } from '../hanging-height.ts'
import { type SizeGuide, sizeVerdict } from '../size-guide.ts'
import { one, type SpotRule } from '../spot.ts'
import { isLinear } from '../spot-fixture.ts'

/** A compact light for a room: as many inches as its length and width are feet together. */
export function compactInRoom([lengthInches = 0, widthInches = 0]: readonly number[]): SizeGuide {
  const sum = lengthInches + widthInches
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
