import type { FixtureOutline } from '../../catalogue/views/fixture-outline.ts'

/** What everyone knows the size of, in inches, from the smallest. */
export const REFERENCES = {
  hand: { heightInches: 7.5, widthInches: 5, text: 'a 7.5 in. hand' },
  person: { heightInches: 68, widthInches: 18, text: 'a person 5 ft 8 in. tall' },
  door: { heightInches: 80, widthInches: 36, text: 'a 6 ft 8 in. door' },
} as const

export type ReferenceName = keyof typeof REFERENCES

/** The reference whose height is closest to a product's largest side, in inches; of two equally close, the smaller one. */
export function nearestReference(largestInches: number): ReferenceName {
  const distance = (name: ReferenceName) => Math.abs(REFERENCES[name].heightInches - largestInches)
  return (['hand', 'person', 'door'] as const).reduce((best, name) =>
    distance(name) < distance(best) ? name : best,
  )
}

/** The reference of a fixture: its stem or chain counts for nothing. */
export const fixtureReference = ({ heightInches, widthInches, depthInches }: FixtureOutline): ReferenceName =>
  nearestReference(Math.max(heightInches, widthInches, depthInches))
