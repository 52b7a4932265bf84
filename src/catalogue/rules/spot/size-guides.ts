import { type Floor, sidesOf } from '../room/floor.ts'
import type { Top } from './spot.ts'

/** Sizes of a light in inches, both ends included. */
export interface SizeRange {
  fromInches: number
  toInches: number
}

/** The sizes that are right for a place, and the wider range of those that work too. */
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

/** How much of the shorter side stays clear of the light: where people sit, or at a counter where they stand. */
export const FREE_SIDE_INCHES = { table: 12, island: 10 } as const

/** The widest light that may hang over a top. */
export const widestOver = (name: keyof typeof FREE_SIDE_INCHES, top: Top): number =>
  sidesOf(top).shorter - FREE_SIDE_INCHES[name]

/** A compact light over a table: 1/2 to 2/3 of its shorter side, never wider than 12 in. less (makers and showrooms alike). */
export function compactOverTable(top: Top): SizeGuide {
  const { shorter } = sidesOf(top)
  const widest = widestOver('table', top)
  return {
    right: { fromInches: shorter / 2, toInches: Math.min((2 * shorter) / 3, widest) },
    alsoWorks: { fromInches: shorter / 2 - 4, toInches: Math.min((2 * shorter) / 3 + 4, widest) },
  }
}

/** A linear light along a table or counter: 1/2 to 2/3 of its longer side. */
export function linearAlong(top: Top): SizeGuide {
  const { longer } = sidesOf(top)
  return {
    right: { fromInches: longer / 2, toInches: (2 * longer) / 3 },
    alsoWorks: { fromInches: longer / 2 - 6, toInches: (3 * longer) / 4 },
  }
}

/** A bar over a mirror: from 3/4 of it to all of it. */
export const barOverMirror = (mirrorInches: number): SizeGuide => ({
  right: { fromInches: (3 * mirrorInches) / 4, toInches: mirrorInches },
  alsoWorks: { fromInches: mirrorInches / 2, toInches: mirrorInches },
})

const percent = (part: number, inches: number): number => (part * inches) / 100

/** The height of each of two lanterns beside a door: about a quarter of it. */
export const pairAtDoor = (doorInches: number): SizeGuide => ({
  right: { fromInches: percent(22, doorInches), toInches: percent(30, doorInches) },
  alsoWorks: { fromInches: percent(18, doorInches), toInches: percent(30, doorInches) },
})

/** The height of a single lantern beside a door: about a third of it. */
export const singleAtDoor = (doorInches: number): SizeGuide => ({
  right: { fromInches: percent(30, doorInches), toInches: percent(37, doorInches) },
  alsoWorks: { fromInches: percent(30, doorInches), toInches: percent(45, doorInches) },
})

/** A compact light for a room: as many inches as its length and width are feet together. */
export function compactInRoom({ lengthInches, widthInches }: Floor): SizeGuide {
  const sum = lengthInches + widthInches
  return {
    right: { fromInches: (8 * sum) / 120, toInches: (12 * sum) / 120 },
    alsoWorks: { fromInches: (6 * sum) / 120, toInches: (14 * sum) / 120 },
  }
}
