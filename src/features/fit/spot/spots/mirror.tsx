import type { SpotFixture } from '../../../../catalogue/rules/spot/spot-fixture.ts'
import {
  barOverMirror,
  isTooDeepAtMirror,
  MIRROR_HEIGHTS,
} from '../../../../catalogue/rules/spot/spots/mirror.ts'
import { inchesText } from '../../measurement-text.ts'
import { MirrorElevation } from '../drawing/MirrorElevation.tsx'
import { rangeText } from '../range-text.ts'
import { BY_WIDTH, inInches, light, type SpotGuide, type SpotTool } from '../spot-tool.ts'

const { barAbove } = MIRROR_HEIGHTS

/** Why a light on the wall is in the way at any mirror; undefined for one that is not. */
export const inTheWay = (fixture: SpotFixture): string | undefined =>
  fixture.mounting === 'Wall' && isTooDeepAtMirror(fixture)
    ? `It reaches ${inchesText(fixture.fixtureWidth)} from the wall: at a mirror it would be in the way.`
    : undefined

export const MIRROR_TOOL: SpotTool = {
  sentence: ['A mirror', inInches('size', 'Width', 'in. wide')],
  usual: [{ sizes: [36] }, { sizes: [24] }, { sizes: [30] }, { sizes: [48] }, { sizes: [60] }],
  commonLight: ({ sizes: [mirrorInches = 0] }) =>
    light('Wall', 'Damp', Math.round(mirrorInches * 0.85), 6, 6),
  advice: ({ sizes: [mirrorInches = 0] }) =>
    `Look for a bar of ${rangeText(barOverMirror(mirrorInches).right)}, ${barAbove} in. above the mirror.`,
  verdict: {
    ...BY_WIDTH,
    judged: ({ fixtureLength }) => fixtureLength,
    notForIt: (fixture) =>
      inTheWay(fixture) ??
      (fixture.mounting === 'Wall' ? 'It is made to hang beside a mirror, one of a pair.' : undefined),
    onWall: () => `Mount it ${barAbove} in. above the mirror.`,
  },
  Elevation: MirrorElevation,
  caption: () => 'Front view.',
}

export const MIRROR_GUIDE: SpotGuide = {
  size: 'A bar 3/4 of the mirror’s width to all of it',
  height: `${barAbove} in. above the mirror`,
}
