import { type Floor, sidesOf } from '../../../../catalogue/rules/room/span-fit.ts'
import { FULL_SHEET, type Sheet, type SheetSize, sheetAround } from '../../../../drawing/sheet.ts'

/** The sheet that a room is drawn on; plan and elevation of a room have the same. */
export interface RoomSheet extends Sheet {
  /** Length of the room, drawn across the sheet. */
  lengthInches: number
  /** Width of the room, drawn down the plan. */
  widthInches: number
}

/** Half of that, for one plan beside another. */
const SMALL: SheetSize = { widthPx: 136, sideMarginPx: 3, maxHeightPx: 130 }

/** The sheet for a room; the longer side lies across, whichever was given first. */
export function sheetFor(floor: Floor, ceilingInches = 0, isSmall = false): RoomSheet {
  const { longer: lengthInches, shorter: widthInches } = sidesOf(floor)
  const heightInches = Math.max(widthInches, ceilingInches)
  const sheet = sheetAround(0, lengthInches, heightInches, isSmall ? SMALL : FULL_SHEET)
  return { lengthInches, widthInches, ...sheet }
}
