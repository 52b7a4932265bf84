import type { Fixture, FixtureFields } from '../schema/fixture.ts'
import { formatInches } from './numbers.ts'

type Sides = Pick<Fixture, 'fixtureLength' | 'fixtureWidth'>
/** A fixture as drawings show it. */
export type SeenFixture = Sides & Pick<Fixture, 'fixtureHeight' | 'maxOverallHeight' | 'mounting'>

/** A fixture's dimensions in inches, a line each; the overall height only when known (rule S5). */
export function fixtureDimensions(fixture: SeenFixture): string[] {
  const dimensions = [
    { label: 'Height', inches: fixture.fixtureHeight },
    { label: 'Length', inches: fixture.fixtureLength },
    { label: 'Width', inches: fixture.fixtureWidth },
    { label: 'Maximum Overall Height', inches: fixture.maxOverallHeight },
  ]
  return dimensions.flatMap(({ label, inches }) =>
    inches === undefined ? [] : [`${label}: ${formatInches(inches)} in.`],
  )
}

/** A fixture's width as shoppers measure it: the larger of its two sides, in inches (rule S5). */
export const widthInches = ({ fixtureLength, fixtureWidth }: Sides): number =>
  Math.max(fixtureLength, fixtureWidth)

/** Sides for a shopper facing it: on a wall the width is along the wall, elsewhere the larger side. */
export function sidesAsSeen({ fixtureLength, fixtureWidth, mounting }: SeenFixture) {
  if (mounting === 'Wall') return { widthInches: fixtureLength, depthInches: fixtureWidth }
  return {
    widthInches: Math.max(fixtureLength, fixtureWidth),
    depthInches: Math.min(fixtureLength, fixtureWidth),
  }
}

/** "24 in. wide"; "7 in. wide, 21 in. deep" if it comes forward more. */
export function widthText(fixture: SeenFixture): string {
  const { widthInches, depthInches } = sidesAsSeen(fixture)
  const width = `${formatInches(widthInches)} in. wide`
  return depthInches > widthInches ? `${width}, ${formatInches(depthInches)} in. deep` : width
}

export function fixtureSize(fixture: SeenFixture): string[] {
  const { widthInches, depthInches } = sidesAsSeen(fixture)
  return [
    `${formatInches(widthInches)} in. wide`,
    ...(widthInches === depthInches ? [] : [`${formatInches(depthInches)} in. deep`]),
    `${formatInches(fixture.fixtureHeight)} in. high`,
  ]
}

export const dimensionsNote = ({ mounting, fixtureLength, fixtureWidth }: SeenFixture): string[] =>
  mounting === 'Wall' && fixtureLength !== fixtureWidth
    ? ['Length runs along the wall; width is how far the light sticks out.']
    : []

const OTHER_SIZES: Record<`${boolean | null}`, string> = {
  true: 'Available in additional sizes.',
  false: 'Only available in this size.',
  null: 'Call for details on additional sizes.',
}

/** Whether a fixture comes in other sizes (rule S5); null and absent both mean unknown. */
export const sizeNote = ({ availableInOtherSizes }: Pick<FixtureFields, 'availableInOtherSizes'>): string =>
  OTHER_SIZES[`${availableInOtherSizes ?? null}`]
