import { floorText } from '../../../catalogue/rules/measurement-text.ts'
import { formatFeet, formatInches } from '../../../catalogue/rules/numbers.ts'
import type { Room } from '../../../catalogue/rules/room/fan-fit.ts'
import type { SpanChoice } from '../../../catalogue/rules/room/span-fit.ts'

/** No fan is larger, so a range that reaches this span has no end. */
const LARGEST_SPAN_INCHES = 120

/** Blade spans in words: "44 to 50 in.", "60 in. or more". */
export function spansText({ fromInches, toInches }: Pick<SpanChoice, 'fromInches' | 'toInches'>): string {
  if (toInches >= LARGEST_SPAN_INCHES) return `${fromInches} in. or more`
  const to = Math.floor(toInches)
  return to === fromInches ? `${fromInches} in.` : `${fromInches} to ${to} in.`
}

/** A room in words: "14 ft by 12 ft, ceiling 9 ft, sloped 4 in. per foot"; what is unknown is left out. */
export function roomText({ floor, ceilingInches, slope, fans }: Room): string {
  const parts = [
    floor && floorText(floor),
    ceilingInches !== undefined && `ceiling ${formatFeet(ceilingInches)}`,
    slope !== undefined && `sloped ${formatInches(slope)} in. per foot`,
    fans && (fans === 1 ? 'one fan' : 'two fans'),
  ]
  return parts.filter(Boolean).join(', ')
}
