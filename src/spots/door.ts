import { one, type SizeGuide, type SpotKind, sizeGuide, sizeVerdict } from './spot.ts'

/** Distance from a door's threshold to a lantern's center. */
export const LANTERN_MIDDLE_INCHES = 66

const percentOf = (inches: number, ...parts: Parameters<typeof sizeGuide>): SizeGuide =>
  sizeGuide(...(parts.map((part) => (part * inches) / 100) as typeof parts))

/** The height of each of two lanterns beside a door: about a quarter of it. */
export const pairAtDoor = (doorInches: number): SizeGuide => percentOf(doorInches, 18, 22, 30, 30)

/** The height of a single lantern beside a door: about a third of it. */
export const singleAtDoor = (doorInches: number): SizeGuide => percentOf(doorInches, 30, 30, 37, 45)

const isTooTallForPair = (fixtureHeight: number, doorInches: number): boolean =>
  sizeVerdict(fixtureHeight, pairAtDoor(doorInches)) === 'large'

/** Rule L5. */
export const door: SpotKind = {
  noun: 'door',
  label: 'Door',
  choice: 'Beside a door',
  fields: { labels: ['Height'], after: 'in. high door', limits: [72, 144] },
  mountings: ['Wall'],
  ratings: ['Damp', 'Wet'],
  isSuggestedBy: ({ mounting, locationRating }) => mounting === 'Wall' && locationRating === 'Wet',
  sizeFit: ({ fixtureHeight }, [doorInches = 0]) =>
    isTooTallForPair(fixtureHeight, doorInches)
      ? one(sizeVerdict(fixtureHeight, singleAtDoor(doorInches)))
      : { verdict: sizeVerdict(fixtureHeight, pairAtDoor(doorInches)), count: 2 },
  rightSizes: ({ fixtureHeight }, [doorInches = 0]) =>
    (isTooTallForPair(fixtureHeight, doorInches) ? singleAtDoor : pairAtDoor)(doorInches).right,
  judged: ({ fixtureHeight }) => fixtureHeight,
  judgedAs: 'tall',
  onWall: ({ count }) =>
    `Center ${count === 2 ? 'them' : 'it'} ${LANTERN_MIDDLE_INCHES} in. above the threshold.`,
}
