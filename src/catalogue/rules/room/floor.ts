/** The floor of a room, its longer side first or last. */
export interface Floor {
  lengthInches: number
  widthInches: number
}

const SQUARE_INCHES_IN_A_FOOT = 144
const TWO_FANS_OVER_SQUARE_FEET = 400
const TWO_FANS_OVER_LENGTH_INCHES = 144

/** The longer and the shorter side, in inches. */
export const sidesOf = ({ lengthInches, widthInches }: Floor): { longer: number; shorter: number } => ({
  longer: Math.max(lengthInches, widthInches),
  shorter: Math.min(lengthInches, widthInches),
})

/** The area of a floor. */
export const squareFeet = ({ lengthInches, widthInches }: Floor): number =>
  (lengthInches * widthInches) / SQUARE_INCHES_IN_A_FOOT

/**
 * Whether two fans move the air of a room better than one, as makers advise for large and for long rooms (rule R3):
 * over 400 square feet, or over 12 ft long and at least twice as long as wide.
 */
export function takesTwoFans(floor: Floor): boolean {
  const { longer, shorter } = sidesOf(floor)
  const isLong = longer >= 2 * shorter && longer > TWO_FANS_OVER_LENGTH_INCHES
  return isLong || squareFeet(floor) > TWO_FANS_OVER_SQUARE_FEET
}

/** The half of a room that each of two fans serves: they hang at a quarter and at three quarters of its length. */
export function halfOf(floor: Floor): Floor {
  const { longer, shorter } = sidesOf(floor)
  return { lengthInches: longer / 2, widthInches: shorter }
}
