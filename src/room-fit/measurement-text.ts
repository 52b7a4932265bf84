import { formatFeet } from '../catalogue/rules/numbers.ts'

/** A height or distance in feet, rounded down to whole inches: never more than there is. */
export const feetRoundedDown = (inches: number): string => formatFeet(Math.floor(inches))

/** A text whose figures are never separated from their units at the end of a line. */
export const noBreakUnits = (text: string): string => text.replace(/(\d) (?=(ft|in|sq)\b)/g, '$1\u00a0')
