import type { ReactElement } from 'react'
import { widthInches } from '../../../catalogue/rules/fixture-dimensions.ts'
import type { LightFit } from '../../../catalogue/rules/spot/light-fit.ts'
import type { SizeRange } from '../../../catalogue/rules/spot/size-guide.ts'
import type { SizeFit, SpotMeasures } from '../../../catalogue/rules/spot/spot.ts'
import type { SpotFixture } from '../../../catalogue/rules/spot/spot-fixture.ts'
import type { LineDrawing } from '../../../drawing/outline/line-drawing.ts'
import type { MeasureField, Sentence } from '../measured.ts'
import { feetRoundedDown } from '../measurement-text.ts'

/** A light in a spot, as it is drawn. */
export interface LitSpot {
  spot: SpotMeasures
  fixture: SpotFixture
  fit: LightFit
  /** Its own; without one it is drawn as a plain shape. */
  drawing?: LineDrawing | undefined
}

/** What the tools for spots say and draw of one. */
export interface SpotTool {
  /** Its fields, between the words of a sentence. */
  sentence: Sentence
  /** The same with one figure, where that will do. */
  roundSentence?: Sentence
  /** Usual ones: the example, which is shown while none is given, then smaller and larger ones. */
  usual: readonly [example: SpotMeasures, ...SpotMeasures[]]
  /** The light that is drawn while none is chosen: of a size that is right. */
  commonLight: (spot: SpotMeasures) => SpotFixture
  /** What light to look for and how it hangs, in sentences. */
  advice: (spot: SpotMeasures) => string
  verdict: SpotVerdict
  /** From the front, to scale. */
  Elevation: (props: LitSpot & { isSmall?: boolean }) => ReactElement
  caption: (spot: SpotMeasures) => string
  /** From above, where that says more. */
  Plan?: (props: LitSpot) => ReactElement
}

/** What the guide says of a spot: the size to look for, and how high a light belongs (rules L2 to L6). */
export interface SpotGuide {
  size: string
  height: string
}

/** What is said of a light in a spot, beside its size. */
export interface SpotVerdict {
  /** The size that a guide judges. */
  judged: (fixture: SpotFixture) => number
  /** What is said of that size: "24 in. wide". */
  judgedAs: 'wide' | 'tall'
  /** Why a light is made for others, where there is more to say than that it is. */
  notForIt?: (fixture: SpotFixture, spot: SpotMeasures) => string | undefined
  /** Whether a light is too large by its depth alone. */
  isTooDeep?: (fixture: SpotFixture, sizes: readonly number[]) => boolean
  /** How several of one hang that suit. */
  several?: (size: SizeFit, sizes: readonly number[]) => string
  /** How far its lower edge is above what it hangs over, and what that is. */
  clearInches: (edgeInches: number) => string
  over: string
  /** Where a light that suits goes on the wall. */
  onWall?: (size: SizeFit) => string
}

/** Of a light whose larger side counts, above the floor. */
export const BY_WIDTH = {
  judged: widthInches,
  judgedAs: 'wide',
  clearInches: feetRoundedDown,
  over: 'the floor',
} as const satisfies SpotVerdict

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
