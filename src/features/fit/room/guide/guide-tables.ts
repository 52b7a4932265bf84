import { formatFeet } from '../../../../catalogue/rules/numbers.ts'
import { areaText, overSquareFeet, SPAN_BANDS } from '../../../../catalogue/rules/room/span-fit.ts'
import { commonMountingHeight } from '../common-fan.ts'
import { joinedRodsText } from '../joined-rods-text.ts'

/** A row of the guide: what is measured, and what to look for. */
export interface GuideRow {
  measured: string
  wanted: string
}

/** Which span for which floor. */
export const spanRows = (): GuideRow[] =>
  SPAN_BANDS.map((band) => ({
    measured: areaText(overSquareFeet(band), band.upToSquareFeet),
    wanted:
      band.toInches === Infinity
        ? `${band.fromInches} in. or more, or two fans`
        : `${band.fromInches} to ${band.toInches} in.`,
  }))

const CEILINGS_FEET = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

function downrodText(ceilingInches: number): string {
  const height = commonMountingHeight(ceilingInches)
  if (height.kind === 'includedDownrod') return `the ${height.downrodInches} in. downrod in the box`
  if (height.kind === 'joinedDownrods') return joinedRodsText(height.rods)
  return height.kind === 'longerDownrod'
    ? `${height.downrodInches} in.`
    : 'a low profile fan, or one on a short downrod'
}

/** Which downrod for which ceiling, for a fan whose blades are 16 in. under it on the downrod from its box. */
export const downrodRows = (): GuideRow[] =>
  CEILINGS_FEET.map((feet) => ({ measured: formatFeet(feet * 12), wanted: downrodText(feet * 12) }))
