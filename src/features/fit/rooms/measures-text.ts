import { spotDetails } from '../../../spots/spots.ts'
import { type HouseRoom, SAVED_SPOTS } from '../codecs.ts'
import { roomText } from '../room/room-text.ts'

/** Dimensions of a room in words: "24 × 18 ft, 9 ft ceiling, 84 × 40 in. island"; empty without any. */
export function measuresText(room: HouseRoom): string {
  const spots = SAVED_SPOTS.flatMap((name) => {
    const sizes = room.spots?.[name]
    return sizes ? [spotDetails({ name, sizes })] : []
  })
  return [roomText(room), ...spots].filter(Boolean).join(', ')
}
