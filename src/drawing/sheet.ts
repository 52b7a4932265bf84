/**
 * A sheet that something is drawn on to scale. Its units are inches of what is drawn, so that every number of a drawing is
 * a number of the thing; what must keep its size on the sheet (margins, ticks, letters) is given in pixels of the smallest
 * screen and multiplied by `inchesPerPx`. Views of one thing have the same sheet, which is their one scale.
 */
export interface Sheet {
  inchesPerPx: number
  /** From the sheet's left edge to what is drawn, which begins at 0. */
  leftInches: number
  sheetInches: number
}

/** What a phone of 320 px has between its margins. */
export const SHEET_PX = 288
/** No drawing is higher: in px of that phone. */
export const MAX_HEIGHT_PX = 250

/** As many decimals as a drawing needs. */
export const rounded = (value: number): number => Math.round(value * 100) / 100

/** The room that a drawing has on a page. */
export interface SheetSize {
  widthPx: number
  /** What stays free on both sides. */
  sideMarginPx: number
  maxHeightPx: number
}

export const FULL_SHEET: SheetSize = { widthPx: SHEET_PX, sideMarginPx: 26, maxHeightPx: MAX_HEIGHT_PX }

/** The sheet around what reaches from left to right and so high, in inches; 0 is wherever the drawing says. */
export function sheetAround(left: number, right: number, heightInches: number, size: SheetSize): Sheet {
  const across = right - left
  const inchesPerPx = Math.max(
    across / (size.widthPx - 2 * size.sideMarginPx),
    heightInches / size.maxHeightPx,
  )
  const sheetInches = size.widthPx * inchesPerPx
  return { inchesPerPx, sheetInches, leftInches: (sheetInches - across) / 2 - left }
}
