/** The blade spans that suit rooms up to an area. */
export interface SpanBand {
  upToSquareFeet: number
  fromInches: number
  /** Infinity for the largest rooms. */
  toInches: number
  /** A span that is sold everywhere, for a drawing of no fan in particular. */
  commonInches: number
}

/**
 * The blade span for an area (rule R1). A guide, not a standard: it is where the tables of ENERGY STAR, makers and retailers
 * overlap, so two bands may share a span, and a few spans fall between bands.
 */
export const SPAN_BANDS = [
  { upToSquareFeet: 75, fromInches: 29, toInches: 36, commonInches: 30 },
  { upToSquareFeet: 144, fromInches: 36, toInches: 42, commonInches: 42 },
  { upToSquareFeet: 225, fromInches: 44, toInches: 50, commonInches: 48 },
  { upToSquareFeet: 400, fromInches: 50, toInches: 56, commonInches: 52 },
  { upToSquareFeet: Infinity, fromInches: 60, toInches: Infinity, commonInches: 60 },
] as const satisfies readonly SpanBand[]

/** How far beyond a band, in inches, a span also works. */
export const NEAR_BAND_INCHES = 6

/** The band of an area; one on the border belongs to the smaller band. The last has no end, which the compiler cannot know. */
export const spanBand = (squareFeet: number): SpanBand =>
  SPAN_BANDS.find(({ upToSquareFeet }) => squareFeet <= upToSquareFeet) as SpanBand

/** The area above which a band begins, in square feet. */
export const overSquareFeet = (band: SpanBand): number =>
  SPAN_BANDS[SPAN_BANDS.findIndex(({ fromInches }) => fromInches === band.fromInches) - 1]?.upToSquareFeet ??
  0
