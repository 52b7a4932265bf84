import { BESIDE_RULE, PAIR_APART_INCHES } from '../../../../catalogue/rules/spot/spots/beside.ts'
import { LONGEST_OF_PAIR_INCHES, MIRROR_HEIGHTS } from '../../../../catalogue/rules/spot/spots/mirror.ts'
import { rangeText } from '../range-text.ts'
import { inInches, light, type SpotGuide, type SpotTool } from '../spot-tool.ts'

const { pairMiddle } = MIRROR_HEIGHTS
const { least, most } = PAIR_APART_INCHES
/** As wide as most sconces for a mirror are. */
const SCONCE = light('Wall', 'Damp', 5, 14)

export const BESIDE_TOOL: SpotTool = {
  sentence: ['A mirror', inInches('size', 'Width', 'in. wide')],
  usual: [{ sizes: [28] }, { sizes: [24] }],
  commonLight: () => SCONCE,
  advice: ({ sizes }) => {
    const right = BESIDE_RULE.rightSizes(SCONCE, sizes)
    if (right.toInches < SCONCE.fixtureLength)
      return `Beside a mirror this wide two lights are more than ${most} in. apart: narrow ones also work, and a bar over it lights a face more evenly.`
    return right.fromInches > right.toInches
      ? `Beside a mirror this narrow two lights are less than ${least} in. apart: those of up to ${right.toInches} in. also work, and a bar over it lights a face more evenly.`
      : `Look for two lights, each ${rangeText(right)} wide, centered ${pairMiddle} in. above the floor.`
  },
}

export const BESIDE_GUIDE: SpotGuide = {
  size: `A pair with centers ${least} to ${most} in. apart, each up to ${LONGEST_OF_PAIR_INCHES} in. wide`,
  height: `Centered ${pairMiddle} in. above the floor`,
}
