import { type Floor, sidesOf } from '../../../catalogue/rules/room/floor.ts'
import { MAX_HEIGHT_PX, SHEET_PX, type Sheet } from '../../../drawing/sheet.ts'

/** The sheet that a room is drawn on; plan and elevation of a room have the same. */
export interface RoomSheet extends Sheet {
  /** Length of the room, drawn across the sheet. */
  lengthInches: number
  /** Width of the room, drawn down the plan. */
  widthInches: number
}

interface SheetSize {
  widthPx: number
  sideMarginPx: number
  maxHeightPx: number
}

const FULL: SheetSize = { widthPx: SHEET_PX, sideMarginPx: 26, maxHeightPx: MAX_HEIGHT_PX }
/** Half of that, for one plan beside another. */
const SMALL: SheetSize = { widthPx: 136, sideMarginPx: 3, maxHeightPx: 130 }

/** The sheet for a room; the longer side lies across, whichever was given first. */
export function sheetFor(floor: Floor, ceilingInches = 0, isSmall = false): RoomSheet {
  const { widthPx, sideMarginPx, maxHeightPx } = isSmall ? SMALL : FULL
  const { longer: lengthInches, shorter: widthInches } = sidesOf(floor)
  const inchesPerPx = Math.max(
    lengthInches / (widthPx - 2 * sideMarginPx),
    widthInches / maxHeightPx,
    ceilingInches / maxHeightPx,
  )
  const sheetInches = widthPx * inchesPerPx
  return { lengthInches, widthInches, inchesPerPx, sheetInches, leftInches: (sheetInches - lengthInches) / 2 }
}
