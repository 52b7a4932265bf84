import { feetRoundedDown, floorText, sentence } from '../../../../catalogue/rules/measurement-text.ts'
import { formatFeet, formatInches } from '../../../../catalogue/rules/numbers.ts'
import type { MountingHeight } from '../../../../catalogue/rules/room/mounting-height.ts'
import { isTooSteepForLowProfile, needsAdapter } from '../../../../catalogue/rules/room/slope.ts'
import type { Floor } from '../../../../catalogue/rules/room/span-fit.ts'
import { isTooNarrowForFans, spanChoices, widestSpan } from '../../../../catalogue/rules/room/span-fit.ts'
import { commonMountingHeight } from '../common-fan.ts'
import { joinedRodsText } from '../joined-rods-text.ts'
import { spansText } from '../room-text.ts'

/** The spans to look for in a room, as a sentence that says which room it is for. */
export function spanAdvice(floor: Floor): string {
  const [first, second] = spanChoices(floor)
  const room = `In a room of ${floorText(floor)}`
  if (isTooNarrowForFans(floor)) {
    return `A room of ${floorText(floor)} is too narrow for a fan: its blades must stay 18 in. from the walls. Choose a light for it.`
  }
  if (!first) {
    return `${room}, choose a fan no wider than ${Math.floor(widestSpan(floor))} in.: its blades must stay 18 in. from the walls.`
  }
  const [spans, forOne] = [spansText(first), second && spansText(second)]
  if (forOne === spans) return sentence(`${room}, look for one or two fans of ${spans}`)
  const start = `${room}, look for ${first.fans === 2 ? 'two fans' : 'a blade span'} of ${spans}`
  return sentence(forOne ? `${start}, or one of ${forOne}` : start)
}

/** How most fans hang under a ceiling, without its slope. */
function mountingAdvice(height: MountingHeight, slope: number): string {
  const blades = feetRoundedDown(height.bladeHeightInches ?? 0)
  switch (height.kind) {
    case 'includedDownrod':
      return `most fans hang on the ${height.downrodInches} in. rod from their box; their blades turn about ${blades} above the floor`
    case 'longerDownrod':
      return `most fans hang best on a downrod of ${height.downrodInches} in.; their blades then turn about ${blades} above the floor`
    case 'joinedDownrods':
      return `most fans hang best on ${joinedRodsText(height.rods)}; their blades then turn about ${blades} above the floor`
    case 'rodToMeasure':
      return `most fans need a rod of about ${height.downrodInches} in., longer than any two joined: ask us for one made to measure`
    case 'lowProfile':
      return 'many fans on a downrod hang too low: their blades would turn less than 7 ft above the floor. Choose a low profile fan, or one on a short rod'
    default:
      return isTooSteepForLowProfile(slope)
        ? 'most fans hang too low: on a downrod that clears the slope, their blades would turn less than 7 ft above the floor. Ask us'
        : 'few fans can keep their blades 7 ft above the floor. Ask us'
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
  const height = commonMountingHeight(ceilingInches, slope, spanInches)
  const words = `Under a ceiling of ${formatFeet(ceilingInches)}${sloped} ${mountingAdvice(height, slope)}`
  if (!slope || height.kind === 'tooLow') return sentence(words)
  const adapter = needsAdapter(slope)
    ? 'A slope this steep needs a sloped-ceiling adapter: ask us.'
    : 'A slope this gentle needs no sloped-ceiling adapter.'
  return `${sentence(words)} ${adapter}`
}
