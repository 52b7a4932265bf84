import { formatFeet } from '../../../catalogue/rules/numbers.ts'
import { LEAST_IN_ROOM, WALL_HEIGHTS } from '../../../catalogue/rules/spot/hanging-height.ts'
import { LEAST_GAP_INCHES } from '../../../catalogue/rules/spot/size-fit.ts'
import { FREE_SIDE_INCHES } from '../../../catalogue/rules/spot/size-guides.ts'
import type { SpotName } from '../../../catalogue/rules/spot/spot.ts'

const { barAboveMirror, pairMiddle, lanternMiddle } = WALL_HEIGHTS

/** Which light for which place: the size to look for, and how high it belongs (rules L2 to L6). */
export const SPOT_ROWS: { [Name in SpotName]: { size: string; height: string } } = {
  table: {
    size: `1/2 to 2/3 of the table’s width, and ${FREE_SIDE_INCHES.table} in. narrower; a long light, 1/2 to 2/3 of its length`,
    height: '30 to 36 in. above the top, 3 in. more for each foot of ceiling over 8 ft',
  },
  island: {
    size: `One every 30 in., ${LEAST_GAP_INCHES} in. between them, or a long light 1/2 to 2/3 of the length; ${FREE_SIDE_INCHES.island} in. narrower than the counter`,
    height: '30 to 36 in. above the counter',
  },
  mirror: {
    size: 'A bar 3/4 of the mirror’s width to all of it, or a pair with centers 28 to 40 in. apart',
    height: `A bar ${barAboveMirror} in. above the mirror; a pair centered ${pairMiddle} in. above the floor`,
  },
  door: {
    size: 'Two about a quarter of the door’s height, or one about a third',
    height: `Centered ${lanternMiddle} in. above the threshold`,
  },
  room: {
    size: 'Add length and width in feet: that many inches wide, give or take a fifth',
    height: `Lower edge at ${formatFeet(LEAST_IN_ROOM.hanging)} or higher, ${formatFeet(LEAST_IN_ROOM.mounted)} if mounted on the ceiling`,
  },
}
