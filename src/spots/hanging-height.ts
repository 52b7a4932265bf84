import type { Fixture } from '../catalogue/schema/fixture.ts'

/** Where the bottom of a light may be, in inches above the floor. */
export interface HeightRange {
  leastInches: number
  /** Infinity where a light may hang as high as it likes. */
  mostInches: number
  aimInches: number
}

const USUAL_CEILING_INCHES = 96
/** Above a floor that one walks on: the least under what hangs, and under what is mounted to the ceiling. */
export const MIN_IN_ROOM = { hanging: 84, mounted: 80 } as const

/** How much higher than 8 ft a ceiling is. */
export const aboveUsual = (ceilingInches: number): number => Math.max(ceilingInches - USUAL_CEILING_INCHES, 0)

/** How a fixture hangs in a spot; `edgeInches` is from the floor to its bottom. */
export type HeightFit =
  /** At the right height; `asksChain` where the length of its chain is unknown and taken to be long enough. */
  | { kind: 'hangs'; edgeInches: number; asksChain: boolean }
  /** Mounted to the ceiling itself. */
  | { kind: 'mounted'; edgeInches: number }
  /** The chain is too short by `tooHighInches`. */
  | { kind: 'hangsHigh'; edgeInches: number; tooHighInches: number }
  /** The body leaves less than the minimum clearance; never recommended. */
  | { kind: 'tooTall'; edgeInches: number; leastInches: number }

/** A light that hangs higher by more than this is left out. */
export const MAX_TOO_HIGH_INCHES = 12

function mountedUnder(ceilingInches: number, bodyInches: number): HeightFit {
  const edgeInches = ceilingInches - bodyInches
  const leastInches = MIN_IN_ROOM.mounted
  return edgeInches < leastInches
    ? { kind: 'tooTall', edgeInches, leastInches }
    : { kind: 'mounted', edgeInches }
}

/**
 * How a fixture hangs under a ceiling (rule L7), all in inches: at the aim, or as close to it as its body and its chain allow.
 * It reaches from its own height to its overall height, from the ceiling to its bottom.
 */
export function heightFit(
  fixture: Pick<Fixture, 'mounting' | 'fixtureHeight' | 'maxOverallHeight'>,
  { leastInches, mostInches, aimInches }: HeightRange,
  ceilingInches: number,
): HeightFit {
  const { mounting, fixtureHeight, maxOverallHeight } = fixture
  if (mounting === 'Close to ceiling') return mountedUnder(ceilingInches, fixtureHeight)
  const highest = ceilingInches - fixtureHeight
  const lowest = ceilingInches - (maxOverallHeight ?? Number.POSITIVE_INFINITY)
  if (highest < leastInches) return { kind: 'tooTall', edgeInches: highest, leastInches }
  if (lowest > mostInches) {
    return { kind: 'hangsHigh', edgeInches: lowest, tooHighInches: lowest - mostInches }
  }
  const edgeInches = Math.max(Math.min(aimInches, highest), lowest)
  return { kind: 'hangs', edgeInches, asksChain: maxOverallHeight === undefined }
}
