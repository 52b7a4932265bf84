import { MAX_HEIGHT_PX, SHEET_PX, type Sheet } from '../sheet.ts'
import { REFERENCES, type ReferenceName } from './nearest-reference.ts'

/** Left of the product is room for its upright measurements, right of the reference for its edge only. */
const LEFT_PX = 58
const RIGHT_PX = 4
/** Between the product and the reference. */
const GAP_PX = 20

interface Extent {
  /** What the product takes across and down the sheet, in inches and beside that in px. */
  acrossInches: number
  acrossPx?: number
  downInches: number
  downPx?: number
}

/** The sheet of a product beside its reference: as large as a phone of 320 px allows. */
export interface ProductSheet extends Sheet {
  /** The middle of the reference. */
  referenceX: number
}

/** The sheet for a product of an extent, its left edge at 0, with a reference at its right. */
export function productSheet(
  { acrossInches, acrossPx = 0, downInches, downPx = 0 }: Extent,
  reference: ReferenceName,
): ProductSheet {
  const { widthInches, heightInches } = REFERENCES[reference]
  const freePx = SHEET_PX - LEFT_PX - RIGHT_PX - GAP_PX - acrossPx
  const inchesPerPx = Math.max(
    (acrossInches + widthInches) / freePx,
    downInches / (MAX_HEIGHT_PX - downPx),
    heightInches / MAX_HEIGHT_PX,
  )
  const takenInches = (LEFT_PX + GAP_PX + RIGHT_PX + acrossPx) * inchesPerPx + acrossInches + widthInches
  const sheetInches = SHEET_PX * inchesPerPx
  const leftInches = LEFT_PX * inchesPerPx + (sheetInches - takenInches) / 2
  const referenceX = acrossInches + (acrossPx + GAP_PX) * inchesPerPx + widthInches / 2
  return { inchesPerPx, sheetInches, leftInches, referenceX }
}
