import type { HeightRange } from './hanging-height.ts'
import type { SizeRange, SizeVerdict } from './size-guide.ts'
import type { SpotFixture } from './spot-fixture.ts'

/** What a spot is called, and how it is measured. */
export interface SpotKind {
  /** In the middle of a sentence: "this table". */
  noun: string
  /** At the start of a line of a message: "Table: 72 by 40 in.". */
  label: string
  /** Where a light hangs there: "Over a table". */
  choice: string
  /** What its lights are headed by, where "Right for your table" would not do. */
  headings?: { right: string; alsoWorks: string }
  /** Measures of its own; without them it is the visitor's room, which has parameters of its own. */
  sizes?: SpotSizes
  /** How many lights in a row may be asked for, where several hang in one. */
  rows?: readonly number[]
  /** Whether the height of the ceiling decides how its lights hang. */
  hasCeiling: boolean
}

/** The measures of a spot, each from the least to the most inches. */
interface SpotSizes {
  /** How many figures it takes. */
  figures: 1 | 2
  /** Whether one of two will do, as for a round table. */
  mayBeRound?: true
  limits: readonly [least: number, most: number]
}

/** The measures of a spot in inches: one side or two, the longer first or last; a ceiling may be unknown. */
export interface SpotMeasures {
  sizes: readonly number[]
  ceilingInches?: number
  /** How many are to hang in a row; otherwise as many as are right. */
  row?: number
}

/** How the size of a fixture suits a spot. */
export interface SizeFit {
  /** `notForIt`: made for another spot, whatever its size. */
  verdict: SizeVerdict | 'notForIt'
  /** How many of it are meant: a row over a counter, a pair beside a mirror or a door. */
  count: number
  /** From the middle of one to the middle of the next, where there are several and the rule says it. */
  apartInches?: number
  /** How many are right, where more or fewer were asked for. */
  usualCount?: number
}

type Fits<Result> = (fixture: SpotFixture, sizes: readonly number[], row?: number) => Result

/** Which lights suit a spot. */
export interface SpotRule {
  /** Mountings of its lights (rule L1). */
  mountings: readonly NonNullable<SpotFixture['mounting']>[]
  /** Ratings of its lights, where not all will do. */
  ratings?: readonly SpotFixture['locationRating'][]
  /** Whether the spot is often in a bath, where a light rated dry must not hang. */
  isOftenInBath?: true
  /** Whether a fixture's mounting and width suggest it (rule L9). */
  isSuggestedBy: (fixture: SpotFixture) => boolean
  /** A guide to the size of a light, and how many of it are meant. */
  sizeFit: Fits<SizeFit>
  /** Whether several hang in a row, not as a pair. */
  hangsInRow?: true
  /** The sizes that are right, for lights of the kind of this one. */
  rightSizes: Fits<SizeRange>
  /** Where the lower edge of a hanging light belongs under a ceiling (rule L7). */
  edgeHeights?: (ceilingInches: number) => HeightRange
}

/** A single light of a size. */
export const one = (verdict: SizeFit['verdict']): SizeFit => ({ verdict, count: 1 })
