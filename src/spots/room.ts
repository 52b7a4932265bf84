import { widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import { sidesOf } from '../catalogue/rules/room/span-fit.ts'
import {
  aboveUsual,
  type HeightRange,
  isLinear,
  MIN_IN_ROOM,
  one,
  type SizeGuide,
  type SpotKind,
  sizeGuide,
  sizeVerdict,
} from './spot.ts'

/** Maximum width of a hall, in which lights hang at least every 10 ft: each is chosen for its stretch. */
const HALL_UNDER_INCHES = 60
const STRETCH_INCHES = 120

export function lightsInRoom(sizes: readonly number[]): number {
  const { longer, shorter } = sidesOf(sizes)
  return shorter < HALL_UNDER_INCHES ? Math.ceil(longer / STRETCH_INCHES) : 1
}

/** A compact light for a room, or a stretch of a hall: as many inches as its length and width are feet together. */
export function compactInRoom(sizes: readonly number[]): SizeGuide {
  const { longer, shorter } = sidesOf(sizes)
  const sum = longer / lightsInRoom(sizes) + shorter
  return sizeGuide((6 * sum) / 120, (8 * sum) / 120, (12 * sum) / 120, (14 * sum) / 120)
}

/** Target height for the bottom of a hanging light in a room (rule L7). */
export const edgesInRoom = (ceilingInches: number): HeightRange => ({
  leastInches: MIN_IN_ROOM.hanging,
  mostInches: Number.POSITIVE_INFINITY,
  aimInches: MIN_IN_ROOM.hanging + aboveUsual(ceilingInches) / 2,
})

/** Rule L6. */
export const room: SpotKind = {
  noun: 'room',
  label: 'Room',
  choice: 'In a room',
  headings: { right: 'The right size for your room', alsoWorks: 'Nearly the right size for your room' },
  mountings: ['Hanging', 'Close to ceiling'],
  isSuggestedBy: ({ mounting }) => mounting === undefined || mounting === 'Close to ceiling',
  sizeFit: (fixture, sizes) =>
    one(isLinear(fixture) ? 'notForIt' : sizeVerdict(widthInches(fixture), compactInRoom(sizes))),
  rightSizes: (_, sizes) => compactInRoom(sizes).right,
  edgeHeights: edgesInRoom,
  judged: widthInches,
  judgedAs: 'wide',
  notForIt: (fixture) => (isLinear(fixture) ? 'A long light is made for tables and counters.' : undefined),
  along: (sizes) => {
    const lights = lightsInRoom(sizes)
    return lights > 1 ? `A hall this long needs ${lights} of them.` : undefined
  },
}
