import type { Floor } from '../../catalogue/rules/room/floor.ts'
import { type SpanChoice, spanChoices, widestSpan } from '../../catalogue/rules/room/span-fit.ts'
import { commonMountingHeight } from '../common-fan.ts'
import { feetRoundedDown } from '../measurement-text.ts'

/** No fan is larger, so a range that reaches this span has no end. */
const LARGEST_SPAN_INCHES = 120

function rangeText({ fromInches, toInches }: SpanChoice): string {
  if (toInches >= LARGEST_SPAN_INCHES) return `${fromInches} in. and more`
  const to = Math.floor(toInches)
  return to === fromInches ? `${fromInches} in.` : `${fromInches} to ${to} in.`
}

/** The spans to look for in a room, as a sentence. */
export function spanAdvice(floor: Floor): string {
  const [first, second] = spanChoices(floor)
  if (!first) {
    return `No fan here may be wider than ${Math.floor(widestSpan(floor))} in., as 18 in. must stay to the walls.`
  }
  const start = `Look for ${first.fans === 2 ? 'two fans' : 'a span'} of ${rangeText(first)}`
  return `${start}${second ? `, or one of ${rangeText(second)}` : ''}`.replace(/\.?$/, '.')
}

/** What any fan needs under a ceiling, as a sentence; heights are "about", as no fan is chosen yet. */
export function ceilingAdvice(ceilingInches: number): string {
  const height = commonMountingHeight(ceilingInches)
  switch (height.kind) {
    case 'includedDownrod':
      return `The ${height.downrodInches} in. rod from the box will do: the blades turn at about ${feetRoundedDown(height.bladeHeightInches)}.`
    case 'longerDownrod':
      return `Add a downrod of ${height.downrodInches} in.: the blades then turn at about ${feetRoundedDown(height.bladeHeightInches)}.`
    case 'joinedDownrods':
      return `Ask us about the rod: ${height.downrodInches} in. is the longest, and longer ones are joined.`
    case 'lowProfile':
      return 'Choose a low profile fan: on a rod, blades would turn lower than 7 ft.'
    default:
      return 'Few fans hang so close to the ceiling that their blades stay at 7 ft. Ask us.'
  }
}
