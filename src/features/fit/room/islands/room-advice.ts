import {
  capitalized,
  ceilingText,
  feetRoundedDown,
  floorText,
  inchesText,
  sentence,
  withArticle,
} from '../../../../catalogue/rules/measurement-text.ts'
import type { MountingHeight } from '../../../../catalogue/rules/room/mounting-height.ts'
import { isTooSteepForLowProfile, needsAdapter } from '../../../../catalogue/rules/room/slope.ts'
import type { Floor } from '../../../../catalogue/rules/room/span-fit.ts'
import { isTooNarrowForFans, spanChoices, widestSpan } from '../../../../catalogue/rules/room/span-fit.ts'
import { commonMountingHeight } from '../common-fan.ts'
import { joinedRodsText } from '../joined-rods-text.ts'
import { spansText } from '../room-text.ts'

/** Advised spans for a room, in a sentence that names the room. */
export function spanAdvice(floor: Floor): string {
  const [first, second] = spanChoices(floor)
  const room = `${withArticle(floorText(floor))} room`
  if (isTooNarrowForFans(floor)) {
    return `${capitalized(room)} is too narrow for a fan. Blades must stay 18 in. from the walls, so choose a light instead.`
  }
  if (!first) {
    return `In ${room}, choose a fan no wider than ${Math.floor(widestSpan(floor))} in., so that its blades stay 18 in. from the walls.`
  }
  const [spans, forOne] = [spansText(first), second && spansText(second)]
  if (forOne === spans) return sentence(`In ${room}, look for one or two fans, each ${spans}`)
  const start = `In ${room}, look for ${first.fans === 2 ? 'two fans, each' : 'a blade span of'} ${spans}`
  return sentence(forOne ? `${start}, or one that’s ${forOne}` : start)
}

/** Mounting of most fans under a ceiling, without its adapter. */
function mountingAdvice(height: MountingHeight, slope: number): string {
  const blades = `with the blades about ${feetRoundedDown(height.bladeHeightInches ?? 0)} above the floor`
  switch (height.kind) {
    case 'includedDownrod':
      return `most fans hang on the ${height.downrodInches} in. downrod in the box, ${blades}`
    case 'longerDownrod':
      return `most fans hang best on ${withArticle(inchesText(height.downrodInches))} downrod, ${blades}`
    case 'joinedDownrods':
      return `most fans hang best on ${joinedRodsText(height.rods)}, ${blades}`
    case 'rodToMeasure':
      return `most fans need a custom downrod, about ${height.downrodInches} in. long. Ask us about ordering one`
    case 'lowProfile':
      return 'many fans on a downrod hang too low, with the blades less than 7 ft above the floor. Choose a low profile fan, or one on a short downrod'
    default:
      return isTooSteepForLowProfile(slope)
        ? 'most fans hang too low. On a downrod that clears the slope, the blades would be less than 7 ft above the floor. Ask us which fans fit'
        : 'few fans can keep their blades 7 ft above the floor. Ask us which ones can'
  }
}

/**
 * Advice for a ceiling, in a sentence or two that name it. Heights are "about", for a fan whose blades hang as deep as most, as no
 * fan is chosen yet.
 *
 * @param spanInches of the fans that suit the floor, which decides how near their tips come to a slope
 */
export function ceilingAdvice(ceilingInches: number, slope = 0, spanInches?: number): string {
  const height = commonMountingHeight(ceilingInches, slope, spanInches)
  const words = `Under ${withArticle(ceilingText(ceilingInches, slope))}, ${mountingAdvice(height, slope)}`
  if (!slope || height.kind === 'tooLow') return sentence(words)
  const adapter = needsAdapter(slope)
    ? 'A slope this steep needs a sloped-ceiling adapter. Ask us for the right one.'
    : 'A slope this gentle doesn’t need a sloped-ceiling adapter.'
  return `${sentence(words)} ${adapter}`
}
