import { linearAlong, sidesOfTop, widestOver } from '../../../../catalogue/rules/spot/over-top.ts'
import {
  COUNTER,
  LEAST_GAP_INCHES,
  overhangOfCounter,
  rowOver,
} from '../../../../catalogue/rules/spot/spots/island.ts'
import { inchesText, sentence } from '../../measurement-text.ts'
import { CounterFront } from '../drawing/furniture.tsx'
import { TopElevation } from '../drawing/TopElevation.tsx'
import { TopPlan } from '../drawing/TopPlan.tsx'
import { captionOver, heightAdvice, topSentence, under9, verdictOver } from '../over-top.ts'
import { rangeText } from '../range-text.ts'
import { light, type SpotGuide, type SpotTool } from '../spot-tool.ts'

/** The widest that even the narrowest counter takes. */
const PENDANT_INCHES = 12

function sizeAdvice(sizes: readonly number[]): string {
  const { longer } = sidesOfTop(sizes)
  const long = rangeText(linearAlong(sizes).right)
  const widest = widestOver(COUNTER, sizes)
  const count = rowOver(longer, 0)
  if (count === 1) {
    const width = rangeText({ fromInches: widest, toInches: widest })
    return `Look for one light up to ${width} wide, or a long one of ${long}`
  }
  const each = Math.floor(Math.min(longer / count - LEAST_GAP_INCHES, widest))
  return `Look for a row of ${count}, each up to ${each} in. wide, with centers ${inchesText(longer / count)} apart, or one long light of ${long}`
}

export const ISLAND_TOOL: SpotTool = {
  sentence: topSentence('An island', 'Depth'),
  usual: [under9(84, 40), under9(60, 36), under9(96, 42), under9(120, 48)],
  commonLight: () => light('Hanging', 'Dry', PENDANT_INCHES, PENDANT_INCHES),
  advice: ({ sizes, ceilingInches }) => `${sizeAdvice(sizes)} ${heightAdvice(COUNTER, ceilingInches)}`,
  verdict: {
    ...verdictOver(COUNTER),
    several: ({ count, apartInches = 0 }, sizes) => {
      const first = sidesOfTop(sizes).longer / count / 2
      return `A row of ${count} is right for this island: centers ${inchesText(apartInches)} apart, the first ${sentence(`${inchesText(first)} from the end`)}`
    },
  },
  Elevation: (props) => (
    <TopElevation
      {...props}
      top={COUNTER}
      endInches={2}
      overhangInches={overhangOfCounter(props.fixture, props.spot.sizes)}
      Furniture={CounterFront}
    />
  ),
  caption: (spot) => captionOver(COUNTER, spot),
  Plan: TopPlan,
}

export const ISLAND_GUIDE: SpotGuide = {
  size: `One for every 30 in. of counter, ${LEAST_GAP_INCHES} in. between them, or a long light 1/2 to 2/3 of its length; at least ${COUNTER.freeInches} in. narrower than the counter`,
  height: '30 to 36 in. above the counter',
}
