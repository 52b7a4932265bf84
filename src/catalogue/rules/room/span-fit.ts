import { bySize } from '../numbers.ts'
import type { SizedFan } from './mounting-height.ts'

/** The floor of a room in inches, its longer side first or last. */
export type Floor = readonly [lengthInches: number, widthInches: number]

const SQUARE_INCHES_IN_A_FOOT = 144
const TWO_FANS_OVER_SQUARE_FEET = 400
const TWO_FANS_OVER_LENGTH_INCHES = 144

/** Both sides of a floor, a table or a counter; one of a round top. */
export const sidesOf = (sizes: readonly number[]): { longer: number; shorter: number } => ({
  longer: Math.max(...sizes),
  shorter: Math.min(...sizes),
})

export const squareFeet = ([length, width]: Floor): number => (length * width) / SQUARE_INCHES_IN_A_FOOT

/** Brands advise two fans for large and for long rooms (rule R3). */
export function takesTwoFans(floor: Floor): boolean {
  const { longer, shorter } = sidesOf(floor)
  const isLong = longer >= 2 * shorter && longer > TWO_FANS_OVER_LENGTH_INCHES
  return isLong || squareFeet(floor) > TWO_FANS_OVER_SQUARE_FEET
}

/** The part of a room that each fan serves: of two, half, as they hang at a quarter and at three quarters of its length. */
export function servedFloor(fans: 1 | 2, floor: Floor): Floor {
  const { longer, shorter } = sidesOf(floor)
  return [longer / fans, shorter]
}

/**
 * Rule R1: the overlap of the ENERGY STAR, brand and retailer tables; a guide, not a standard. Drawings of no fan in particular have the
 * common span.
 */
export const SPAN_BANDS = [
  { overSquareFeet: 0, upToSquareFeet: 75, fromInches: 29, toInches: 36, commonInches: 30 },
  { overSquareFeet: 75, upToSquareFeet: 144, fromInches: 36, toInches: 42, commonInches: 42 },
  { overSquareFeet: 144, upToSquareFeet: 225, fromInches: 44, toInches: 50, commonInches: 48 },
  { overSquareFeet: 225, upToSquareFeet: 400, fromInches: 50, toInches: 56, commonInches: 52 },
  { overSquareFeet: 400, upToSquareFeet: Infinity, fromInches: 60, toInches: Infinity, commonInches: 60 },
] as const

/** Distance beyond a band, in inches, at which a span also works. */
const NEAR_BAND_INCHES = 6

/** The band of an area; a borderline area belongs to the smaller band. The last band has no end. */
export const spanBand = (squareFeet: number) =>
  SPAN_BANDS.find(({ upToSquareFeet }) => squareFeet <= upToSquareFeet) ?? SPAN_BANDS[4]

export function areaText(overArea: number, upToArea: number): string {
  if (upToArea === Infinity) return `Over ${overArea} sq ft`
  return overArea === 0 ? `Up to ${upToArea} sq ft` : `${overArea} to ${upToArea} sq ft`
}

const bandsFor = (spanInches: number, marginInches: number) =>
  SPAN_BANDS.filter(
    ({ fromInches, toInches }) =>
      spanInches >= fromInches - marginInches && spanInches <= toInches + marginInches,
  )

/** The rooms that a span is right for; a span between two bands serves the rooms of both; "Ask us" below all bands. */
function roomSizeOf(spanInches: number): string {
  const right = bandsFor(spanInches, 0)
  const bands = right.length > 0 ? right : bandsFor(spanInches, NEAR_BAND_INCHES)
  const [first] = bands
  const last = bands.at(-1)
  return first && last ? areaText(first.overSquareFeet, last.upToSquareFeet) : 'Ask us'
}

/** Room area for each fan size (rule R1): "225 to 400 sq ft". */
export const roomSize = ({ sizes }: Pick<SizedFan, 'sizes'>): string[] => bySize(sizes, roomSizeOf)

/** The least distance from a blade's tip to the nearest wall, by ENERGY STAR and the brands' instructions. */
export const MIN_WALL_CLEARANCE_INCHES = 18

type SpanVerdict = 'right' | 'alsoWorks' | 'small' | 'large' | 'tooWide'

export interface SpanFit {
  verdict: SpanVerdict
  fans: 1 | 2
  /** Distance from a blade tip to the nearest wall; negative if the blades would reach into it. */
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

export function spanFitAs(fans: SpanFit['fans'], spanInches: number, floor: Floor): SpanFit {
  const served = servedFloor(fans, floor)
  return {
    verdict: verdictOn(spanInches, served),
    fans,
    wallClearanceInches: (sidesOf(served).shorter - spanInches) / 2,
  }
}

/** The better verdict of a single fan and a pair, if the floor takes two (rule R2); the pair if both are equal. */
export function spanFit(spanInches: number, floor: Floor): SpanFit {
  const one = spanFitAs(1, spanInches, floor)
  if (!takesTwoFans(floor)) return one
  const two = spanFitAs(2, spanInches, floor)
  return RANK[one.verdict] < RANK[two.verdict] ? one : two
}

/** Whether a floor is too narrow for any fan: none of a span for the smallest rooms, or near it, leaves 18 in. to the walls (rule R8). */
export const isTooNarrowForFans = (floor: Floor): boolean =>
  widestSpan(floor) < SPAN_BANDS[0].fromInches - NEAR_BAND_INCHES

export interface SpanChoice {
  fans: 1 | 2
  fromInches: number
  toInches: number
}

export const widestSpan = (floor: Floor): number => sidesOf(floor).shorter - 2 * MIN_WALL_CLEARANCE_INCHES

/** Two fans first if they serve a floor better, then one (rule R2); bands are cut at the walls. */
export function spanChoices(floor: Floor): SpanChoice[] {
  const ways = takesTwoFans(floor) ? ([2, 1] as const) : ([1] as const)
  return ways.flatMap((fans) => {
    const served = servedFloor(fans, floor)
    const { fromInches, toInches } = spanBand(squareFeet(served))
    const cut = Math.min(toInches, widestSpan(served))
    return cut < fromInches ? [] : [{ fans, fromInches, toInches: cut }]
  })
}
