import type { Fixture, FixtureFields } from '../schema/fixture.ts'
import { formatInches } from './numbers.ts'

type Sides = Pick<Fixture, 'fixtureLength' | 'fixtureWidth'>
type PlacedSides = Sides & Pick<Fixture, 'mounting'>
type Dimensions = Pick<Fixture, 'fixtureHeight' | 'fixtureLength' | 'fixtureWidth' | 'maxOverallHeight'>

/** A fixture's dimensions in inches, a line each; the overall height only when known (rule S5). */
export function fixtureDimensions(fixture: Dimensions): string[] {
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

export interface SidesAsSeen {
  widthInches: number
  depthInches: number
}

/**
 * Width and depth of a fixture as seen by a shopper facing it. On a wall, the width is along the wall, however far the fixture
 * extends from it; everywhere else the larger side is the width, as one may stand on any side of it.
 */
export function sidesAsSeen({ fixtureLength, fixtureWidth, mounting }: PlacedSides): SidesAsSeen {
  if (mounting === 'Wall') return { widthInches: fixtureLength, depthInches: fixtureWidth }
  return {
    widthInches: Math.max(fixtureLength, fixtureWidth),
    depthInches: Math.min(fixtureLength, fixtureWidth),
  }
}

type SizeFields = PlacedSides & Pick<Fixture, 'fixtureHeight'>

/**
 * The size of a fixture on a card, in one phrase: its width as seen by a shopper facing it, and how far it comes forward if
 * that is more: "24 in. wide", "7 in. wide, 21 in. deep".
 */
export function widthText(fixture: PlacedSides): string {
  const { widthInches, depthInches } = sidesAsSeen(fixture)
  const width = `${formatInches(widthInches)} in. wide`
  return depthInches > widthInches ? `${width}, ${formatInches(depthInches)} in. deep` : width
}

/** The size of a fixture as seen by a shopper facing it, a line for each side; the depth only if it differs from the width. */
export function fixtureSize(fixture: SizeFields): string[] {
  const { widthInches, depthInches } = sidesAsSeen(fixture)
  return [
    `${formatInches(widthInches)} in. wide`,
    ...(widthInches === depthInches ? [] : [`${formatInches(depthInches)} in. deep`]),
    `${formatInches(fixture.fixtureHeight)} in. high`,
  ]
}

/** Explains Length and Width for a wall light with two different sides. */
export const dimensionsNote = ({ mounting, fixtureLength, fixtureWidth }: PlacedSides): string[] =>
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
