import { widthInches } from '../../../catalogue/rules/fixture-dimensions.ts'
import { sidesOfTop, type Top, widestOver } from '../../../catalogue/rules/spot/over-top.ts'
import type { SizeFit, SpotMeasures } from '../../../catalogue/rules/spot/spot.ts'
import { depthInches, isLinear, type SpotFixture } from '../../../catalogue/rules/spot/spot-fixture.ts'
import { PAIR_APART_INCHES } from '../../../catalogue/rules/spot/spots/beside.ts'
import { LANTERN_MIDDLE_INCHES } from '../../../catalogue/rules/spot/spots/door.ts'
import { COUNTER, isRowTooClose, rowOver } from '../../../catalogue/rules/spot/spots/island.ts'
import {
  isTooDeepAtMirror,
  LONGEST_OF_PAIR_INCHES,
  MIRROR_HEIGHTS,
} from '../../../catalogue/rules/spot/spots/mirror.ts'
import { lightsInRoom } from '../../../catalogue/rules/spot/spots/room.ts'
import { TABLE_TOP } from '../../../catalogue/rules/spot/spots/table.ts'
import type { SpotName } from '../../../catalogue/rules/spot/spots.ts'
import { feetRoundedDown, inchesText, sentence } from '../measurement-text.ts'

/** What is said of a light in a spot, beside its size. */
export interface SpotVerdict {
  /** The size that a guide judges. */
  judged: (fixture: SpotFixture) => number
  /** What is said of that size: "24 in. wide". */
  judgedAs: 'wide' | 'tall'
  /** Why a light is made for others, where there is more to say than that it is. */
  notForIt?: (fixture: SpotFixture, spot: SpotMeasures) => string | undefined
  /** Whether a light is too large by its depth alone. */
  isTooDeep?: (fixture: SpotFixture, sizes: readonly number[]) => boolean
  /** How several of one hang that suit. */
  several?: (size: SizeFit, sizes: readonly number[]) => string
  /** How far its lower edge is above what it hangs over, and what that is. */
  clearInches: (edgeInches: number) => string
  over: string
  /** How many of a light that suits a room takes, where it takes several. */
  along?: (sizes: readonly number[]) => string | undefined
  /** Where a light that suits goes on the wall. */
  onWall?: (size: SizeFit) => string
}

/** Of a light whose larger side counts, above the floor. */
export const BY_WIDTH = {
  judged: widthInches,
  judgedAs: 'wide',
  clearInches: feetRoundedDown,
  over: 'the floor',
} as const satisfies SpotVerdict

/** What is said of a light over a top. */
const verdictOver = (top: Top): SpotVerdict => ({
  ...BY_WIDTH,
  isTooDeep: (fixture, sizes) => isLinear(fixture) && depthInches(fixture) > widestOver(top, sizes),
  clearInches: (edgeInches) => inchesText(edgeInches - top.heightInches),
  over: `the ${top.noun}`,
})

export const tooMany = (row: number, usual: number): string =>
  `${row} lights are too many for this island: ${usual} ${usual === 1 ? 'is' : 'are'} right.`
export const usualInstead = (usual: number): string =>
  `${usual === 1 ? 'One is' : `A row of ${usual} is`} more usual here.`

/** Why a light on the wall is in the way at any mirror; undefined for one that is not. */
const inTheWay = (fixture: SpotFixture): string | undefined =>
  fixture.mounting === 'Wall' && isTooDeepAtMirror(fixture)
    ? `It reaches ${inchesText(fixture.fixtureWidth)} from the wall: at a mirror it would be in the way.`
    : undefined

const { barAbove, pairMiddle } = MIRROR_HEIGHTS
const { least, most } = PAIR_APART_INCHES

/** Apart from the tools, as a list by rooms asks for no measures of them. */
export const SPOT_VERDICTS: Readonly<Record<SpotName, SpotVerdict>> = {
  table: verdictOver(TABLE_TOP),
  island: {
    ...verdictOver(COUNTER),
    notForIt: (fixture, { sizes, row }) =>
      fixture.mounting === 'Hanging' && row !== undefined && isRowTooClose(sizes, row)
        ? tooMany(row, rowOver(sidesOfTop(sizes).longer, widthInches(fixture)))
        : undefined,
    several: ({ verdict, count, apartInches = 0, usualCount }, sizes) => {
      const first = sidesOfTop(sizes).longer / count / 2
      const isRight = verdict === 'right'
      const hangs = `A row of ${count} ${isRight ? 'is right for this island' : 'also works here'}: centers ${inchesText(apartInches)} apart, the first ${sentence(`${inchesText(first)} from the end`)}`
      if (isRight) return hangs
      return `${hangs} ${usualCount === undefined ? 'Lights this wide usually hang alone, over a table.' : usualInstead(usualCount)}`
    },
  },
  mirror: {
    ...BY_WIDTH,
    judged: ({ fixtureLength }) => fixtureLength,
    notForIt: (fixture) =>
      inTheWay(fixture) ??
      (fixture.mounting === 'Wall' ? 'It is made to hang beside a mirror, one of a pair.' : undefined),
    onWall: () => `Mount it ${barAbove} in. above the mirror.`,
  },
  beside: {
    ...BY_WIDTH,
    judged: ({ fixtureLength }) => fixtureLength,
    notForIt: (fixture) =>
      inTheWay(fixture) ??
      (fixture.mounting === 'Wall'
        ? `At ${inchesText(fixture.fixtureLength)} wide it is made to hang over a mirror: beside one, ${LONGEST_OF_PAIR_INCHES} in. is the most.`
        : undefined),
    several: ({ verdict, apartInches = 0 }) => {
      const apart = `centers ${inchesText(apartInches)} apart, ${pairMiddle} in. above the floor.`
      return verdict === 'right'
        ? `A pair beside this mirror is right: ${apart}`
        : `A pair beside this mirror also works: ${apart} At ${least} to ${most} in. apart they light a face most evenly.`
    },
  },
  door: {
    ...BY_WIDTH,
    judged: ({ fixtureHeight }) => fixtureHeight,
    judgedAs: 'tall',
    onWall: ({ count }) =>
      `Center ${count === 2 ? 'them' : 'it'} ${LANTERN_MIDDLE_INCHES} in. above the threshold.`,
  },
  room: {
    ...BY_WIDTH,
    notForIt: (fixture) => (isLinear(fixture) ? 'A long light is made for tables and counters.' : undefined),
    along: (sizes) => {
      const lights = lightsInRoom(sizes)
      return lights > 1 ? `A hall this long takes ${lights} of them along it.` : undefined
    },
  },
}
