import type { Floor } from '../../catalogue/rules/room/floor.ts'
import type { Spot, SpotName } from '../../catalogue/rules/spot/spot.ts'

/** What a shopper has said about the place for a light; each part may be unknown. */
export interface KnownSpot {
  name?: SpotName
  /** Inches: length and width of a top, one figure for a round one; the width of a mirror, the height of a door. */
  sizes?: readonly number[]
  /** Of the room, which a table has too; only a light for the room is chosen by it. */
  floor?: Floor
  ceilingInches?: number
}

/** The place with its measures; undefined while one is missing that the choice of a light needs. A ceiling may be. */
export function spotOf({ name, sizes = [], floor, ceilingInches }: KnownSpot): Spot | undefined {
  const ceiling = ceilingInches === undefined ? {} : { ceilingInches }
  const [first] = sizes
  if (name === 'room') return floor && { name, floor, ...ceiling }
  if (!name || first === undefined) return undefined
  if (name === 'mirror') return { name, widthInches: first }
  if (name === 'door') return { name, heightInches: first }
  const isRound = name === 'table' && sizes.length === 1
  const top = { lengthInches: first, widthInches: sizes[1] ?? first, ...(isRound && { isRound }) }
  return { name, top, ...ceiling }
}
