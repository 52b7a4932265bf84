import { widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import {
  capitalized,
  feetRoundedDown,
  floorText,
  inchesText,
  sentence,
  withArticle,
} from '../catalogue/rules/measurement-text.ts'
import { formatFeet } from '../catalogue/rules/numbers.ts'
import { sidesOf } from '../catalogue/rules/room/span-fit.ts'
import { box, DIMENSION_PX, dimension, path, type Scene, type Shape } from '../drawing/scene.ts'
import {
  aboveUsual,
  drawnLights,
  type HeightRange,
  isLinear,
  type LitSpot,
  light,
  MIN_IN_ROOM,
  middleOf,
  oneLight,
  rangeText,
  rowMiddles,
  type SizeGuide,
  type SpotKind,
  type SpotMeasures,
  sizeGuide,
  sizeVerdict,
  USUAL_CEILING_INCHES,
} from './spot.ts'

/** Maximum width of a hall, in which lights hang at least every 10 ft: each is chosen for its stretch. */
const HALL_UNDER_INCHES = 60
const STRETCH_INCHES = 120

function lightsInRoom(sizes: readonly number[]): number {
  const { longer, shorter } = sidesOf(sizes)
  return shorter < HALL_UNDER_INCHES ? Math.ceil(longer / STRETCH_INCHES) : 1
}

/** A compact light for a room, or a stretch of a hall: as many inches as its length and width are feet together. */
function compactInRoom(sizes: readonly number[]): SizeGuide {
  const { longer, shorter } = sidesOf(sizes)
  const sum = longer / lightsInRoom(sizes) + shorter
  return sizeGuide((6 * sum) / 120, (8 * sum) / 120, (12 * sum) / 120, (14 * sum) / 120)
}

/** Target height for the bottom of a hanging light in a room (rule L7). */
const bottomsInRoom = (ceilingInches: number): HeightRange => ({
  leastInches: MIN_IN_ROOM.hanging,
  mostInches: Number.POSITIVE_INFINITY,
  aimInches: MIN_IN_ROOM.hanging + aboveUsual(ceilingInches) / 2,
})

/** A room from the side, its left wall at 0; in a hall as many lights as it needs. */
function drawRoom(lit: LitSpot): readonly [Scene] {
  const { spot } = lit
  const { ceilingInches = USUAL_CEILING_INCHES } = spot
  const { longer, shorter } = sidesOf(spot.sizes)
  const middles = rowMiddles(longer, lightsInRoom(spot.sizes))
  const last = middles.at(-1) ?? 0
  const lights = drawnLights(lit, middles, bottomsInRoom(ceilingInches).aimInches, ceilingInches)
  const { widthInches, bottomInches, isWarning } = lights
  const least = lit.fixture.mounting === 'Close to ceiling' ? MIN_IN_ROOM.mounted : MIN_IN_ROOM.hanging
  const half = widthInches / 2
  const width = inchesText(widthInches)
  const isOne = middles.length === 1
  // The width is below the light, or below the dashed line if that is near.
  const isNearLine = bottomInches - least < Math.max(longer, ceilingInches) / 10
  const { away } = DIMENSION_PX
  const notes: (Shape | false)[] = [
    least < ceilingInches && { kind: 'limit', x: [0, longer], y: -least, label: formatFeet(least) },
    spot.ceilingInches !== undefined &&
      dimension({ y: [-ceilingInches, 0], at: 0, awayPx: -away, label: formatFeet(ceilingInches) }),
    dimension({
      y: [-bottomInches, 0],
      leadsFrom: last + half,
      at: longer,
      awayPx: away,
      side: 'after',
      label: feetRoundedDown(bottomInches),
    }),
    dimension({
      x: [last - half, last + half],
      at: -(isNearLine ? Math.min(bottomInches, least) : bottomInches),
      awayPx: 8,
      side: 'after',
      label: width,
      isWarning,
    }),
  ]
  return [
    {
      title: `Front view: ${isOne ? `${withArticle(width)} light` : `${middles.length} lights, ${width} wide`}, ${isOne ? 'its' : 'their'} bottom at ${feetRoundedDown(bottomInches)}`,
      description: `${capitalized(withArticle(floorText([longer, shorter])))} room from the side, with a person 5 ft 8 in. tall. No light may hang lower than ${sentence(formatFeet(least))}`,
      caption: 'Front view.',
      left: 0,
      right: longer,
      top: -ceilingInches,
      person: longer * 0.2,
      shapes: [...lights.shapes, path('walls', box(0, -ceilingInches, longer, ceilingInches))],
      notes: notes.filter((note) => note !== false),
    },
  ]
}

/** Under a lower ceiling a light for the room is drawn close to it. */
const HANGS_FROM_INCHES = 102

const roomOf = (length: number, width: number, ceiling: number): SpotMeasures => ({
  sizes: [length * 12, width * 12],
  ceilingInches: ceiling * 12,
})

function heightAdvice(ceilingInches: number | undefined): string {
  const [hanging, mounted] = [MIN_IN_ROOM.hanging, MIN_IN_ROOM.mounted].map(feetRoundedDown)
  if (ceilingInches === undefined) return `Keep the bottom at least ${hanging} above the floor.`
  const { leastInches, aimInches } = bottomsInRoom(ceilingInches)
  return aimInches > leastInches
    ? `The bottom looks best at about ${sentence(feetRoundedDown(aimInches))} Keep it at least ${hanging} above the floor.`
    : `A light close to the ceiling is best here. Keep its bottom at least ${mounted} above the floor, or ${hanging} if it hangs.`
}

/** Rule L6. */
export const room: SpotKind = {
  noun: 'room',
  label: 'Room',
  choice: 'In a room',
  mountings: ['Hanging', 'Close to ceiling'],
  isSuggestedBy: ({ mounting }) => mounting === undefined || mounting === 'Close to ceiling',
  sizeFit: (fixture, sizes) =>
    oneLight(isLinear(fixture) ? 'notForIt' : sizeVerdict(widthInches(fixture), compactInRoom(sizes))),
  rightSizes: (_, sizes) => compactInRoom(sizes).right,
  bottomHeights: bottomsInRoom,
  judged: widthInches,
  judgedAs: 'wide',
  notForIt: () => 'A long light is made for tables and counters.',
  along: (sizes) => {
    const lights = lightsInRoom(sizes)
    return lights > 1 ? `A hall this long needs ${lights} of them.` : undefined
  },
  advice: ({ sizes, ceilingInches }) => {
    const lights = lightsInRoom(sizes)
    const each = lights === 1 ? 'a light' : `${lights} lights, each`
    return `Look for ${each} ${rangeText(compactInRoom(sizes).right)} wide. ${heightAdvice(ceilingInches)}`
  },
  guide: {
    size: 'Room length plus width in feet = light width in inches, give or take 20%',
    height: `Bottom at ${formatFeet(MIN_IN_ROOM.hanging)} or higher, ${formatFeet(MIN_IN_ROOM.mounted)} if close to the ceiling`,
  },
  usual: [
    roomOf(14, 12, 9),
    roomOf(11, 10, 9),
    roomOf(9, 8, 8),
    roomOf(6, 5, 8),
    roomOf(18, 16, 9),
    roomOf(24, 20, 10),
  ],
  commonLight: ({ sizes, ceilingInches = 0 }) => {
    const width = middleOf(compactInRoom(sizes).right)
    return ceilingInches >= HANGS_FROM_INCHES
      ? light('Hanging', 'Dry', width, Math.min(Math.round(width * 0.4), 14))
      : light('Close to ceiling', 'Dry', width, 7)
  },
  draw: drawRoom,
}
