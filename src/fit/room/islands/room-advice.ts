import { formatFeet, formatInches } from '../../../catalogue/rules/numbers.ts'
import type { Floor } from '../../../catalogue/rules/room/floor.ts'
import { USUAL_DROP_INCHES } from '../../../catalogue/rules/room/mounting-height.ts'
import { isTooSteepForLowProfile, needsAdapter } from '../../../catalogue/rules/room/slope.ts'
import { type SpanChoice, spanChoices, widestSpan } from '../../../catalogue/rules/room/span-fit.ts'
import { feetRoundedDown, floorText, sentence } from '../../measurement-text.ts'
import { commonMountingHeight } from '../common-fan.ts'

/** No fan is larger, so a range that reaches this span has no end. */
const LARGEST_SPAN_INCHES = 120

function rangeText({ fromInches, toInches }: SpanChoice): string {
  if (toInches >= LARGEST_SPAN_INCHES) return `${fromInches} in. and more`
  const to = Math.floor(toInches)
  return to === fromInches ? `${fromInches} in.` : `${fromInches} to ${to} in.`
}

/** The spans to look for in a room, as a sentence that says which room it is for. */
export function spanAdvice(floor: Floor): string {
  const [first, second] = spanChoices(floor)
  const room = `For ${floorText(floor)}`
  if (!first) {
    return `${room}, choose a fan no wider than ${Math.floor(widestSpan(floor))} in.: its blades must clear the walls by 18 in.`
  }
  const start = `${room}, look for ${first.fans === 2 ? 'two fans' : 'a span'} of ${rangeText(first)}`
  return sentence(second ? `${start}, or one of ${rangeText(second)}` : start)
}

/** How most fans hang under a ceiling, without its slope. */
function mountingAdvice(ceilingInches: number, slope: number, span: number | undefined): string {
  const height = commonMountingHeight(ceilingInches, slope, span)
  const blades = height.bladeHeightInches === undefined ? '' : feetRoundedDown(height.bladeHeightInches)
  switch (height.kind) {
    case 'includedDownrod':
      return `most fans hang on the ${height.downrodInches} in. rod in the box: the blades turn at about ${blades}`
    case 'longerDownrod':
      return `most fans need a downrod of ${height.downrodInches} in.: the blades then turn at about ${blades}`
    case 'joinedDownrods':
      return `most fans need a rod longer than ${height.downrodInches} in., the longest we sell: ask us, longer rods are joined`
    case 'lowProfile':
      return `most downrod fans, with blades ${USUAL_DROP_INCHES} in. below the ceiling, would turn below 7 ft: choose a low profile fan, or one that hangs closer to the ceiling`
    default:
      return isTooSteepForLowProfile(slope)
        ? 'the rod most fans need would bring their blades below 7 ft: ask us'
        : 'few fans keep their blades at 7 ft or higher: ask us'
  }
}

/**
 * What most fans need under a ceiling, in a sentence or two that say which ceiling they are for. Heights are "about", and of a
 * fan whose blades hang as deep as most, as no fan is chosen yet.
 *
 * @param spanInches of the fans that suit the floor, which decides how near their tips come to a slope
 */
export function ceilingAdvice(ceilingInches: number, slope = 0, spanInches?: number): string {
  const sloped = slope ? `, sloped ${formatInches(slope)} in. per foot,` : ','
  const words = `Under ${formatFeet(ceilingInches)}${sloped} ${mountingAdvice(ceilingInches, slope, spanInches)}`
  if (!slope) return sentence(words)
  const adapter = needsAdapter(slope)
    ? 'A slope this steep takes an adapter: ask us.'
    : 'A slope this gentle takes no adapter.'
  return `${sentence(words)} ${adapter}`
}
