import { widthInches } from '../fixture-dimensions.ts'
import { depthInches, isLinear, type PlacedFixture } from './placed-fixture.ts'
import { compactOverTable, linearAlong, widestOver } from './size-guides.ts'
import type { Spot } from './spot.ts'

/** By how many inches a fixture is wider than the widest that still works over a top; 0 if it is not wider. */
export function overhangInches(
  fixture: PlacedFixture,
  { name, top }: Extract<Spot, { name: 'table' | 'island' }>,
): number {
  const widest = widestOver(name, top)
  if (isLinear(fixture)) {
    const { toInches } = linearAlong(top).alsoWorks
    return Math.max(widthInches(fixture) - toInches, depthInches(fixture) - widest, 0)
  }
  const most = name === 'table' ? compactOverTable(top).alsoWorks.toInches : widest
  return Math.max(widthInches(fixture) - most, 0)
}
