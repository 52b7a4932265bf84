import { SPOTS } from '../../catalogue/rules/spot/spots.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { spotOf } from './codecs.ts'
import { roomText } from './room/room-text.ts'
import { spotText } from './spot/spot-text.ts'
import { namelessRoom, namelessSpot } from './visitor.ts'

type View = Pick<Window, 'localStorage' | 'location'>

/**
 * What products of a list are meant for, in words for the store: the visitor's nameless room, and with a fixture among them the place
 * for a light: "Room: 14 ft by 12 ft, ceiling 9 ft", "Table: 72 by 40 in.". None without products.
 */
export function meantMeasures(view: View, products: Iterable<Pick<Product, 'kind'>>): string[] {
  const kinds = new Set([...products].map(({ kind }) => kind))
  const room = kinds.size > 0 && roomText(namelessRoom(view))
  const spot = kinds.has('fixtures') ? spotOf(namelessSpot(view)) : undefined
  return [
    ...(room ? [`${SPOTS.room.label}: ${room}`] : []),
    ...(spot && SPOTS[spot.name].sizes ? [spotText(spot)] : []),
  ]
}
