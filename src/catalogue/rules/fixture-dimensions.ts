import type { Fixture } from '../schema/fixture.ts'
import { formatInches } from './numbers.ts'

type Dimensions = Pick<Fixture, 'fixtureHeight' | 'fixtureLength' | 'fixtureWidth' | 'maxOverallHeight'>

/**
 * A fixture's dimensions in inches, a line each; the overall height only when known (product-rules.md, "Fixture
 * dimensions").
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

/** A fixture's width as shoppers measure it: the larger of its two sides, in inches (choosing.md 1). */
export const widthInches = ({
  fixtureLength,
  fixtureWidth,
}: Pick<Fixture, 'fixtureLength' | 'fixtureWidth'>): number => Math.max(fixtureLength, fixtureWidth)
