import type { Scene } from '../drawing/scene.ts'
import { drawDoor } from './draw-door.ts'
import { drawMirror } from './draw-mirror.ts'
import { drawRoom } from './draw-room.ts'
import { drawIsland, drawTable } from './draw-top.ts'
import type { LitSpot } from './spot.ts'
import type { SpotName } from './spots.ts'

type Draw = (lit: LitSpot) => readonly [front: Scene, ...Scene[]]

/** Each spot from the front, and from above where that shows more. Apart from the spots: lists and messages need no drawings. */
export const DRAWINGS: Readonly<Record<SpotName, Draw>> = {
  table: drawTable,
  island: drawIsland,
  mirror: drawMirror,
  beside: drawMirror,
  door: drawDoor,
  room: drawRoom,
}
