import { ceilingText, floorText } from '../../catalogue/rules/measurement-text.ts'
import { formatInches } from '../../catalogue/rules/numbers.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import type { JoinedRods } from '../../catalogue/rules/room/mounting-height.ts'
import type { SpanChoice } from '../../catalogue/rules/room/span-fit.ts'

/** No fan is larger, so a range that reaches this span has no end. */
const LARGEST_SPAN_INCHES = 120

export function spansText({ fromInches, toInches }: Pick<SpanChoice, 'fromInches' | 'toInches'>): string {
  if (toInches >= LARGEST_SPAN_INCHES) return `${fromInches} in. or more`
  const to = Math.floor(toInches)
  return to === fromInches ? `${fromInches} in.` : `${fromInches} to ${to} in.`
}

/** Room in words, as far as it is known: "14 × 12 ft, 9 ft ceiling, sloped 4 in. per foot"; with a noun, "14 × 12 ft room, …". */
export function roomText({ floor, ceilingInches, slope, fans }: Room, noun = ''): string {
  const parts = [
    floor && floorText(floor) + noun,
    ceilingInches !== undefined && ceilingText(ceilingInches, slope),
    fans && (fans === 1 ? 'one fan' : 'two fans'),
  ]
  return parts.filter(Boolean).join(', ')
}

/** "48 in. + 36 in. downrods and a coupler". */
export const joinedRodsText = (rods: JoinedRods): string =>
  `${rods.map((rod) => `${formatInches(rod)} in.`).join(' + ')} downrods and a coupler`
