import type { SpotName } from '../../../catalogue/rules/spot/spots.ts'
import type { SpotTool } from './spot-tool.ts'
import { BESIDE_TOOL } from './spots/beside.ts'
import { DOOR_TOOL } from './spots/door.ts'
import { ISLAND_TOOL } from './spots/island.ts'
import { MIRROR_TOOL } from './spots/mirror.ts'
import { ROOM_TOOL } from './spots/room.ts'
import { TABLE_TOOL } from './spots/table.ts'

/** Apart from names and rules, which scripts without any drawing need too. */
export const SPOT_TOOLS: Readonly<Record<SpotName, SpotTool>> = {
  table: TABLE_TOOL,
  island: ISLAND_TOOL,
  mirror: MIRROR_TOOL,
  beside: BESIDE_TOOL,
  door: DOOR_TOOL,
  room: ROOM_TOOL,
}
