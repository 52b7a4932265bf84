import { feetRoundedDown, sentence } from '../../../../catalogue/rules/measurement-text.ts'
import { formatFeet, formatInches } from '../../../../catalogue/rules/numbers.ts'
import type { Room, SizeFit } from '../../../../catalogue/rules/room/fan-fit.ts'
import type { MountingHeight } from '../../../../catalogue/rules/room/mounting-height.ts'
import { needsAdapter } from '../../../../catalogue/rules/room/slope.ts'
import type { Floor } from '../../../../catalogue/rules/room/span-fit.ts'
import { type SpanChoice, type SpanFit, spanChoices } from '../../../../catalogue/rules/room/span-fit.ts'
import { joinedRodsText } from '../joined-rods-text.ts'
import { spansText } from '../room-text.ts'

/** How a fan hangs, as one or two sentences about its blades. */
function heightVerdict(height: MountingHeight): string {
  if (height.kind === 'unknown') return 'Ask us how it hangs under this ceiling.'
  if (height.kind === 'tooSteep') {
    return 'A low profile fan hangs too close to a slope: choose one on a downrod.'
  }
  const blades = feetRoundedDown(height.bladeHeightInches)
  const minimum = 'minInches' in height ? sentence(formatFeet(height.minInches)) : ''
  const above =
    'isEstimate' in height && height.isEstimate
      ? `about ${blades} above the floor`
      : `${blades} above the floor`
  switch (height.kind) {
    case 'lowProfile':
      return `Close to the ceiling, the blades turn ${above}.${height.isHigh ? ' A fan on a downrod would bring the air down to you.' : ''}`
    case 'includedDownrod':
      return `On the ${height.downrodInches} in. rod from the box, the blades turn ${above}.`
    case 'longerDownrod':
      return `On a downrod of ${height.downrodInches} in., the blades turn ${above}.`
    case 'tooLow':
      return height.downrodInches
        ? `The ceiling is too low for its slope: on a downrod that clears it, at least ${height.downrodInches} in., the blades would turn ${above}; the minimum is ${minimum}`
        : `The ceiling is too low: the blades would turn ${above}; the minimum is ${minimum}`
    case 'joinedDownrods':
      return `On ${joinedRodsText(height.rods)}, the blades turn ${above}.`
    case 'rodToMeasure':
      return `It takes a rod of about ${height.downrodInches} in., longer than any two joined: ask us for one made to measure.`
  }
}

const SHORT: Record<SpanFit['verdict'], string> = {
  right: 'Right size',
  alsoWorks: 'Also works',
  small: 'Small here',
  large: 'Large here',
  tooWide: 'Too wide',
}

/** "44 to 50 in. is right", "two of 44 to 50 in. are right"; where two hang and one would do, "one of 44 to 50 in. is right". */
function rightChoice(choice: SpanChoice, fans: SpanFit['fans']): string {
  if (choice.fans === 2) return `two of ${spansText(choice)} are right`
  return `${fans === 2 ? 'one of ' : ''}${spansText(choice)} is right`
}

/** What a size is in a room, and what would be right there, as far as anything is. */
function spanVerdict(spanInches: number, { fans, verdict }: SpanFit, floor: Floor): string {
  const size = `${formatInches(spanInches)} in.`
  const [subject, are, work] = fans === 2 ? [`Two ${size} fans`, 'are', 'work'] : [size, 'is', 'works']
  const choices = spanChoices(floor)
  const choice = choices.find((one) => one.fans === fans) ?? choices[0]
  const right = choice && rightChoice(choice, fans)
  switch (verdict) {
    case 'right':
      return `${subject} ${are} the right size for this room.`
    case 'alsoWorks':
      return `${subject} also ${work} in this room${right ? `; ${right}` : ''}.`
    case 'tooWide':
      return `${subject} ${are} too wide for this room: the blades must stay 18 in. from the walls.`
    default:
      return `${subject} ${are} ${verdict} for this room${right ? `: ${right}` : ''}.`
  }
}

/** Whether a fan takes an adapter under its slope, as a sentence; nothing of one that does not hang there. */
function adapterVerdict({ height, slope, suits }: SizeFit): string | undefined {
  if (!slope || suits === 'no' || !height || !('downrodInches' in height)) return undefined
  return needsAdapter(slope)
    ? 'This slope needs a sloped-ceiling adapter: ask us.'
    : 'This slope needs no sloped-ceiling adapter.'
}

/** How one size of a fan fits a room, in sentences; what the room leaves open is left out. */
export function sizeVerdict(size: SizeFit, { floor }: Room): string {
  const { spanInches, span, height } = size
  const verdicts = [
    span && floor && spanVerdict(spanInches, span, floor),
    height && heightVerdict(height),
    adapterVerdict(size),
  ]
  return verdicts.filter(Boolean).join(' ')
}

/** The same in two or three words, for one size beside others. */
export function shortVerdict({ span, height, suits }: SizeFit): string {
  if (height?.kind === 'tooLow') return 'Hangs too low'
  if (height?.kind === 'tooSteep') return 'Too close to the slope'
  if (!span) return 'Hangs safely'
  return `${SHORT[span.verdict]}${span.fans === 2 && suits !== 'no' ? ', as a pair' : ''}`
}
