import type { Fixture } from '../schema/fixture.ts'
import { formatInches } from './numbers.ts'

type Dimensions = Pick<Fixture, 'fixtureHeight' | 'fixtureLength' | 'fixtureWidth' | 'maxOverallHeight'>

/**
 * A fixture's dimensions in inches, a line each; the overall height only when known (rule S5).
 */
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
export const widthInches = ({
  fixtureLength,
  fixtureWidth,
}: Pick<Fixture, 'fixtureLength' | 'fixtureWidth'>): number => Math.max(fixtureLength, fixtureWidth)

/** A fixture's sides in inches, as a shopper standing before it names them. */
export interface SidesAsSeen {
  /** From left to right. */
  widthInches: number
  /** From front to back. */
  depthInches: number
}

/**
 * Width and depth of a fixture as seen by a shopper facing it. On a wall, the width is along the wall, however far the fixture
 * extends from it; everywhere else the larger side is the width, as one may stand on any side of it.
 */
export function sidesAsSeen({
  fixtureLength,
  fixtureWidth,
  mounting,
}: Pick<Fixture, 'fixtureLength' | 'fixtureWidth' | 'mounting'>): SidesAsSeen {
  if (mounting === 'Wall') return { widthInches: fixtureLength, depthInches: fixtureWidth }
  return {
    widthInches: Math.max(fixtureLength, fixtureWidth),
    depthInches: Math.min(fixtureLength, fixtureWidth),
  }
}
