import { widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import { inchesText } from '../catalogue/rules/measurement-text.ts'
import { aboveUsual, type HeightRange } from './hanging-height.ts'
import {
  depthInches,
  isLinear,
  one,
  type SizeFit,
  type SizeGuide,
  type SpotFixture,
  type SpotKind,
  sizeVerdict,
} from './spot.ts'

// What a table and a counter share.

/** Surface below the lights: a table, a counter. */
export interface Top {
  noun: string
  heightInches: number
  /** How much of its shorter side stays clear of the light: where people sit, or at a counter where they stand. */
  freeInches: number
  /** How much higher its lights hang for each foot of ceiling above 8. */
  higherForEachFoot: number
}

const ABOVE_TOP = { leastInches: 30, mostInches: 36 } as const

/** The longer and the shorter side of a top; of a round one both are the same. */
export const sidesOfTop = (sizes: readonly number[]): { longer: number; shorter: number } => ({
  longer: Math.max(...sizes),
  shorter: Math.min(...sizes),
})

/** Where the bottom of a light belongs over a top under a ceiling (rule L7). */
export function edgesOver({ heightInches, higherForEachFoot }: Top, ceilingInches: number): HeightRange {
  const from = heightInches + (higherForEachFoot * aboveUsual(ceilingInches)) / 12
  const leastInches = from + ABOVE_TOP.leastInches
  const mostInches = from + ABOVE_TOP.mostInches
  return { leastInches, mostInches, aimInches: (leastInches + mostInches) / 2 }
}

/** The widest light that may hang over a top. */
export const widestOver = ({ freeInches }: Top, sizes: readonly number[]): number =>
  sidesOfTop(sizes).shorter - freeInches

/** A linear light along a table or counter: 1/2 to 2/3 of its longer side. */
export function linearAlong(sizes: readonly number[]): SizeGuide {
  const { longer } = sidesOfTop(sizes)
  return {
    right: { fromInches: longer / 2, toInches: (2 * longer) / 3 },
    alsoWorks: { fromInches: longer / 2 - 6, toInches: (3 * longer) / 4 },
  }
}

/** How the size of a linear light suits a top. */
export function linearOver(top: Top, fixture: SpotFixture, sizes: readonly number[]): SizeFit {
  if (depthInches(fixture) > widestOver(top, sizes)) return one('large')
  return one(sizeVerdict(widthInches(fixture), linearAlong(sizes)))
}

/**
 * How many inches wider a fixture is than the widest that still works over a top; 0 if it is not wider.
 *
 * @param widestCompact of lights that are not linear
 */
export function overhangInches(
  top: Top,
  fixture: SpotFixture,
  sizes: readonly number[],
  widestCompact: number,
): number {
  if (!isLinear(fixture)) return Math.max(widthInches(fixture) - widestCompact, 0)
  const { toInches } = linearAlong(sizes).alsoWorks
  return Math.max(widthInches(fixture) - toInches, depthInches(fixture) - widestOver(top, sizes), 0)
}

/** Parts of a spot that all tops share. */
export const overTop = (top: Top) =>
  ({
    mountings: ['Hanging'],
    edgeHeights: (ceilingInches) => edgesOver(top, ceilingInches),
    judged: widthInches,
    judgedAs: 'wide',
    isTooDeep: (fixture, sizes) => isLinear(fixture) && depthInches(fixture) > widestOver(top, sizes),
    clearInches: (edgeInches) => inchesText(edgeInches - top.heightInches),
    over: `the ${top.noun}`,
  }) as const satisfies Partial<SpotKind>
