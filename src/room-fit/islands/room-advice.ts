import type { Floor } from '../../catalogue/rules/room/floor.ts'
import type { Hanging } from '../../catalogue/rules/room/mounting-height.ts'
import { formatFeet, formatInches } from '../../catalogue/rules/numbers.ts'
import type { SizeFit } from '../../catalogue/rules/room/fan-fit.ts'
import { type SpanChoice, type SpanFit, spanChoices, widestSpan } from '../../catalogue/rules/room/span-fit.ts'
import { commonHanging } from '../common-fan.ts'

/** No fan is larger, so a range that reaches so far has no end. */
const LARGEST_SPAN_INCHES = 120

/** A height or distance in feet, cut to whole inches: never more than there is. */
const wholeFeet = (inches: number): string => formatFeet(Math.floor(inches))

function rangeText({ fromInches, toInches }: SpanChoice): string {
  if (toInches >= LARGEST_SPAN_INCHES) return `${fromInches} in. and more`
  const to = Math.floor(toInches)
  return to === fromInches ? `${fromInches} in.` : `${fromInches} to ${to} in.`
}

/** The spans to look for in a room, as a sentence. */
export function spanAnswer(floor: Floor): string {
  const [first, second] = spanChoices(floor)
  if (!first) {
    return `No fan here may be wider than ${Math.floor(widestSpan(floor))} in., as 18 in. must stay to the walls.`
  }
  const start = `Look for ${first.fans === 2 ? 'two fans' : 'a span'} of ${rangeText(first)}`
  return `${start}${second ? `, or one of ${rangeText(second)}` : ''}`.replace(/\.?$/, '.')
}

const about = ({ isEstimate }: { isEstimate: boolean }) => (isEstimate ? 'at about' : 'at')

/** How a fan hangs, as one or two sentences about the blades. */
function hangingAnswer(hung: Hanging): string {
  switch (hung.kind) {
    case 'boxRod':
      return `On the ${hung.rodInches} in. rod from the box, the blades turn ${about(hung)} ${wholeFeet(hung.bladeInches)}.`
    case 'longerRod':
      return `With a downrod of ${hung.rodInches} in., the blades turn ${about(hung)} ${wholeFeet(hung.bladeInches)}.`
    case 'lowProfile':
      return `Close to the ceiling, the blades turn at ${wholeFeet(hung.bladeInches)}.${hung.isHigh ? ' A fan on a downrod would bring the air down to you.' : ''}`
    case 'tooLow':
      return `The ceiling is too low: the blades would turn ${about(hung)} ${wholeFeet(hung.bladeInches)}, and ${formatFeet(hung.leastInches)} is the least.`
    case 'joinedRods':
      return `Even a downrod of ${hung.rodInches} in. leaves the blades ${about(hung)} ${wholeFeet(hung.bladeInches)}. Ask us: longer rods are joined.`
    case 'unknown':
      return 'Ask us how it hangs under this ceiling.'
  }
}

/** What any fan needs under a ceiling, as a sentence; of heights it says "about", as no fan is chosen yet. */
export function ceilingAnswer(ceilingInches: number): string {
  const hung = commonHanging(ceilingInches)
  switch (hung.kind) {
    case 'boxRod':
      return `The ${hung.rodInches} in. rod from the box will do: the blades turn at about ${wholeFeet(hung.bladeInches)}.`
    case 'longerRod':
      return `Add a downrod of ${hung.rodInches} in.: the blades then turn at about ${wholeFeet(hung.bladeInches)}.`
    case 'joinedRods':
      return `Ask us about the rod: ${hung.rodInches} in. is the longest, and longer ones are joined.`
    case 'lowProfile':
      return 'Choose a low profile fan: on a rod, blades would turn lower than 7 ft.'
    default:
      return 'Few fans hang so close to the ceiling that their blades stay at 7 ft. Ask us.'
  }
}

const VERDICTS: Record<SpanFit['verdict'], { one: string; two: string; short: string }> = {
  right: { one: 'is the right size', two: 'are the right size', short: 'Right size' },
  alsoWorks: { one: 'also works', two: 'also work', short: 'Also works' },
  small: { one: 'is small for this room', two: 'are small for this room', short: 'Small here' },
  large: { one: 'is large for this room', two: 'are large for this room', short: 'Large here' },
  tooWide: {
    one: 'is too wide: 18 in. must stay to the walls',
    two: 'are too wide: 18 in. must stay to the walls',
    short: 'Too wide',
  },
}

/** How one size of a fan fits a room, in sentences; what the room leaves open is left out. */
export function sizeAnswer({ spanInches, span, hanging }: SizeFit): string {
  const size = `${formatInches(spanInches)} in.`
  const verdict =
    span &&
    (span.fans === 2
      ? `Two of ${size} ${VERDICTS[span.verdict].two}.`
      : `${size} ${VERDICTS[span.verdict].one}.`)
  return [verdict, hanging && hangingAnswer(hanging)].filter(Boolean).join(' ')
}

/** The same in two or three words, for one size beside others. */
export function shortVerdict({ span, hanging, suits }: SizeFit): string {
  if (hanging?.kind === 'tooLow') return 'Hangs too low'
  if (!span) return suits === 'no' ? 'Does not fit' : 'Hangs safely'
  return `${VERDICTS[span.verdict].short}${span.fans === 2 && suits !== 'no' ? ', as two' : ''}`
}

/** A text whose figures are never parted from their units at the end of a line. */
export const keepUnits = (text: string): string => text.replace(/(\d) (?=(ft|in|sq)\b)/g, '$1\u00a0')
