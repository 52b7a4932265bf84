import type { SpotName } from '../../../../catalogue/rules/spot/spots.ts'
import type { SpotGuide } from '../spot-tool.ts'
import { BESIDE_GUIDE } from '../spots/beside.tsx'
import { DOOR_GUIDE } from '../spots/door.tsx'
import { ISLAND_GUIDE } from '../spots/island.tsx'
import { MIRROR_GUIDE } from '../spots/mirror.tsx'
import { ROOM_GUIDE } from '../spots/room.tsx'
import { TABLE_GUIDE } from '../spots/table.tsx'

/** Apart from the tools, as no script needs them. */
export const SPOT_GUIDES: Readonly<Record<SpotName, SpotGuide>> = {
  table: TABLE_GUIDE,
  island: ISLAND_GUIDE,
  mirror: MIRROR_GUIDE,
  beside: BESIDE_GUIDE,
  door: DOOR_GUIDE,
  room: ROOM_GUIDE,
}
