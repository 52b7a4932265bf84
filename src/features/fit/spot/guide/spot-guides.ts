import type { SpotName } from '../../../../catalogue/rules/spot/spots.ts'
import type { SpotGuide } from '../spot-tool.ts'
import { BESIDE_GUIDE } from '../spots/beside.ts'
import { DOOR_GUIDE } from '../spots/door.ts'
import { ISLAND_GUIDE } from '../spots/island.ts'
import { MIRROR_GUIDE } from '../spots/mirror.ts'
import { ROOM_GUIDE } from '../spots/room.ts'
import { TABLE_GUIDE } from '../spots/table.ts'

/** Apart from the tools, as no script needs them. */
export const SPOT_GUIDES: Readonly<Record<SpotName, SpotGuide>> = {
  table: TABLE_GUIDE,
  island: ISLAND_GUIDE,
  mirror: MIRROR_GUIDE,
  beside: BESIDE_GUIDE,
  door: DOOR_GUIDE,
  room: ROOM_GUIDE,
}
