/** Sizes of a light in inches, both ends included. */
export interface SizeRange {
  fromInches: number
  toInches: number
}

/** The sizes that are right for a spot, and the wider range of those that work too. */
export interface SizeGuide {
  right: SizeRange
  alsoWorks: SizeRange
}

export type SizeVerdict = 'right' | 'alsoWorks' | 'small' | 'large'

const isWithin = (inches: number, { fromInches, toInches }: SizeRange): boolean =>
  inches >= fromInches && inches <= toInches

/** What a guide says about a size. */
export function sizeVerdict(inches: number, { right, alsoWorks }: SizeGuide): SizeVerdict {
  if (isWithin(inches, right)) return 'right'
  if (isWithin(inches, alsoWorks)) return 'alsoWorks'
  return inches < alsoWorks.fromInches ? 'small' : 'large'
}
