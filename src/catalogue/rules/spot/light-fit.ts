import { type HeightFit, heightFit, MOST_TOO_HIGH_INCHES } from './hanging-height.ts'
import { isCandidate, type PlacedFixture } from './placed-fixture.ts'
import { type SizeFit, sizeFit } from './size-fit.ts'
import type { Spot } from './spot.ts'

/** How a fixture suits a place. */
export interface LightFit {
  size: SizeFit
  /** Only under a ceiling that is known. */
  height?: HeightFit
  /** Whether it is one to choose; `ask` where its mounting is unknown. */
  suits: 'right' | 'alsoWorks' | 'ask' | 'no'
}

const BY_SIZE = { right: 'right', alsoWorks: 'alsoWorks', small: 'no', large: 'no', notForIt: 'no' } as const

function byHeight(height: HeightFit | undefined): 'right' | 'alsoWorks' | 'no' {
  if (height?.kind === 'tooTall') return 'no'
  if (height?.kind !== 'hangsHigh') return 'right'
  return height.tooHighInches <= MOST_TOO_HIGH_INCHES ? 'alsoWorks' : 'no'
}

function suits(mounting: PlacedFixture['mounting'], size: SizeFit, height?: HeightFit): LightFit['suits'] {
  if (mounting === undefined) return 'ask'
  const parts = [BY_SIZE[size.verdict], byHeight(height)]
  if (parts.includes('no')) return 'no'
  return parts.includes('alsoWorks') ? 'alsoWorks' : 'right'
}

/**
 * How a fixture suits a place (rule L8): its size is right or also works and its height allows it. One of unknown
 * mounting is asked about, whatever its size; one that is made for another place does not suit.
 */
export function lightFit(fixture: PlacedFixture, spot: Spot): LightFit {
  if (!isCandidate(fixture, spot.name)) return { size: { verdict: 'notForIt', count: 1 }, suits: 'no' }
  const { mounting } = fixture
  const size = sizeFit(fixture, spot)
  const height =
    mounting && 'ceilingInches' in spot && spot.ceilingInches !== undefined
      ? heightFit(fixture, spot.name, spot.ceilingInches)
      : undefined
  return { size, ...(height && { height }), suits: suits(mounting, size, height) }
}
