import type { Floor } from '../../../catalogue/rules/room/floor.ts'
import { SPOTS, type Spot, type SpotName } from '../../../catalogue/rules/spot/spots.ts'

/** What a shopper has said about the spot for a light; each part may be unknown. */
export interface KnownSpot {
  name?: SpotName
  /** Inches: length and width of a top, one figure for a round one; the width of a mirror, the height of a door. */
  sizes?: readonly number[]
  /** Of the room, which a table has too; only a light for the room is chosen by it. */
  floor?: Floor
  ceilingInches?: number
  /** How many lights are to hang in a row; otherwise as many as are right. */
  row?: number
  /** The room of the visitor's house that it is in; the nameless one where it is not said. */
  in?: string
}

/** One whose name is known. */
export type NamedSpot = KnownSpot & { name: SpotName }

/** The spot with its measures; undefined while one is missing that the choice of a light needs. A ceiling may be. */
export function spotOf({ name, sizes: own, floor, ceilingInches, row }: KnownSpot): Spot | undefined {
  if (!name) return undefined
  const kind = SPOTS[name]
  const sizes = kind.sizes ? own : floor && [floor.lengthInches, floor.widthInches]
  const ceiling = kind.hasCeiling && ceilingInches !== undefined ? { ceilingInches } : {}
  return sizes && { name, sizes, ...ceiling, ...(kind.rows && row !== undefined && { row }) }
}
