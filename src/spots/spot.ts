import { type SeenFixture, sidesAsSeen, widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import { feetRoundedDown, inchesText } from '../catalogue/rules/measurement-text.ts'
import type { Fixture } from '../catalogue/schema/fixture.ts'
import type { LineDrawing } from '../drawing/outline/line-drawing.ts'
import type { Scene, Shape } from '../drawing/scene.ts'

export type SpotFixture = SeenFixture & Pick<Fixture, 'locationRating'>

export function spotFixture(fixture: SpotFixture): SpotFixture {
  const { mounting, locationRating, fixtureHeight, fixtureLength, fixtureWidth, maxOverallHeight } = fixture
  return {
    ...(mounting && { mounting }),
    locationRating,
    fixtureHeight,
    fixtureLength,
    fixtureWidth,
    ...(maxOverallHeight !== undefined && { maxOverallHeight }),
  }
}

type Sides = Pick<SpotFixture, 'fixtureLength' | 'fixtureWidth'>

export const depthInches = ({ fixtureLength, fixtureWidth }: Sides): number =>
  Math.min(fixtureLength, fixtureWidth)

/** Whether a fixture is made to run along something: its longer side is at least twice its shorter one. */
export const isLinear = (fixture: Sides): boolean => widthInches(fixture) >= 2 * depthInches(fixture)

export interface SizeRange {
  fromInches: number
  toInches: number
}

export interface SizeGuide {
  right: SizeRange
  alsoWorks: SizeRange
}

/** From the smallest size that also works over the right ones to the largest that also works. */
export const sizeGuide = (least: number, fromInches: number, toInches: number, most: number): SizeGuide => ({
  right: { fromInches, toInches },
  alsoWorks: { fromInches: least, toInches: most },
})

export type SizeVerdict = 'right' | 'alsoWorks' | 'small' | 'large'

const isWithin = (inches: number, { fromInches, toInches }: SizeRange): boolean =>
  inches >= fromInches && inches <= toInches

export function sizeVerdict(inches: number, { right, alsoWorks }: SizeGuide): SizeVerdict {
  if (isWithin(inches, right)) return 'right'
  if (isWithin(inches, alsoWorks)) return 'alsoWorks'
  return inches < alsoWorks.fromInches ? 'small' : 'large'
}

export const middleOf = ({ fromInches, toInches }: SizeRange): number =>
  Math.round((fromInches + toInches) / 2)

/** In whole inches, all within the range: "20 to 26 in.", "24 in.", "up to 30 in.". */
export function rangeText({ fromInches, toInches }: SizeRange): string {
  const [from, to] = [Math.ceil(fromInches), Math.floor(toInches)]
  if (from === 0) return `up to ${to} in.`
  return from < to ? `${from} to ${to} in.` : `${to} in.`
}

/** The dimensions of a spot in inches: one side or two, the longer first or last; a ceiling may be unknown. */
export interface SpotMeasures {
  sizes: readonly number[]
  ceilingInches?: number
  /** Requested number of lights in a row; otherwise the right number. */
  row?: number
}

export interface SizeFit {
  /** `notForIt`: made for another spot, whatever its size. */
  verdict: SizeVerdict | 'notForIt'
  /** Number of lights: a row over a counter, a pair beside a mirror or a door. */
  count: number
  /** Center-to-center distance of several lights, if the rule has one. */
  apartInches?: number
  /** The right number, if more or fewer are requested. */
  usualCount?: number
}

export const oneLight = (verdict: SizeFit['verdict']): SizeFit => ({ verdict, count: 1 })

export interface LightFit {
  size: SizeFit
  height?: HeightFit
  /** Whether to choose it; `ask` if its mounting is unknown. */
  suits: 'right' | 'alsoWorks' | 'ask' | 'no'
}

/** A light in a spot, as it is drawn: without a line drawing it is a plain shape. */
export interface LitSpot {
  spot: SpotMeasures
  fixture: SpotFixture
  fit: LightFit
  drawing?: LineDrawing | undefined
}

type Fits<Result> = (fixture: SpotFixture, sizes: readonly number[], row?: number) => Result

interface SpotFields {
  labels: readonly [string] | readonly [string, string]
  /** Words behind the last field, such as "in. table". */
  after: string
  afterRound?: string
  limits: readonly [min: number, max: number]
}

/** Which lights suit a spot. Its numbers and their sources are in docs/rules.md. */
interface SpotRule {
  mountings: readonly NonNullable<SpotFixture['mounting']>[]
  /** Ratings of its lights, if not all will do. */
  ratings?: readonly SpotFixture['locationRating'][]
  /** Whether the spot is often in a bath, where a light rated dry must not hang. */
  isOftenInBath?: true
  isSuggestedBy: (fixture: SpotFixture) => boolean
  sizeFit: Fits<SizeFit>
  rightSizes: Fits<SizeRange>
  /** Target height for the bottom of a hanging light under a ceiling (rule L7); left out if the ceiling doesn't matter. */
  bottomHeights?: (ceilingInches: number) => HeightRange
}

export interface SpotKind extends SpotRule {
  noun: string
  /** Start of a message line: "Table: 72 × 40 in.". */
  label: string
  choice: string
  /** Left out for the visitor's room itself, which has parameters of its own. */
  fields?: SpotFields
  /** Numbers of lights that visitors may choose for a row, if several hang in one. */
  rows?: readonly number[]
  judged: (fixture: SpotFixture) => number
  judgedAs: 'wide' | 'tall'
  /** For a light that may hang there by its mounting. */
  notForIt?: (fixture: SpotFixture, spot: SpotMeasures) => string
  /** Whether only a light's depth is too large. */
  isTooDeep?: (fixture: SpotFixture, sizes: readonly number[]) => boolean
  several?: (size: SizeFit, sizes: readonly number[]) => string
  /** The top that its lights hang over, in place of the floor. */
  top?: { noun: string; heightInches: number }
  along?: (sizes: readonly number[]) => string | undefined
  onWall?: (size: SizeFit) => string
  advice: (spot: SpotMeasures) => string
  /** Two cells of the guide (rules L2 to L6). */
  guide: { size: string; height: string }
  /** Usual spots: first the example, then smaller and larger ones. */
  usual: readonly [example: SpotMeasures, ...SpotMeasures[]]
  commonLight: (spot: SpotMeasures) => SpotFixture
  draw: (lit: LitSpot) => readonly [front: Scene, ...Scene[]]
}

/** A height in a spot: "36 in. above the table", "7 ft above the floor"; `until` is between the two. */
export const heightText = ({ top }: Pick<SpotKind, 'top'>, bottomInches: number, until = ''): string =>
  top
    ? `${inchesText(bottomInches - top.heightInches)}${until} above the ${top.noun}`
    : `${feetRoundedDown(bottomInches)}${until} above the floor`

export interface HeightRange {
  leastInches: number
  mostInches: number
  aimInches: number
}

export const USUAL_CEILING_INCHES = 96
/** Above a floor that one walks on: the least under what hangs, and under what is mounted to the ceiling. */
export const MIN_IN_ROOM = { hanging: 84, mounted: 80 } as const

export const aboveUsual = (ceilingInches: number): number => Math.max(ceilingInches - USUAL_CEILING_INCHES, 0)

/** A fixture's mounting in a spot; `bottomInches` is from the floor to its bottom. */
export type HeightFit =
  /** At the right height; `isChainUnknown` if its chain length is unknown and assumed to be enough. */
  | { kind: 'hangs'; bottomInches: number; isChainUnknown: boolean }
  | { kind: 'mounted'; bottomInches: number }
  /** The chain is too short by `tooHighInches`. */
  | { kind: 'hangsHigh'; bottomInches: number; tooHighInches: number }
  /** The body leaves less than the minimum clearance; never recommended. */
  | { kind: 'tooTall'; bottomInches: number; leastInches: number }

/** A light that hangs higher by more than this is left out. */
export const MAX_TOO_HIGH_INCHES = 12

function mountedUnder(ceilingInches: number, bodyInches: number): HeightFit {
  const bottomInches = ceilingInches - bodyInches
  const leastInches = MIN_IN_ROOM.mounted
  return bottomInches < leastInches
    ? { kind: 'tooTall', bottomInches, leastInches }
    : { kind: 'mounted', bottomInches }
}

/** At the aim, or as close to it as its body and its chain allow (rule L7), all in inches. */
export function heightFit(
  fixture: Pick<Fixture, 'mounting' | 'fixtureHeight' | 'maxOverallHeight'>,
  { leastInches, mostInches, aimInches }: HeightRange,
  ceilingInches: number,
): HeightFit {
  const { mounting, fixtureHeight, maxOverallHeight } = fixture
  if (mounting === 'Close to ceiling') return mountedUnder(ceilingInches, fixtureHeight)
  const highest = ceilingInches - fixtureHeight
  const lowest = ceilingInches - (maxOverallHeight ?? Number.POSITIVE_INFINITY)
  if (highest < leastInches) return { kind: 'tooTall', bottomInches: highest, leastInches }
  if (lowest > mostInches) {
    return { kind: 'hangsHigh', bottomInches: lowest, tooHighInches: lowest - mostInches }
  }
  const bottomInches = Math.max(Math.min(aimInches, highest), lowest)
  return { kind: 'hangs', bottomInches, isChainUnknown: maxOverallHeight === undefined }
}

/** A light of usual form, as wide as it is long unless it has another width. */
export const light = (
  mounting: NonNullable<SpotFixture['mounting']>,
  locationRating: SpotFixture['locationRating'],
  fixtureLength: number,
  fixtureHeight: number,
  fixtureWidth = fixtureLength,
): SpotFixture => ({ mounting, locationRating, fixtureHeight, fixtureLength, fixtureWidth })

/** `middles` are in the drawing. Lights have no stem if there is no ceiling. */
export function drawnLights(
  { fixture, fit, drawing }: LitSpot,
  middles: readonly number[],
  aimInches: number,
  ceilingInches?: number,
) {
  const bottomInches = fit.height?.bottomInches ?? aimInches
  const isWarning = fit.suits === 'no'
  const overallInches = ceilingInches === undefined ? 0 : ceilingInches - bottomInches
  const shapes = middles.map(
    (x): Shape => ({
      kind: 'fixture',
      seen: 'front',
      fixture,
      drawing,
      x,
      y: -bottomInches,
      overallInches,
      isWarning,
    }),
  )
  return { ...sidesAsSeen(fixture), bottomInches, isWarning, shapes }
}

export const rowMiddles = (inches: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) * inches) / count)
