import { formatFeet, formatInches } from '../../../catalogue/rules/numbers.ts'
import type { SizeFit } from '../../../catalogue/rules/room/fan-fit.ts'
import type { MountingHeight } from '../../../catalogue/rules/room/mounting-height.ts'
import { needsAdapter } from '../../../catalogue/rules/room/slope.ts'
import type { SpanFit } from '../../../catalogue/rules/room/span-fit.ts'
import { feetRoundedDown, sentence } from '../../measurement-text.ts'

/** How a fan hangs, as one or two sentences about its blades. */
function heightVerdict(height: MountingHeight): string {
  if (height.kind === 'unknown') return 'Ask us how it hangs under this ceiling.'
  if (height.kind === 'tooSteep') {
    return 'A low profile fan hangs too close to a slope: choose one on a downrod.'
  }
  const blades = feetRoundedDown(height.bladeHeightInches)
  if (height.kind === 'lowProfile') {
    return `${sentence(`Close to the ceiling, the blades turn at ${blades}`)}${height.isHigh ? ' A fan on a downrod would bring the air down to you.' : ''}`
  }
  const at = `${height.isEstimate ? 'at about' : 'at'} ${blades}`
  switch (height.kind) {
    case 'includedDownrod':
      return sentence(`On the ${height.downrodInches} in. rod in the box, the blades turn ${at}`)
    case 'longerDownrod':
      return sentence(`With a downrod of ${height.downrodInches} in., the blades turn ${at}`)
    case 'tooLow':
      return height.downrodInches
        ? `The ceiling is too low for its slope: on the downrod it takes, at least ${height.downrodInches} in., the blades would turn ${at}; the minimum is ${formatFeet(height.minInches)}.`
        : `The ceiling is too low: the blades would turn ${at}; the minimum is ${formatFeet(height.minInches)}.`
    case 'joinedDownrods':
      return `${sentence(`Even a ${height.downrodInches} in. downrod is too short: it leaves the blades ${at}`)} Ask us: longer rods are joined.`
  }
}

const VERDICTS: Record<SpanFit['verdict'], { one: string; two: string; short: string }> = {
  right: { one: 'is the right size', two: 'are the right size', short: 'Right size' },
  alsoWorks: { one: 'also works', two: 'also work', short: 'Also works' },
  small: { one: 'is small for this room', two: 'are small for this room', short: 'Small here' },
  large: { one: 'is large for this room', two: 'are large for this room', short: 'Large here' },
  tooWide: {
    one: 'is too wide: the blades must clear the walls by 18 in.',
    two: 'are too wide: the blades must clear the walls by 18 in.',
    short: 'Too wide',
  },
}

function spanVerdict(spanInches: number, { fans, verdict }: SpanFit): string {
  const size = `${formatInches(spanInches)} in.`
  return sentence(
    fans === 2 ? `Two ${size} fans ${VERDICTS[verdict].two}` : `${size} ${VERDICTS[verdict].one}`,
  )
}

/** Whether a fan takes an adapter under its slope, as a sentence; nothing of one that does not hang there. */
function adapterVerdict({ height, slope, suits }: SizeFit): string | undefined {
  if (!slope || suits === 'no' || !height || !('downrodInches' in height)) return undefined
  return needsAdapter(slope)
    ? 'It needs a sloped-ceiling adapter: ask us.'
    : 'On this slope it hangs without an adapter.'
}

/** How one size of a fan fits a room, in sentences; what the room leaves open is left out. */
export function sizeVerdict(size: SizeFit): string {
  const { spanInches, span, height } = size
  const verdicts = [
    span && spanVerdict(spanInches, span),
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
  return `${VERDICTS[span.verdict].short}${span.fans === 2 && suits !== 'no' ? ', as a pair' : ''}`
}
