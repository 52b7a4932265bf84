import type { PlacedFixture } from './placed-fixture.ts'
import { type Spot, TOP_HEIGHT_INCHES } from './spot.ts'

/** A place under a ceiling. */
export type CeilingSpot = Exclude<Spot, { name: 'mirror' | 'door' }>

/** Where the lower edge of a light may be, in inches above the floor. */
export interface EdgeHeights {
  leastInches: number
  /** Infinity where a light may hang as high as it likes. */
  mostInches: number
  aimInches: number
}

const USUAL_CEILING_INCHES = 96
const ABOVE_TOP = { leastInches: 30, mostInches: 36 } as const
/** Over a table, for each foot of ceiling above 8. */
const HIGHER_FOR_EACH_FOOT_INCHES = 3
/** Above a floor that one walks on: the least under what hangs, and under what is mounted to the ceiling. */
export const LEAST_IN_ROOM = { hanging: 84, mounted: 80 } as const

/** How much higher than 8 ft a ceiling is. */
const aboveUsual = (ceilingInches: number): number => Math.max(ceilingInches - USUAL_CEILING_INCHES, 0)

/** Where the lower edge of a hanging light belongs in a place (rule L7). */
export function edgeHeights(name: CeilingSpot['name'], ceilingInches: number): EdgeHeights {
  if (name === 'room') {
    const { hanging } = LEAST_IN_ROOM
    return {
      leastInches: hanging,
      mostInches: Number.POSITIVE_INFINITY,
      aimInches: hanging + aboveUsual(ceilingInches) / 2,
    }
  }
  const raised = name === 'table' ? (HIGHER_FOR_EACH_FOOT_INCHES * aboveUsual(ceilingInches)) / 12 : 0
  const leastInches = TOP_HEIGHT_INCHES[name] + ABOVE_TOP.leastInches + raised
  const mostInches = TOP_HEIGHT_INCHES[name] + ABOVE_TOP.mostInches + raised
  return { leastInches, mostInches, aimInches: (leastInches + mostInches) / 2 }
}

/** How a fixture hangs in a place; `edgeInches` is from the floor to its lower edge. */
export type HeightFit =
  /** At the right height; `asksChain` where the length of its chain is unknown and taken to be long enough. */
  | { kind: 'hangs'; edgeInches: number; asksChain: boolean }
  /** Mounted to the ceiling itself. */
  | { kind: 'mounted'; edgeInches: number }
  /** Its chain is too short, by this much. */
  | { kind: 'hangsHigh'; edgeInches: number; tooHighInches: number }
  /** Its body does not leave the minimum clearance; never recommended. */
  | { kind: 'tooTall'; edgeInches: number; leastInches: number }

/** A light that hangs higher by more than this is left out. */
export const MOST_TOO_HIGH_INCHES = 12

function mountedUnder(ceilingInches: number, bodyInches: number): HeightFit {
  const edgeInches = ceilingInches - bodyInches
  const leastInches = LEAST_IN_ROOM.mounted
  return edgeInches < leastInches
    ? { kind: 'tooTall', edgeInches, leastInches }
    : { kind: 'mounted', edgeInches }
}

/**
 * How a fixture hangs under a ceiling (rule L7), all in inches: at the aim, or as close to it as its body and its chain allow.
 * It reaches from its own height to its overall height, from the ceiling to its lower edge.
 */
export function heightFit(
  fixture: Pick<PlacedFixture, 'mounting' | 'fixtureHeight' | 'maxOverallHeight'>,
  name: CeilingSpot['name'],
  ceilingInches: number,
): HeightFit {
  const { mounting, fixtureHeight, maxOverallHeight } = fixture
  if (mounting === 'Close to ceiling') return mountedUnder(ceilingInches, fixtureHeight)
  const { leastInches, mostInches, aimInches } = edgeHeights(name, ceilingInches)
  const highest = ceilingInches - fixtureHeight
  const lowest = ceilingInches - (maxOverallHeight ?? Number.POSITIVE_INFINITY)
  if (highest < leastInches) return { kind: 'tooTall', edgeInches: highest, leastInches }
  if (lowest > mostInches) {
    return { kind: 'hangsHigh', edgeInches: lowest, tooHighInches: lowest - mostInches }
  }
  const edgeInches = Math.max(Math.min(aimInches, highest), lowest)
  return { kind: 'hangs', edgeInches, asksChain: maxOverallHeight === undefined }
}

/** Where lights on a wall belong, in inches. */
export const WALL_HEIGHTS = {
  /** From the upper edge of a mirror to the bar above it. */
  barAboveMirror: 3,
  /** From the floor to the middles of a pair beside a mirror. */
  pairMiddle: 62,
  /** From the threshold of a door to the middle of a lantern. */
  lanternMiddle: 66,
} as const
