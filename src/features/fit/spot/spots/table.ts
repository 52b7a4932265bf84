import { linearAlong } from '../../../../catalogue/rules/spot/over-top.ts'
import { compactOverTable, TABLE_TOP } from '../../../../catalogue/rules/spot/spots/table.ts'
import { heightAdvice, topSentence, under9 } from '../over-top.ts'
import { rangeText } from '../range-text.ts'
import { inInches, light, middleOf, type SpotGuide, type SpotTool } from '../spot-tool.ts'

export const TABLE_TOOL: SpotTool = {
  sentence: topSentence('A table', 'Width'),
  roundSentence: ['A round table', inInches('length', 'Width', 'in. across')],
  usual: [under9(72, 40), under9(60, 36), under9(96, 44), under9(120, 54), under9(48, 30), under9(36, 24)],
  commonLight: ({ sizes }) => {
    const width = middleOf(compactOverTable(sizes).right)
    return light('Hanging', 'Dry', width, Math.round(width * 0.55))
  },
  advice: ({ sizes, ceilingInches }) => {
    const [compact, long] = [compactOverTable(sizes), linearAlong(sizes)].map(({ right }) => rangeText(right))
    return `Look for a light ${compact} wide, or a long one of ${long} ${heightAdvice(TABLE_TOP, ceilingInches)}`
  },
}

export const TABLE_GUIDE: SpotGuide = {
  size: `1/2 to 2/3 of the table’s width, and at least ${TABLE_TOP.freeInches} in. narrower; a long light, 1/2 to 2/3 of its length`,
  height: '30 to 36 in. above the top, 3 in. more for each foot of ceiling over 8 ft',
}
