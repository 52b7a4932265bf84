import {
  feetRoundedDown,
  inchesText,
  sentence,
  spansText,
  withArticle,
} from '../../catalogue/rules/measurement-text.ts'
import { formatFeet, formatInches } from '../../catalogue/rules/numbers.ts'
import type { Room, SizeFit } from '../../catalogue/rules/room/fan-fit.ts'
import type { MountingHeight } from '../../catalogue/rules/room/mounting-height.ts'
import { needsAdapter } from '../../catalogue/rules/room/slope.ts'
import {
  type Floor,
  type SpanChoice,
  type SpanFit,
  spanChoices,
} from '../../catalogue/rules/room/span-fit.ts'

/** The downrod that a fan hangs best on: "the included 6 in. downrod", "a 24 in. downrod"; empty if it hangs on no standard one. */
export function rodText(height: MountingHeight): string {
  switch (height.kind) {
    case 'includedDownrod':
      return `the included ${height.downrodInches} in. downrod`
    case 'longerDownrod':
      return `${withArticle(inchesText(height.downrodInches))} downrod`
    case 'joinedDownrods':
      return `${height.rods.map(inchesText).join(' + ')} downrods and a coupler`
    default:
      return ''
  }
}

export const adapterText = (slope: number): string =>
  needsAdapter(slope)
    ? 'A slope this steep needs a sloped-ceiling adapter. Ask us for the right one.'
    : 'A slope this gentle doesn’t need a sloped-ceiling adapter.'

function heightVerdict(height: MountingHeight): string {
  if (height.kind === 'unknown') return 'Ask us how it hangs under this ceiling.'
  if (height.kind === 'tooSteep')
    return 'A low profile fan hangs too close to this slope. Choose one on a downrod.'
  const blades = feetRoundedDown(height.bladeHeightInches)
  const above = `${height.isEstimate ? 'about ' : ''}${blades} above the floor`
  switch (height.kind) {
    case 'lowProfile':
      return `Mounted close to the ceiling, the blades are ${above}.${height.isHigh ? ' A fan on a downrod would bring the air down to you.' : ''}`
    case 'tooLow': {
      const minimum = sentence(formatFeet(height.minInches))
      return height.downrodInches
        ? `The ceiling is too low for its slope. On a downrod that clears it, at least ${height.downrodInches} in., the blades would be ${above}. The minimum is ${minimum}`
        : `The ceiling is too low. The blades would be ${above}, and the minimum is ${minimum}`
    }
    case 'rodToMeasure':
      return `It needs a custom downrod, about ${height.downrodInches} in. long. Ask us about ordering one.`
    default:
      return `On ${rodText(height)}, the blades are ${above}.`
  }
}

const SHORT: Record<SpanFit['verdict'], string> = {
  right: 'Right size',
  alsoWorks: 'Also works',
  small: 'Small for this room',
  large: 'Large for this room',
  tooWide: 'Too wide',
}

/** "The best size is 44 to 50 in."; with another number of fans, "One fan is best here, 44 to 50 in." */
function bestChoice(choice: SpanChoice, fans: SpanFit['fans']): string {
  const spans = spansText(choice)
  if (choice.fans !== fans) {
    return sentence(
      choice.fans === 2 ? `Two fans are best here, each ${spans}` : `One fan is best here, ${spans}`,
    )
  }
  return sentence(`The best size is ${spans}${fans === 2 ? ' each' : ''}`)
}

function spanVerdict(spanInches: number, { fans, verdict }: SpanFit, floor: Floor): string {
  const size = `${formatInches(spanInches)} in.`
  const [subject, are, work] = fans === 2 ? [`Two ${size} fans`, 'are', 'work'] : [size, 'is', 'works']
  const choices = spanChoices(floor)
  const choice = choices.find((one) => one.fans === fans) ?? choices[0]
  const best = choice ? ` ${bestChoice(choice, fans)}` : ''
  switch (verdict) {
    case 'right':
      return `${subject} ${are} the right size for this room.`
    case 'alsoWorks':
      return `${subject} ${work} in this room.${best}`
    case 'tooWide':
      return `${subject} ${are} too wide for this room. The blades must stay 18 in. from the walls.`
    default:
      return `${subject} ${are} ${verdict} for this room.${best}`
  }
}

/** Without what the room leaves open. */
export function sizeVerdict({ spanInches, span, height, suits }: SizeFit, { floor, slope }: Room): string {
  const verdicts = [
    span && floor && spanVerdict(spanInches, span, floor),
    height && heightVerdict(height),
    slope && suits !== 'no' && height && 'downrodInches' in height && adapterText(slope),
  ]
  return verdicts.filter(Boolean).join(' ')
}

export function shortVerdict({ span, height, suits }: SizeFit): string {
  if (height?.kind === 'tooLow') return 'Hangs too low'
  if (height?.kind === 'tooSteep') return 'Too close to the slope'
  if (!span) return 'Hangs safely'
  return `${SHORT[span.verdict]}${span.fans === 2 && suits !== 'no' ? ', as a pair' : ''}`
}
