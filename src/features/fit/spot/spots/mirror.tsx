import { barOverMirror, MIRROR_HEIGHTS } from '../../../../catalogue/rules/spot/spots/mirror.ts'
import { inchesText } from '../../measurement-text.ts'
import { MirrorElevation } from '../drawing/MirrorElevation.tsx'
import { rangeText } from '../range-text.ts'
import { BY_WIDTH, inInches, light, type SpotGuide, type SpotTool } from '../spot-tool.ts'

const { barAbove, pairMiddle } = MIRROR_HEIGHTS

export const MIRROR_TOOL: SpotTool = {
  sentence: ['A mirror', inInches('size', 'Width', 'in. wide')],
  usual: [{ sizes: [36] }, { sizes: [24] }, { sizes: [30] }, { sizes: [48] }, { sizes: [60] }],
  commonLight: ({ sizes: [mirrorInches = 0] }) =>
    light('Wall', 'Damp', Math.round(mirrorInches * 0.85), 6, 6),
  advice: ({ sizes: [mirrorInches = 0] }) =>
    `Look for a bar of ${rangeText(barOverMirror(mirrorInches).right)}, ${barAbove} in. above the mirror, or a pair of sconces beside it, centered ${pairMiddle} in. above the floor.`,
  verdict: {
    ...BY_WIDTH,
    judged: ({ fixtureLength }) => fixtureLength,
    notForIt: ({ mounting, fixtureWidth }) =>
      mounting === 'Wall'
        ? `It reaches ${inchesText(fixtureWidth)} from the wall: at a mirror it would be in the way.`
        : undefined,
    several: ({ verdict, apartInches = 0 }) => {
      const apart = `centers ${inchesText(apartInches)} apart, ${pairMiddle} in. above the floor.`
      return verdict === 'right'
        ? `A pair beside this mirror is right: ${apart}`
        : `A pair beside this mirror also works: ${apart} At 28 to 40 in. apart they light a face most evenly.`
    },
    onWall: ({ count }) => (count === 1 ? `Mount it ${barAbove} in. above the mirror.` : ''),
  },
  Elevation: MirrorElevation,
  caption: () => 'Front view.',
}

export const MIRROR_GUIDE: SpotGuide = {
  size: 'A bar 3/4 of the mirror’s width to all of it, or a pair with centers 28 to 40 in. apart',
  height: `A bar ${barAbove} in. above the mirror; a pair centered ${pairMiddle} in. above the floor`,
}
