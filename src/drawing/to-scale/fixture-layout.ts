import type { FixtureOutline } from '../../catalogue/views/fixture-outline.ts'
import { POST_INCHES } from '../FixtureElevation.tsx'
import { REFERENCES, type ReferenceName } from './nearest-reference.ts'
import { type ProductSheet, productSheet } from './product-sheet.ts'

/** In px of the sheet: between front and side, for the overall height beside the front, under the front's width. */
const SIDE_GAP_PX = 36
const OVERALL_PX = 26
const WIDTH_PX = 44
/** What the words of the overall height take along their line. */
const WORDS_PX = 138

export interface FixtureLayout {
  sheet: ProductSheet
  /** The bottom of the body. */
  bodyY: number
  /** As much of the overall height as is drawn; 0 for what does not hang. */
  drawnOverallInches: number
  /** Whether its stem is longer than that. */
  isShortened: boolean
  /** What the front view does not show; nothing for a fixture as deep as it is wide. */
  second: 'side' | 'above' | 'none'
  /** Where the wall of the side view is. */
  sideX: number
}

/** Where the views of a fixture stand on their sheet, the left of its front at 0 and the floor of the reference at 0. */
export function fixtureLayout(fixture: FixtureOutline, reference: ReferenceName): FixtureLayout {
  const { heightInches, widthInches, depthInches, overallHeightInches = heightInches, mounting } = fixture
  const isHanging = mounting === 'Hanging'
  const second = mounting === 'Wall' ? 'side' : widthInches === depthInches ? 'none' : 'above'
  const isAbove = second === 'above'
  const belowInches = isAbove ? depthInches : mounting === 'Post' ? POST_INCHES : 0
  const sheet = productSheet(
    {
      acrossInches: widthInches + (second === 'side' ? depthInches : 0),
      acrossPx: second === 'side' ? SIDE_GAP_PX : isHanging ? OVERALL_PX : 0,
      downInches:
        belowInches + (isHanging ? Math.min(overallHeightInches, 1.5 * heightInches) : heightInches),
      downPx: isAbove ? WIDTH_PX : 0,
    },
    reference,
  )
  const bodyY = -belowInches - (isAbove ? WIDTH_PX * sheet.inchesPerPx : 0)
  const wantedInches = Math.max(
    1.5 * heightInches,
    WORDS_PX * sheet.inchesPerPx,
    REFERENCES[reference].heightInches + bodyY,
  )
  const hangs = Math.min(overallHeightInches, wantedInches)
  return {
    sheet,
    bodyY,
    drawnOverallInches: isHanging ? hangs : heightInches,
    isShortened: isHanging && overallHeightInches > hangs,
    second,
    sideX: widthInches + SIDE_GAP_PX * sheet.inchesPerPx,
  }
}
