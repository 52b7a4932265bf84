import { FULL_SHEET, type Sheet, type SheetSize, sheetAround } from '../../../../drawing/sheet.ts'

/** What places have beside their measures, in inches: as most houses have it. */
export const USUAL = {
  ceiling: 96,
  /** The top of a vanity. */
  vanity: 34,
  /** The lower edge of a mirror, and how high it is. */
  mirrorFrom: 40,
  mirrorHeight: 36,
  doorWidth: 36,
  /** From the frame of a door to the lantern beside it. */
  besideDoor: 8,
} as const

/** The upper edge of a mirror. */
export const MIRROR_TOP_INCHES = USUAL.mirrorFrom + USUAL.mirrorHeight

/** Without measures, as the picture of a choice. */
const SMALL: SheetSize = { widthPx: 88, sideMarginPx: 2, maxHeightPx: 64 }

/** The sheet for what reaches from left to right and so high, in inches; 0 is wherever the drawing says. */
export const spotSheet = (left: number, right: number, heightInches: number, isSmall: boolean): Sheet =>
  sheetAround(left, right, heightInches, isSmall ? SMALL : FULL_SHEET)
