import type { SizeRange } from './size-guide.ts'
import type { SizeFit, SpotRule } from './spot.ts'
import type { SpotFixture } from './spot-fixture.ts'
import { BESIDE_RULE } from './spots/beside.ts'
import { DOOR_RULE } from './spots/door.ts'
import { ISLAND_RULE } from './spots/island.ts'
import { MIRROR_RULE } from './spots/mirror.ts'
import { ROOM_RULE } from './spots/room.ts'
import { TABLE_RULE } from './spots/table.ts'
import { SPOT_NAMES, type Spot, type SpotName } from './spots.ts'

/** Apart from their names, which scripts without any rule need too. */
export const SPOT_RULES: Readonly<Record<SpotName, SpotRule>> = {
  table: TABLE_RULE,
  island: ISLAND_RULE,
  mirror: MIRROR_RULE,
  beside: BESIDE_RULE,
  door: DOOR_RULE,
  room: ROOM_RULE,
}

/** Whether a fixture is of the kind for a spot (rule L1). One of unknown mounting may be. */
export function isCandidate({ mounting, locationRating }: SpotFixture, spot: SpotName): boolean {
  const { mountings, ratings } = SPOT_RULES[spot]
  return (
    mounting === undefined || (mountings.includes(mounting) && (ratings?.includes(locationRating) ?? true))
  )
}

/** The spot that a fixture suggests (rule L9); undefined for a light on a post, which has none of these. */
export const suggestedSpot = (fixture: SpotFixture): SpotName | undefined =>
  SPOT_NAMES.find((name) => SPOT_RULES[name].isSuggestedBy(fixture))

/** How the size of a fixture suits a spot, and how many of it are meant (rules L2 to L6). A guide. */
export const sizeFit = (fixture: SpotFixture, { name, sizes, row }: Spot): SizeFit =>
  SPOT_RULES[name].sizeFit(fixture, sizes, row)

/** The sizes of its kind that are right for a spot: of a fixture's width, of its length on a wall, of its height at a door. */
export const rightSizes = (fixture: SpotFixture, { name, sizes, row }: Spot): SizeRange =>
  SPOT_RULES[name].rightSizes(fixture, sizes, row)
