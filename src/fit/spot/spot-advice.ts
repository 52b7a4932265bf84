import { formatInches } from '../../catalogue/rules/numbers.ts'
import { sidesOf } from '../../catalogue/rules/room/floor.ts'
import { edgeHeights, LEAST_IN_ROOM, WALL_HEIGHTS } from '../../catalogue/rules/spot/hanging-height.ts'
import { LEAST_GAP_INCHES, rowOver } from '../../catalogue/rules/spot/size-fit.ts'
import {
  barOverMirror,
  compactInRoom,
  compactOverTable,
  linearAlong,
  pairAtDoor,
  type SizeRange,
  singleAtDoor,
  widestOver,
} from '../../catalogue/rules/spot/size-guides.ts'
import { type Spot, TOP_HEIGHT_INCHES } from '../../catalogue/rules/spot/spot.ts'
import { feetRoundedDown, inchesText } from '../measurement-text.ts'

type TopSpot = Extract<Spot, { name: 'table' | 'island' }>

/** In whole inches, all within the range: "20 to 26 in.", "24 in.", "up to 30 in.". */
export function rangeText({ fromInches, toInches }: SizeRange): string {
  const [from, to] = [Math.ceil(fromInches), Math.floor(toInches)]
  if (from === 0) return `up to ${to} in.`
  return from < to ? `${from} to ${to} in.` : `${to} in.`
}

function overTop(spot: TopSpot): string {
  const long = rangeText(linearAlong(spot.top).right)
  if (spot.name === 'table') {
    const compact = rangeText(compactOverTable(spot.top).right)
    return `Look for a light ${compact} wide, or a long one of ${long}`
  }
  const { longer } = sidesOf(spot.top)
  const count = rowOver(longer, 0)
  const widest = widestOver('island', spot.top)
  if (count === 1)
    return `Look for one light up to ${rangeText({ fromInches: widest, toInches: widest })} wide, or a long one of ${long}`
  const each = Math.floor(Math.min(longer / count - LEAST_GAP_INCHES, widest))
  return `Look for a row of ${count}, each up to ${each} in. wide, with centers ${inchesText(longer / count)} apart, or one long light of ${long}`
}

function topHeight({ name, ceilingInches }: TopSpot): string {
  const { leastInches, mostInches } = edgeHeights(name, ceilingInches ?? 96)
  const above = [leastInches, mostInches].map((edge) => formatInches(edge - TOP_HEIGHT_INCHES[name]))
  const below =
    ceilingInches !== undefined &&
    [mostInches, leastInches].map((edge) => formatInches(ceilingInches - edge)).join(' to ')
  const place = name === 'table' ? 'table' : 'counter'
  return `Hang the lower edge ${above.join(' to ')} in. above the ${place}${below ? `, ${below} in. below the ceiling` : ''}.`
}

function inRoom({ floor, ceilingInches }: Extract<Spot, { name: 'room' }>): string {
  const size = `Look for a light ${rangeText(compactInRoom(floor).right)} wide.`
  const { leastInches, aimInches } = edgeHeights('room', ceilingInches ?? 96)
  const least = `no light may hang lower than ${feetRoundedDown(leastInches)} above the floor`
  if (ceilingInches === undefined) return `${size} N${least.slice(1)}.`
  return aimInches > leastInches
    ? `${size} Its lower edge looks best at about ${feetRoundedDown(aimInches)}; ${least}.`
    : `${size} Close to the ceiling is best here: ${least}, or ${feetRoundedDown(LEAST_IN_ROOM.mounted)} where it is mounted on the ceiling.`
}

/** What light to look for in a place and how it hangs there, in sentences. */
export function spotAdvice(spot: Spot): string {
  switch (spot.name) {
    case 'mirror':
      return `Look for a bar of ${rangeText(barOverMirror(spot.widthInches).right)}, ${WALL_HEIGHTS.barAboveMirror} in. above the mirror, or a pair of sconces beside it, centered ${WALL_HEIGHTS.pairMiddle} in. above the floor.`
    case 'door':
      return `Look for two lanterns ${rangeText(pairAtDoor(spot.heightInches).right)} tall, or one of ${rangeText(singleAtDoor(spot.heightInches).right)}, centered ${WALL_HEIGHTS.lanternMiddle} in. above the threshold.`
    case 'room':
      return inRoom(spot)
    default:
      return `${overTop(spot)} ${topHeight(spot)}`
  }
}
