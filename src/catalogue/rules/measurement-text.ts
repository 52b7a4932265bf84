import { formatFeet, formatInches } from './numbers.ts'
import type { Room } from './room/fan-fit.ts'
import type { Floor, SpanChoice } from './room/span-fit.ts'

/** Shorter distances are only in inches. */
const FEET_FROM_INCHES = 24

export const inchesText = (inches: number): string => `${formatInches(inches)} in.`

/** A height in feet, rounded down to whole inches: never more than there is. */
export const feetRoundedDown = (inches: number): string => formatFeet(Math.floor(inches))

/** The distance to a wall or a slope, rounded down as well: "18 in.", "3 ft 10 in.". */
export const distanceText = (inches: number): string =>
  inches < FEET_FROM_INCHES ? `${Math.floor(inches)} in.` : feetRoundedDown(inches)

export function floorText([length, width]: Floor): string {
  const across = formatFeet(width)
  return length % 12 === 0 && width % 12 === 0
    ? `${length / 12} × ${across}`
    : `${formatFeet(length)} × ${across}`
}

export const ceilingText = (ceilingInches: number, slope = 0): string =>
  `${formatFeet(ceilingInches)} ceiling${slope ? `, sloped ${formatInches(slope)} in. per foot` : ''}`

/** Room in words, as far as it is known: "14 × 12 ft, 9 ft ceiling, sloped 4 in. per foot"; with a noun, "14 × 12 ft room, …". */
export function roomText({ floor, ceilingInches, slope, fans }: Room, noun = ''): string {
  const parts = [
    floor && floorText(floor) + noun,
    ceilingInches !== undefined && ceilingText(ceilingInches, slope),
    fans && (fans === 1 ? 'one fan' : 'two fans'),
  ]
  return parts.filter(Boolean).join(', ')
}

/** No fan is larger, so a range that reaches this span has no end. */
const LARGEST_SPAN_INCHES = 120

export function spansText({ fromInches, toInches }: Pick<SpanChoice, 'fromInches' | 'toInches'>): string {
  if (toInches >= LARGEST_SPAN_INCHES) return `${fromInches} in. or more`
  const to = Math.floor(toInches)
  return to === fromInches ? `${fromInches} in.` : `${fromInches} to ${to} in.`
}

/** "an 84 in.", "a 72 in.": the article of a measure before its noun. */
export const withArticle = (measure: string): string =>
  `${/^(8|(11|18)(?!\d))/.test(measure) ? 'an' : 'a'} ${measure}`

export const capitalized = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** Words that may end with an abbreviation, such as "8 ft 7 in.", as a sentence with one period. */
export const sentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`)

/** Spaces between a figure and what it counts, and between the feet and the inches of one measure. */
const WITHIN_MEASURE = /(?<=\d) (?=(ft|in|sq|of|fans?|CFM|W)\b)|(?<=\d[ \u00a0]ft) (?=\d+ in\b)/g

/** A text whose figures are never separated from what they count at the end of a line. */
export const noBreakUnits = (text: string): string => text.replace(WITHIN_MEASURE, '\u00a0')

export const asExample = (advice: string): string =>
  `For example, ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`
