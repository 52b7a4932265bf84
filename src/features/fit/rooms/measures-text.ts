import { spotMeasures } from '../../../spots/spot-text.ts'
import { SPOTS } from '../../../spots/spots.ts'
import { type HouseRoom, SAVED_SPOTS } from '../codecs.ts'
import { roomText } from '../room/room-text.ts'

/** The measures of a room in words: "24 ft by 18 ft, ceiling 9 ft, island 84 by 40 in."; empty where there are none. */
export function measuresText(room: HouseRoom): string {
  const spots = SAVED_SPOTS.flatMap((name) => {
    const sizes = room.spots?.[name]
    return sizes ? [`${SPOTS[name].noun} ${spotMeasures({ name, sizes })}`] : []
  })
  return [roomText(room), ...spots].filter(Boolean).join(', ')
}
