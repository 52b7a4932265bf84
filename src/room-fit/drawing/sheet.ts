import { type Floor, sidesOf } from '../../catalogue/rules/room/floor.ts'

/**
 * The sheet that a room is drawn on. Its units are inches of the room, so that every number of a drawing is a number of
 * the room; what must keep its size on the sheet (margins, ticks, letters) is given in pixels of the smallest screen and
 * multiplied by `inchesPerPx`. Plan and elevation of a room have the same sheet, which is their one scale.
 */
export interface Sheet {
  /** Length of the room, drawn across the sheet. */
  lengthInches: number
  /** Width of the room, drawn down the plan. */
  widthInches: number
  inchesPerPx: number
  /** From the sheet's left edge to the room. */
  leftInches: number
  sheetInches: number
}

interface SheetSize {
  widthPx: number
  sideMarginPx: number
  /** No room is drawn higher. */
  maxHeightPx: number
}

/** What a phone of 320 px has between its margins. */
const FULL: SheetSize = { widthPx: 288, sideMarginPx: 26, maxHeightPx: 250 }
/** Half of that, for one plan beside another. */
const SMALL: SheetSize = { widthPx: 136, sideMarginPx: 3, maxHeightPx: 130 }

/** The sheet for a room; the longer side lies across, whichever was given first. */
export function sheetFor(floor: Floor, ceilingInches = 0, isSmall = false): Sheet {
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

/** As many decimals as a drawing needs. */
export const rounded = (value: number): number => Math.round(value * 100) / 100

/** A sheet's `viewBox`: `above` and `below` the room's own top and bottom there is this much more, in pixels. */
export function viewBox(
  { leftInches, sheetInches, inchesPerPx }: Sheet,
  { top, bottom, above, below }: Record<'top' | 'bottom' | 'above' | 'below', number>,
): string {
  const from = top - above * inchesPerPx
  return [-leftInches, from, sheetInches, bottom + below * inchesPerPx - from].map(rounded).join(' ')
}
