import { type SizeGuide, sizeVerdict } from '../size-guide.ts'
import { one, type SpotRule } from '../spot.ts'

/** From the upper edge of a mirror to the bar above it, and from the floor to the middles of a pair beside it. */
export const MIRROR_HEIGHTS = { barAbove: 3, pairMiddle: 62 } as const

/** How long each of a pair beside a mirror may be. */
const LONGEST_OF_PAIR_INCHES = 12
/** A light that extends farther from the wall, such as a swing arm, is in the way at a mirror. */
const DEEPEST_AT_MIRROR_INCHES = 10
/** From the edge of a mirror to the light beside it. */
const BESIDE_MIRROR_INCHES = 2
/** How far apart the centers of a pair may be to light a face evenly. */
const PAIR_APART_INCHES = { least: 28, most: 40 } as const

/** A bar over a mirror: from 3/4 of it to all of it. */
export const barOverMirror = (mirrorInches: number): SizeGuide => ({
  right: { fromInches: (3 * mirrorInches) / 4, toInches: mirrorInches },
  alsoWorks: { fromInches: mirrorInches / 2, toInches: mirrorInches },
})

/** Rule L4. Fixtures on a wall are measured along it, whichever of their sides is the longer. */
export const MIRROR_RULE: SpotRule = {
  mountings: ['Wall'],
  // A wall light for the rain is a lantern.
  ratings: ['Dry', 'Damp'],
  isSuggestedBy: ({ mounting, locationRating }) => mounting === 'Wall' && locationRating !== 'Wet',
  sizeFit: ({ fixtureLength, fixtureWidth }, [mirrorInches = 0]) => {
    if (fixtureWidth > DEEPEST_AT_MIRROR_INCHES) return one('notForIt')
    if (fixtureLength >= mirrorInches / 2) return one(sizeVerdict(fixtureLength, barOverMirror(mirrorInches)))
    if (fixtureLength > LONGEST_OF_PAIR_INCHES) return one('small')
    const apartInches = mirrorInches + fixtureLength + 2 * BESIDE_MIRROR_INCHES
    const isEven = apartInches >= PAIR_APART_INCHES.least && apartInches <= PAIR_APART_INCHES.most
    return { verdict: isEven ? 'right' : 'alsoWorks', count: 2, apartInches }
  },
  rightSizes: (_, [mirrorInches = 0]) => barOverMirror(mirrorInches).right,
}
