import { doorTool } from './door-tool.ts'
import { besideTool, mirrorTool } from './mirror-tools.ts'
import { roomTool } from './room-tool.ts'
import type { SpotTool } from './spot.ts'
import type { SpotName } from './spots.ts'
import { islandTool, tableTool } from './top-tools.ts'

/** Advice, guide, examples and drawings. Apart from the spots: lists and messages need none of them. */
export const SPOT_TOOLS: Readonly<Record<SpotName, SpotTool>> = {
  table: tableTool,
  island: islandTool,
  mirror: mirrorTool,
  beside: besideTool,
  door: doorTool,
  room: roomTool,
}
