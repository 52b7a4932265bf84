import { AT_MIRROR, inTheWay, isForPair, isTooDeepAtMirror, MIRROR_HEIGHTS } from './at-mirror.ts'
import { light, one, rangeText, type SizeGuide, type SpotKind, sizeGuide, sizeVerdict } from './spot.ts'

/** A bar over a mirror: from 3/4 of it to all of it. */
const barOverMirror = (mirrorInches: number): SizeGuide =>
  sizeGuide(mirrorInches / 2, (3 * mirrorInches) / 4, mirrorInches, mirrorInches)

/** Rule L4, over a mirror. */
export const mirror: SpotKind = {
  ...AT_MIRROR,
  label: 'Mirror',
  choice: 'Over a mirror',
  isSuggestedBy: (fixture) =>
    fixture.mounting === 'Wall' && fixture.locationRating !== 'Wet' && !isForPair(fixture),
  sizeFit: (fixture, [mirrorInches = 0]) => {
    const verdict = sizeVerdict(fixture.fixtureLength, barOverMirror(mirrorInches))
    const isBeside = verdict === 'small' && isForPair(fixture)
    return one(isTooDeepAtMirror(fixture) || isBeside ? 'notForIt' : verdict)
  },
  rightSizes: (_, [mirrorInches = 0]) => barOverMirror(mirrorInches).right,
  notForIt: (fixture) =>
    inTheWay(fixture) ??
    (fixture.mounting === 'Wall' ? 'It’s made to go beside a mirror, as one of a pair.' : undefined),
  onWall: () => `Mount it ${MIRROR_HEIGHTS.barAbove} in. above the mirror.`,
  advice: ({ sizes: [mirrorInches = 0] }) =>
    `Look for a ${rangeText(barOverMirror(mirrorInches).right)} bar, ${MIRROR_HEIGHTS.barAbove} in. above the mirror.`,
  guide: {
    size: 'A bar 3/4 to the full width of the mirror',
    height: `${MIRROR_HEIGHTS.barAbove} in. above the mirror`,
  },
  usual: [{ sizes: [36] }, { sizes: [24] }, { sizes: [30] }, { sizes: [48] }, { sizes: [60] }],
  commonLight: ({ sizes: [mirrorInches = 0] }) =>
    light('Wall', 'Damp', Math.round(mirrorInches * 0.85), 6, 6),
}
