import { MAX_HEIGHT_PX, SHEET_PX, type Sheet } from '../../../drawing/sheet.ts'

interface SheetSize {
  widthPx: number
  sideMarginPx: number
  maxHeightPx: number
}

const FULL: SheetSize = { widthPx: SHEET_PX, sideMarginPx: 26, maxHeightPx: MAX_HEIGHT_PX }
/** Without measures, as the picture of a choice. */
const SMALL: SheetSize = { widthPx: 88, sideMarginPx: 2, maxHeightPx: 64 }

/** The sheet for what reaches from left to right and so high, in inches; 0 is wherever the drawing says. */
export function spotSheet(left: number, right: number, heightInches: number, isSmall: boolean): Sheet {
  const { widthPx, sideMarginPx, maxHeightPx } = isSmall ? SMALL : FULL
  const across = right - left
  const inchesPerPx = Math.max(across / (widthPx - 2 * sideMarginPx), heightInches / maxHeightPx)
  const sheetInches = widthPx * inchesPerPx
  return { inchesPerPx, sheetInches, leftInches: (sheetInches - across) / 2 - left }
}
