import { type Floor, halfOf, sidesOf, squareFeet, takesTwoFans } from './floor.ts'
import { NEAR_BAND_INCHES, SPAN_BANDS, spanBand } from './span-bands.ts'

/** The least distance from a blade's tip to the nearest wall, by ENERGY STAR and the makers' instructions. */
export const MIN_WALL_CLEARANCE_INCHES = 18

/** How a blade span suits a floor. */
type SpanVerdict = 'right' | 'alsoWorks' | 'small' | 'large' | 'tooWide'

export interface SpanFit {
  verdict: SpanVerdict
  /** As the only fan of the room, or as one of two. */
  fans: 1 | 2
  /** From a blade's tip to the nearest wall; negative where the blades would reach into it. */
  wallClearanceInches: number
}

const RANK: Record<SpanVerdict, number> = { right: 0, alsoWorks: 1, small: 2, large: 2, tooWide: 3 }

function verdictOn(spanInches: number, floor: Floor): SpanVerdict {
  const { fromInches, toInches } = spanBand(squareFeet(floor))
  if (spanInches > widestSpan(floor)) return 'tooWide'
  if (spanInches < fromInches - NEAR_BAND_INCHES) return 'small'
  if (spanInches > toInches + NEAR_BAND_INCHES) return 'large'
  return spanInches < fromInches || spanInches > toInches ? 'alsoWorks' : 'right'
}

/** How a blade span in inches suits a floor as the only fan, or as each of two that serve a half. */
export function spanFitAs(fans: SpanFit['fans'], spanInches: number, floor: Floor): SpanFit {
  const served = fans === 2 ? halfOf(floor) : floor
  return {
    verdict: verdictOn(spanInches, served),
    fans,
    wallClearanceInches: (sidesOf(served).shorter - spanInches) / 2,
  }
}

/**
 * How a blade span in inches suits a floor (rule R2): right within the band of its area, also works up to 6 in. beyond
 * it, small or large after that, and too wide with less than 18 in. to the nearest wall. In a room for two fans, each serves
 * its half; a span takes the better of its verdicts as one fan and as one of two, and two where both are as good.
 */
export function spanFit(spanInches: number, floor: Floor): SpanFit {
  const one = spanFitAs(1, spanInches, floor)
  if (!takesTwoFans(floor)) return one
  const two = spanFitAs(2, spanInches, floor)
  return RANK[one.verdict] < RANK[two.verdict] ? one : two
}

/** Whether a floor is too narrow for any fan: none of a span for the smallest rooms, or near it, leaves 18 in. to the walls (rule R8). */
export const isTooNarrowForFans = (floor: Floor): boolean =>
  widestSpan(floor) < SPAN_BANDS[0].fromInches - NEAR_BAND_INCHES

/** Spans to look for, as the only fan of a room or as each of two. */
export interface SpanChoice {
  fans: 1 | 2
  fromInches: number
  /** Infinity where any larger one is right as well. */
  toInches: number
}

/** The widest span that leaves 18 in. to the walls, for one fan. */
export const widestSpan = (floor: Floor): number => sidesOf(floor).shorter - 2 * MIN_WALL_CLEARANCE_INCHES

/**
 * The spans that are right for a floor (rule R2): two fans first where they serve it better, then one. A band is cut
 * where less than 18 in. would stay to the wall and left out where nothing is left, so a narrow room may have no choice.
 */
export function spanChoices(floor: Floor): SpanChoice[] {
  const ways = takesTwoFans(floor) ? ([2, 1] as const) : ([1] as const)
  return ways.flatMap((fans) => {
    const served = fans === 2 ? halfOf(floor) : floor
    const { fromInches, toInches } = spanBand(squareFeet(served))
    const cut = Math.min(toInches, widestSpan(served))
    return cut < fromInches ? [] : [{ fans, fromInches, toInches: cut }]
  })
}
