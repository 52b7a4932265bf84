import type { Floor } from '../../catalogue/rules/room/floor.ts'

/**
 * The sheet that a room is drawn on. Its units are inches of the room, so that every number of a drawing is a number of
 * the room; what must keep its size on the sheet (margins, ticks, letters) is measured in `px`, as many inches as one
 * pixel of the smallest screen covers. Plan and elevation of a room have the same sheet, which is their one scale.
 */
export interface Sheet {
  /** Length of the room, drawn across the sheet. */
  lengthInches: number
  /** Width of the room, drawn down the plan. */
  widthInches: number
  px: number
  /** From the sheet's left edge to the room. */
  leftInches: number
  sheetInches: number
}

interface SheetSize {
  widthPx: number
  sideMarginPx: number
  /** A room is never drawn higher. */
  mostHighPx: number
}

/** What a phone of 320 px has between its margins. */
const FULL: SheetSize = { widthPx: 288, sideMarginPx: 26, mostHighPx: 250 }
/** Half of that, for one plan beside another. */
const SMALL: SheetSize = { widthPx: 136, sideMarginPx: 3, mostHighPx: 130 }

/** The sheet for a room; the longer side lies across, whichever was given first. */
export function sheetFor(floor: Floor, ceilingInches = 0, isSmall = false): Sheet {
  const { widthPx, sideMarginPx, mostHighPx } = isSmall ? SMALL : FULL
  const lengthInches = Math.max(floor.lengthInches, floor.widthInches)
  const widthInches = Math.min(floor.lengthInches, floor.widthInches)
  const px = Math.max(
    lengthInches / (widthPx - 2 * sideMarginPx),
    widthInches / mostHighPx,
    ceilingInches / mostHighPx,
  )
  const sheetInches = widthPx * px
  return { lengthInches, widthInches, px, sheetInches, leftInches: (sheetInches - lengthInches) / 2 }
}

/** As many decimals as a drawing needs. */
export const fine = (value: number): number => Math.round(value * 100) / 100

/** A sheet's `viewBox`: `above` and `below` the room's own top and bottom there is this much more, in px of the sheet. */
export function viewBox(
  { leftInches, sheetInches, px }: Sheet,
  { top, bottom, above, below }: Record<'top' | 'bottom' | 'above' | 'below', number>,
): string {
  const from = top - above * px
  return [-leftInches, from, sheetInches, bottom + below * px - from].map(fine).join(' ')
}
