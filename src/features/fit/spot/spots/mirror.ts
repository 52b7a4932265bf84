import { barOverMirror, MIRROR_HEIGHTS } from '../../../../catalogue/rules/spot/spots/mirror.ts'
import { rangeText } from '../range-text.ts'
import { inInches, light, type SpotGuide, type SpotTool } from '../spot-tool.ts'

const { barAbove } = MIRROR_HEIGHTS

export const MIRROR_TOOL: SpotTool = {
  sentence: ['A mirror', inInches('size', 'Width', 'in. wide')],
  usual: [{ sizes: [36] }, { sizes: [24] }, { sizes: [30] }, { sizes: [48] }, { sizes: [60] }],
  commonLight: ({ sizes: [mirrorInches = 0] }) =>
    light('Wall', 'Damp', Math.round(mirrorInches * 0.85), 6, 6),
  advice: ({ sizes: [mirrorInches = 0] }) =>
    `Look for a bar of ${rangeText(barOverMirror(mirrorInches).right)}, ${barAbove} in. above the mirror.`,
}

export const MIRROR_GUIDE: SpotGuide = {
  size: 'A bar 3/4 of the mirror’s width to all of it',
  height: `${barAbove} in. above the mirror`,
}
