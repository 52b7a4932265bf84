import type { Fixture } from '../schema/fixture.ts'
import { formatInches } from './numbers.ts'

type Dimensions = Pick<Fixture, 'fixtureHeight' | 'fixtureLength' | 'fixtureWidth' | 'maxOverallHeight'>

/** A fixture's measurements in inches, a line each; the overall height only when known (specification section 4). */
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
