import { sidesAsSeen } from '../catalogue/rules/fixture-dimensions.ts'
import { inchesText, withArticle } from '../catalogue/rules/measurement-text.ts'
import { dimension, path, type Scene } from '../drawing/scene.ts'
import {
  drawnLights,
  type LitSpot,
  light,
  middleOf,
  oneLight,
  rangeText,
  type SizeGuide,
  type SpotKind,
  sizeGuide,
  sizeVerdict,
} from './spot.ts'

/** Distance from a door's threshold to a lantern's center. */
const LANTERN_MIDDLE_INCHES = 66

const percentOf = (inches: number, ...parts: Parameters<typeof sizeGuide>): SizeGuide =>
  sizeGuide(...(parts.map((part) => (part * inches) / 100) as typeof parts))

/** The height of each of two lanterns beside a door: about a quarter of it. */
const pairAtDoor = (doorInches: number): SizeGuide => percentOf(doorInches, 18, 22, 30, 30)

/** The height of a single lantern beside a door: about a third of it. */
const singleAtDoor = (doorInches: number): SizeGuide => percentOf(doorInches, 30, 30, 37, 45)

const isTooTallForPair = (fixtureHeight: number, doorInches: number): boolean =>
  sizeVerdict(fixtureHeight, pairAtDoor(doorInches)) === 'large'

const HALF_DOOR_INCHES = 18
/** From a door's frame to its lantern. */
const BESIDE_DOOR_INCHES = 8

function panels(doorInches: number): string {
  const [upper, lower] = [doorInches * 0.53, doorInches * 0.39].map(Math.round) as [number, number]
  const panel = (x: number, y: number, tall: number) => `M${x} ${-y}h10v${-tall}h-10Z`
  return [-13, 3].map((x) => panel(x, doorInches - upper + 2, upper - 8) + panel(x, 6, lower - 2)).join('')
}

/** A door from outside, the middle of its threshold at 0. */
function drawDoor(lit: LitSpot): readonly [Scene] {
  const [doorInches = 0] = lit.spot.sizes
  const { fixtureHeight } = lit.fixture
  const half = sidesAsSeen(lit.fixture).widthInches / 2
  const middle = HALF_DOOR_INCHES + BESIDE_DOOR_INCHES + half
  const isPair = lit.fit.size.count === 2
  const lights = drawnLights(
    lit,
    isPair ? [-middle, middle] : [middle],
    LANTERN_MIDDLE_INCHES - fixtureHeight / 2,
  )
  const { bottomInches, isWarning } = lights
  const reach = middle + half
  const left = isPair ? -reach : -HALF_DOOR_INCHES - 2
  const height = inchesText(fixtureHeight)
  const middleText = inchesText(LANTERN_MIDDLE_INCHES)
  return [
    {
      title: `Front view: ${isPair ? `a pair of ${height} lanterns` : `${withArticle(height)} lantern`} beside ${withArticle(inchesText(doorInches))} door`,
      description: `The center is ${middleText} above the threshold. A person 5 ft 8 in. tall stands beside it.`,
      caption: 'Front view.',
      left,
      right: reach + 6,
      top: -Math.max(doorInches + 2, bottomInches + fixtureHeight),
      person: 'beside',
      shapes: [
        path('walls', `M${-HALF_DOOR_INCHES - 1} 0V${-doorInches - 1}H${HALF_DOOR_INCHES + 1}V0`),
        path('panel', `${panels(doorInches)}M14-37v3`),
        { kind: 'level', y: 0 },
        ...lights.shapes,
      ],
      notes: [
        dimension({ y: [-doorInches, 0], at: left, awayPx: -9, label: inchesText(doorInches) }),
        dimension({ y: [-LANTERN_MIDDLE_INCHES, 0], at: middle, side: 'after', label: middleText }),
        dimension({
          y: [-bottomInches - fixtureHeight, -bottomInches],
          at: reach,
          awayPx: 7,
          side: 'after',
          label: height,
          isWarning,
        }),
      ],
    },
  ]
}

/** Rule L5. */
export const door: SpotKind = {
  noun: 'door',
  label: 'Door',
  choice: 'Beside a door',
  fields: { labels: ['Height'], after: 'in. high door', limits: [72, 144] },
  mountings: ['Wall'],
  ratings: ['Damp', 'Wet'],
  isSuggestedBy: ({ mounting, locationRating }) => mounting === 'Wall' && locationRating === 'Wet',
  sizeFit: ({ fixtureHeight }, [doorInches = 0]) =>
    isTooTallForPair(fixtureHeight, doorInches)
      ? oneLight(sizeVerdict(fixtureHeight, singleAtDoor(doorInches)))
      : { verdict: sizeVerdict(fixtureHeight, pairAtDoor(doorInches)), count: 2 },
  rightSizes: ({ fixtureHeight }, [doorInches = 0]) =>
    (isTooTallForPair(fixtureHeight, doorInches) ? singleAtDoor : pairAtDoor)(doorInches).right,
  judged: ({ fixtureHeight }) => fixtureHeight,
  judgedAs: 'tall',
  onWall: ({ count }) =>
    `Center ${count === 2 ? 'them' : 'it'} ${LANTERN_MIDDLE_INCHES} in. above the threshold.`,
  advice: ({ sizes: [doorInches = 0] }) => {
    const [pair, single] = [pairAtDoor, singleAtDoor].map((guide) => rangeText(guide(doorInches).right))
    return `Look for two lanterns ${pair} tall, or one that’s ${single}, centered ${LANTERN_MIDDLE_INCHES} in. above the threshold.`
  },
  guide: {
    size: 'Two lanterns about 1/4 of the door’s height, or one about 1/3',
    height: `Centered ${LANTERN_MIDDLE_INCHES} in. above the threshold`,
  },
  usual: [{ sizes: [80] }, { sizes: [96] }, { sizes: [120] }],
  commonLight: ({ sizes: [doorInches = 0] }) => {
    const height = middleOf(pairAtDoor(doorInches).right)
    return light('Wall', 'Wet', Math.round(height * 0.48), height)
  },
  draw: drawDoor,
}
