/** The least and the most inches that a measurement may have. */
export interface Limits {
  minInches: number
  maxInches: number
}

export const isWithin = ({ minInches, maxInches }: Limits, inches: number): boolean =>
  inches >= minInches && inches <= maxInches
