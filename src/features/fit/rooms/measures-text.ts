import { SPOTS } from '../../../catalogue/rules/spot/spots.ts'
import { roomText } from '../room/room-text.ts'
import { spotMeasures } from '../spot/spot-text.ts'
import { type HouseRoom, PLACE_NAMES } from './house-rooms.ts'

/** The measures of a room in words: "24 ft by 18 ft, ceiling 9 ft, island 84 by 40 in."; empty where there are none. */
export function measuresText(room: HouseRoom): string {
  const places = PLACE_NAMES.flatMap((name) => {
    const sizes = room.places?.[name]
    return sizes ? [`${SPOTS[name].noun} ${spotMeasures({ name, sizes })}`] : []
  })
  return [roomText(room), ...places].filter(Boolean).join(', ')
}
