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
import { compactInRoom, edgesInRoom, lightsInRoom } from './room.ts'
import { MIN_IN_ROOM, middleOf, rangeText, type SpotMeasures, USUAL_CEILING_INCHES } from './spot.ts'
import { drawnLights, type LitSpot, light, rowMiddles, type SpotTool } from './tool.ts'

/** A room from the side, its left wall at 0; in a hall as many lights as it needs. */
function drawRoom(lit: LitSpot): readonly [Scene] {
  const { spot } = lit
  const { ceilingInches = USUAL_CEILING_INCHES } = spot
  const { longer, shorter } = sidesOf(spot.sizes)
  const middles = rowMiddles(longer, lightsInRoom(spot.sizes))
  const last = middles.at(-1) ?? 0
  const lights = drawnLights(lit, middles, edgesInRoom(ceilingInches).aimInches, ceilingInches)
  const { widthInches, edgeInches, isWarning } = lights
  const least = lit.fixture.mounting === 'Close to ceiling' ? MIN_IN_ROOM.mounted : MIN_IN_ROOM.hanging
  const half = widthInches / 2
  const width = inchesText(widthInches)
  const isOne = middles.length === 1
  // The width is below the light, or below the dashed line if that is near.
  const isNearLine = edgeInches - least < Math.max(longer, ceilingInches) / 10
  const { away } = DIMENSION_PX
  const notes: (Shape | false)[] = [
    least < ceilingInches && { kind: 'limit', x: [0, longer], y: -least, label: formatFeet(least) },
    spot.ceilingInches !== undefined &&
      dimension({ y: [-ceilingInches, 0], at: 0, awayPx: -away, label: formatFeet(ceilingInches) }),
    dimension({
      y: [-edgeInches, 0],
      leadsFrom: last + half,
      at: longer,
      awayPx: away,
      side: 'after',
      label: feetRoundedDown(edgeInches),
    }),
    dimension({
      x: [last - half, last + half],
      at: -(isNearLine ? Math.min(edgeInches, least) : edgeInches),
      awayPx: 8,
      side: 'after',
      label: width,
      isWarning,
    }),
  ]
  return [
    {
      title: `Front view: ${isOne ? `${withArticle(width)} light` : `${middles.length} lights, ${width} wide`}, ${isOne ? 'its' : 'their'} bottom at ${feetRoundedDown(edgeInches)}`,
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
  const { leastInches, aimInches } = edgesInRoom(ceilingInches)
  return aimInches > leastInches
    ? `The bottom looks best at about ${sentence(feetRoundedDown(aimInches))} Keep it at least ${hanging} above the floor.`
    : `A light close to the ceiling is best here. Keep its bottom at least ${mounted} above the floor, or ${hanging} if it hangs.`
}

export const roomTool: SpotTool = {
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
