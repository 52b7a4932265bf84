import { FULL_SHEET, type Sheet, type SheetSize, sheetAround } from '../../../drawing/sheet.ts'

/** Without measures, as the picture of a choice. */
const SMALL: SheetSize = { widthPx: 88, sideMarginPx: 2, maxHeightPx: 64 }

/** The sheet for what reaches from left to right and so high, in inches; 0 is wherever the drawing says. */
export const spotSheet = (left: number, right: number, heightInches: number, isSmall: boolean): Sheet =>
  sheetAround(left, right, heightInches, isSmall ? SMALL : FULL_SHEET)
