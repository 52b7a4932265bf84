import { isRatedFor, placeValues } from '../catalogue/rules/location-note.ts'
import { type HeightFit, heightFit, MAX_TOO_HIGH_INCHES } from './hanging-height.ts'
import { isLinear, type LightFit, type SizeFit, type SpotFixture } from './spot.ts'
import { isCandidate, SPOTS, type Spot } from './spots.ts'

const BY_SIZE = { right: 'right', alsoWorks: 'alsoWorks', small: 'no', large: 'no', notForIt: 'no' } as const

function byHeight(height: HeightFit | undefined): 'right' | 'alsoWorks' | 'no' {
  if (height?.kind === 'tooTall') return 'no'
  if (height?.kind !== 'hangsHigh') return 'right'
  return height.tooHighInches <= MAX_TOO_HIGH_INCHES ? 'alsoWorks' : 'no'
}

function suits(mounting: SpotFixture['mounting'], size: SizeFit, height?: HeightFit): LightFit['suits'] {
  if (mounting === undefined) return 'ask'
  const parts = [BY_SIZE[size.verdict], byHeight(height)]
  if (parts.includes('no')) return 'no'
  return parts.includes('alsoWorks') ? 'alsoWorks' : 'right'
}

function heightUnder(fixture: SpotFixture, { name, ceilingInches }: Spot): HeightFit | undefined {
  if (!fixture.mounting || ceilingInches === undefined) return undefined
  const edges = SPOTS[name].edgeHeights?.(ceilingInches)
  return edges && heightFit(fixture, edges, ceilingInches)
}

/** How many of a fixture are meant where a row was asked for; undefined without one, and for a linear light, which hangs alone. */
export const inRow = (fixture: SpotFixture, { row }: Spot): number | undefined =>
  isLinear(fixture) ? undefined : row

/** Whether a light suits a mirror only outside a bath, as it is rated dry (rule S24). */
export const isNotForBath = (fixture: SpotFixture, { name }: Pick<Spot, 'name'>): boolean =>
  SPOTS[name].isOftenInBath === true && !isRatedFor(placeValues(fixture), 'damp')

/**
 * How a fixture suits a spot (rule L8): its size is right or also works and its height allows it. One of unknown
 * mounting is asked about, whatever its size; one that is made for another spot, or not rated for its room (rule S24), does not suit.
 */
export function lightFit(fixture: SpotFixture, spot: Spot): LightFit {
  if (!isCandidate(fixture, spot.name) || !isRatedFor(placeValues(fixture), spot.rating))
    return { size: { verdict: 'notForIt', count: 1 }, suits: 'no' }
  const size = SPOTS[spot.name].sizeFit(fixture, spot.sizes, spot.row)
  const height = heightUnder(fixture, spot)
  return { size, ...(height && { height }), suits: suits(fixture.mounting, size, height) }
}
