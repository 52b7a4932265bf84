import { widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import { formatInches } from '../catalogue/rules/numbers.ts'
import type { Fixture } from '../catalogue/schema/fixture.ts'
import type { LineDrawing } from '../drawing/outline/line-drawing.ts'
import type { Scene } from '../drawing/scene.ts'
import type { HeightFit, HeightRange } from './hanging-height.ts'

/** Fixture fields that decide which spots it suits. */
export type SpotFixture = Pick<
  Fixture,
  'mounting' | 'locationRating' | 'fixtureHeight' | 'fixtureLength' | 'fixtureWidth' | 'maxOverallHeight'
>

/** Only the fields of a fixture that decide its spots. */
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

/** The shorter of a fixture's two sides, in inches. */
export const depthInches = ({ fixtureLength, fixtureWidth }: Sides): number =>
  Math.min(fixtureLength, fixtureWidth)

/** Whether a fixture is made to run along something: its longer side is at least twice its shorter one. */
export const isLinear = (fixture: Sides): boolean => widthInches(fixture) >= 2 * depthInches(fixture)

/** Sizes of a light in inches, both ends included. */
export interface SizeRange {
  fromInches: number
  toInches: number
}

/** The sizes that are right for a spot, and the wider range of those that work too. */
export interface SizeGuide {
  right: SizeRange
  alsoWorks: SizeRange
}

export type SizeVerdict = 'right' | 'alsoWorks' | 'small' | 'large'

const isWithin = (inches: number, { fromInches, toInches }: SizeRange): boolean =>
  inches >= fromInches && inches <= toInches

export function sizeVerdict(inches: number, { right, alsoWorks }: SizeGuide): SizeVerdict {
  if (isWithin(inches, right)) return 'right'
  if (isWithin(inches, alsoWorks)) return 'alsoWorks'
  return inches < alsoWorks.fromInches ? 'small' : 'large'
}

/** The middle of a range, in whole inches. */
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
  /** How many lights are to hang in a row; otherwise as many as are right. */
  row?: number
}

/** How the size of a fixture suits a spot. */
export interface SizeFit {
  /** `notForIt`: made for another spot, whatever its size. */
  verdict: SizeVerdict | 'notForIt'
  /** How many lights: a row over a counter, a pair beside a mirror or a door. */
  count: number
  /** From the center of one light to the center of the next, if there are several and the rule has a distance. */
  apartInches?: number
  /** How many are right, where more or fewer are requested. */
  usualCount?: number
}

/** A single light of a size. */
export const one = (verdict: SizeFit['verdict']): SizeFit => ({ verdict, count: 1 })

/** How a fixture suits a spot. */
export interface LightFit {
  size: SizeFit
  /** Only with a known ceiling. */
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

/** The fields of a spot's own dimensions, in inches. */
interface SpotFields {
  /** A label for each field, one or two. */
  labels: readonly [string] | readonly [string, string]
  /** The words before each field and after the last: "A table of [ ] by [ ] in.". */
  words: readonly string[]
  /** The words around one field, if the spot may be round. */
  roundWords?: readonly [before: string, after: string]
  limits: readonly [min: number, max: number]
}

/** Which lights suit a spot. Its numbers and their sources are in docs/rules.md. */
interface SpotRule {
  /** Mountings of its lights (rule L1). */
  mountings: readonly NonNullable<SpotFixture['mounting']>[]
  /** Ratings of its lights, if not all will do. */
  ratings?: readonly SpotFixture['locationRating'][]
  /** Whether the spot is often in a bath, where a light rated dry must not hang. */
  isOftenInBath?: true
  /** Whether a fixture's mounting and width suggest the spot (rule L9). */
  isSuggestedBy: (fixture: SpotFixture) => boolean
  /** A guide to the size of a light, and how many lights. */
  sizeFit: Fits<SizeFit>
  /** The right sizes for lights of a fixture's kind. */
  rightSizes: Fits<SizeRange>
  /** Where the bottom of a hanging light belongs under a ceiling (rule L7); left out where the ceiling doesn't matter. */
  edgeHeights?: (ceilingInches: number) => HeightRange
}

/** A spot for a light: its words, fields and rule, and what is said of a light there. */
export interface SpotKind extends SpotRule {
  /** In the middle of a sentence: "this table". */
  noun: string
  /** At the start of a line of a message: "Table: 72 × 40 in.". */
  label: string
  /** Where a light hangs: "Over a table". */
  choice: string
  /** Headings of its lights, instead of "Right for your table". */
  headings?: { right: string; alsoWorks: string }
  /** Left out for the visitor's room itself, which has parameters of its own. */
  fields?: SpotFields
  /** The spot whose dimensions it shares in a room of the house. */
  measuredAs?: string
  /** How many lights in a row visitors may choose, where several hang in one. */
  rows?: readonly number[]
  /** The size that the rule judges, and its word. */
  judged: (fixture: SpotFixture) => number
  judgedAs: 'wide' | 'tall'
  /** Why a light is made for other spots. */
  notForIt?: (fixture: SpotFixture, spot: SpotMeasures) => string | undefined
  /** Whether a light is too large by its depth alone. */
  isTooDeep?: (fixture: SpotFixture, sizes: readonly number[]) => boolean
  /** How several lights hang. */
  several?: (size: SizeFit, sizes: readonly number[]) => string
  /** How far the bottom of a light is above what it hangs over, and what that is. */
  clearInches: (edgeInches: number) => string
  over: string
  /** How many lights the spot needs, if several. */
  along?: (sizes: readonly number[]) => string | undefined
  /** Where a light goes on the wall. */
  onWall?: (size: SizeFit) => string
}

/** Parts of a spot that only the tool and the guide need. */
export interface SpotTool {
  /** Advice on the light to look for and how it hangs, in sentences. */
  advice: (spot: SpotMeasures) => string
  /** Two cells of the guide (rules L2 to L6). */
  guide: { size: string; height: string }
  /** Usual spots: first the example, then smaller and larger ones. */
  usual: readonly [example: SpotMeasures, ...SpotMeasures[]]
  /** A light of the right size, drawn until one is chosen. */
  commonLight: (spot: SpotMeasures) => SpotFixture
  /** From the front, and from above where that shows more. */
  draw: (lit: LitSpot) => readonly [front: Scene, ...Scene[]]
}

/** A light of usual form, as wide as it is long unless it has another width. */
export const light = (
  mounting: NonNullable<SpotFixture['mounting']>,
  locationRating: SpotFixture['locationRating'],
  fixtureLength: number,
  fixtureHeight: number,
  fixtureWidth = fixtureLength,
): SpotFixture => ({ mounting, locationRating, fixtureHeight, fixtureLength, fixtureWidth })

/** The ceiling in a drawing when it is unknown. */
export const USUAL_CEILING_INCHES = 96

export const rangeOf = (from: number, to: number): string =>
  `${formatInches(from)} to ${formatInches(to)} in.`
