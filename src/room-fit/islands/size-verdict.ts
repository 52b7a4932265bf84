import { formatFeet, formatInches } from '../../catalogue/rules/numbers.ts'
import type { SizeFit } from '../../catalogue/rules/room/fan-fit.ts'
import type { MountingHeight } from '../../catalogue/rules/room/mounting-height.ts'
import type { SpanFit } from '../../catalogue/rules/room/span-fit.ts'
import { feetRoundedDown } from '../measurement-text.ts'

/** How a fan hangs, as one or two sentences about its blades. */
function heightVerdict(height: MountingHeight): string {
  if (height.kind === 'unknown') return 'Ask us how it hangs under this ceiling.'
  const blades = feetRoundedDown(height.bladeHeightInches)
  if (height.kind === 'lowProfile') {
    return `Close to the ceiling, the blades turn at ${blades}.${height.isHigh ? ' A fan on a downrod would bring the air down to you.' : ''}`
  }
  const at = `${height.isEstimate ? 'at about' : 'at'} ${blades}`
  switch (height.kind) {
    case 'includedDownrod':
      return `On the ${height.downrodInches} in. rod from the box, the blades turn ${at}.`
    case 'longerDownrod':
      return `With a downrod of ${height.downrodInches} in., the blades turn ${at}.`
    case 'tooLow':
      return `The ceiling is too low: the blades would turn ${at}, and ${formatFeet(height.minInches)} is the least.`
    case 'joinedDownrods':
      return `Even a downrod of ${height.downrodInches} in. leaves the blades ${at}. Ask us: longer rods are joined.`
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

function spanVerdict(spanInches: number, { fans, verdict }: SpanFit): string {
  const size = `${formatInches(spanInches)} in.`
  return fans === 2 ? `Two of ${size} ${VERDICTS[verdict].two}.` : `${size} ${VERDICTS[verdict].one}.`
}

/** How one size of a fan fits a room, in sentences; what the room leaves open is left out. */
export const sizeVerdict = ({ spanInches, span, height }: SizeFit): string =>
  [span && spanVerdict(spanInches, span), height && heightVerdict(height)].filter(Boolean).join(' ')

/** The same in two or three words, for one size beside others. */
export function shortVerdict({ span, height, suits }: SizeFit): string {
  if (height?.kind === 'tooLow') return 'Hangs too low'
  if (!span) return 'Hangs safely'
  return `${VERDICTS[span.verdict].short}${span.fans === 2 && suits !== 'no' ? ', as two' : ''}`
}
