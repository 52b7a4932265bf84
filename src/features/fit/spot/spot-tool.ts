import type { SizeRange } from '../../../catalogue/rules/spot/size-guide.ts'
import type { SpotMeasures } from '../../../catalogue/rules/spot/spot.ts'
import type { SpotFixture } from '../../../catalogue/rules/spot/spot-fixture.ts'
import type { MeasureField, Sentence } from '../measured.ts'

/** What the tools for spots say of one. */
export interface SpotTool {
  /** The fields of its own measures, between the words of a sentence; the ceiling is the room's. */
  sentence: Sentence
  /** The same with one figure, where that will do. */
  roundSentence?: Sentence
  /** Usual ones: the example, which is shown while none is given, then smaller and larger ones. */
  usual: readonly [example: SpotMeasures, ...SpotMeasures[]]
  /** The light that is drawn while none is chosen: of a size that is right. */
  commonLight: (spot: SpotMeasures) => SpotFixture
  /** What light to look for and how it hangs, in sentences. */
  advice: (spot: SpotMeasures) => string
}

/** What the guide says of a spot: the size to look for, and how high a light belongs (rules L2 to L6). */
export interface SpotGuide {
  size: string
  height: string
}

/** A field in inches. */
export const inInches = (name: MeasureField['name'], label: string, after?: string): MeasureField => ({
  name,
  label,
  unit: 'inches',
  ...(after && { after }),
})

/** The middle of a range, in whole inches. */
export const middleOf = ({ fromInches, toInches }: SizeRange): number =>
  Math.round((fromInches + toInches) / 2)

/** A light of usual form, whose width is its length unless it has another. */
export const light = (
  mounting: NonNullable<SpotFixture['mounting']>,
  locationRating: SpotFixture['locationRating'],
  fixtureLength: number,
  fixtureHeight: number,
  fixtureWidth = fixtureLength,
): SpotFixture => ({ mounting, locationRating, fixtureHeight, fixtureLength, fixtureWidth })
