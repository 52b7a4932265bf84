/** Created when first needed: creating one is a long task in a slow phone's browser. */
let inches: Intl.NumberFormat | undefined

const INCHES_IN_A_FOOT = 12

/**
 * Inches as a shopper reads them, without the unit: up to two decimals, no trailing zeros, such as "33.5" and "52"
 * (rule S6).
 */
export function formatInches(value: number): string {
  inches ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, useGrouping: false })
  return inches.format(value)
}

/** A figure with American thousands separators (rule S6): 5140 reads "5,140". */
export const withThousands = (value: number): string => value.toLocaleString('en-US')

/** The side of a room or a height, from its inches: "12 ft 6 in.", "9 ft", "6 in.". */
export function formatFeet(value: number): string {
  const rounded = Math.round(value * 100) / 100
  const feet = Math.floor(rounded / INCHES_IN_A_FOOT)
  const rest = rounded - feet * INCHES_IN_A_FOOT
  const parts = [feet > 0 && `${feet} ft`, (rest > 0 || feet === 0) && `${formatInches(rest)} in.`]
  return parts.filter(Boolean).join(' ')
}
