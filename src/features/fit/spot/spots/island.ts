import { linearAlong, sidesOfTop } from '../../../../catalogue/rules/spot/over-top.ts'
import {
  COUNTER,
  isRowTooClose,
  LEAST_GAP_INCHES,
  LEAST_WIDTH_INCHES,
  rightOver,
  rowOver,
} from '../../../../catalogue/rules/spot/spots/island.ts'
import { inchesText, sentence } from '../../measurement-text.ts'
import { heightAdvice, topSentence, under9 } from '../over-top.ts'
import { rangeText } from '../range-text.ts'
import { light, type SpotGuide, type SpotTool } from '../spot-tool.ts'
import { tooMany, usualInstead } from '../spot-verdicts.ts'

/** The widest that even the narrowest counter takes. */
const PENDANT_INCHES = 12

function sizeAdvice(sizes: readonly number[], row?: number): string {
  const { longer } = sidesOfTop(sizes)
  const usual = rowOver(longer, 0)
  const count = row ?? usual
  if (isRowTooClose(sizes, count)) return tooMany(count, usual)
  const each = `up to ${Math.floor(rightOver(sizes, count))} in. wide`
  const orLong = `or ${count === 1 ? 'a long one' : 'one long light'} of ${rangeText(linearAlong(sizes).right)}`
  if (count === 1) return `Look for one light ${each}, ${orLong}`
  const rowOf = `Look for a row of ${count}, each ${each}, with centers ${inchesText(longer / count)} apart`
  return count === usual ? `${rowOf}, ${orLong}` : `${sentence(rowOf)} ${usualInstead(usual)}`
}

export const ISLAND_TOOL: SpotTool = {
  sentence: topSentence('An island', 'Depth'),
  usual: [under9(84, 40), under9(60, 36), under9(96, 42), under9(120, 48)],
  commonLight: ({ sizes, row }) => {
    const inches = Math.max(Math.min(PENDANT_INCHES, Math.floor(rightOver(sizes, row))), LEAST_WIDTH_INCHES)
    return light('Hanging', 'Dry', inches, inches)
  },
  advice: ({ sizes, ceilingInches, row }) =>
    `${sizeAdvice(sizes, row)} ${heightAdvice(COUNTER, ceilingInches)}`,
}

export const ISLAND_GUIDE: SpotGuide = {
  size: `One for every 30 in. of counter, ${LEAST_GAP_INCHES} in. between them, or a long light 1/2 to 2/3 of its length; at least ${COUNTER.freeInches} in. narrower than the counter`,
  height: '30 to 36 in. above the counter',
}
