import { formatFeet } from '../../../../catalogue/rules/numbers.ts'
import { LEAST_IN_ROOM } from '../../../../catalogue/rules/spot/hanging-height.ts'
import type { SpotMeasures } from '../../../../catalogue/rules/spot/spot.ts'
import { compactInRoom, edgesInRoom, lightsInRoom } from '../../../../catalogue/rules/spot/spots/room.ts'
import { feetRoundedDown, sentence } from '../../measurement-text.ts'
import { FLOOR_SENTENCE } from '../../room/islands/room-fields.ts'
import { rangeText } from '../range-text.ts'
import { light, middleOf, type SpotGuide, type SpotTool } from '../spot-tool.ts'

/** Under a lower ceiling a light for the room is drawn close to it. */
const HANGS_FROM_INCHES = 102

const roomOf = (length: number, width: number, ceiling: number): SpotMeasures => ({
  sizes: [length * 12, width * 12],
  ceilingInches: ceiling * 12,
})

function heightAdvice(ceilingInches: number | undefined): string {
  const least = `no light may hang lower than ${feetRoundedDown(LEAST_IN_ROOM.hanging)} above the floor`
  if (ceilingInches === undefined) return `N${least.slice(1)}.`
  const { leastInches, aimInches } = edgesInRoom(ceilingInches)
  return aimInches > leastInches
    ? `Its lower edge looks best at about ${feetRoundedDown(aimInches)}; ${least}.`
    : `One close to the ceiling is best here: ${least}, and none that is mounted on the ceiling lower than ${sentence(feetRoundedDown(LEAST_IN_ROOM.mounted))}`
}

const countAdvice = (lights: number): string =>
  lights === 1 ? 'Look for a light' : `Look for ${lights} lights along it, each`

export const ROOM_TOOL: SpotTool = {
  sentence: FLOOR_SENTENCE,
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
  advice: ({ sizes, ceilingInches }) =>
    `${countAdvice(lightsInRoom(sizes))} ${rangeText(compactInRoom(sizes).right)} wide. ${heightAdvice(ceilingInches)}`,
}

export const ROOM_GUIDE: SpotGuide = {
  size: 'Add length and width in feet: that many inches wide, give or take a fifth',
  height: `Lower edge at ${formatFeet(LEAST_IN_ROOM.hanging)} or higher, ${formatFeet(LEAST_IN_ROOM.mounted)} if mounted on the ceiling`,
}
