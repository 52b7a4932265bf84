import type { Product } from '../../client/product-data/product-file.ts'
import { withParameters } from '../../client/state.ts'
import { SPOTS, spotText } from '../../spots/spots.ts'
import { spotIn, spotOf, spotParameters } from './codecs.ts'
import { roomText } from './room/room-text.ts'
import { roomIn, roomParameters } from './room-address.ts'
import { namelessRoom, namelessSpot } from './visitor.ts'

type View = Pick<Window, 'localStorage' | 'location'>

/**
 * The room and spot that products of a list are for, each as an address has it: the visitor's nameless room, and with a fixture among
 * the products the spot for a light. None without products.
 */
export function meantSearches(view: View, products: Iterable<Pick<Product, 'kind'>>): string[] {
  const kinds = new Set([...products].map(({ kind }) => kind))
  if (kinds.size === 0) return []
  const { name, ...spot } = kinds.has('fixtures') ? namelessSpot(view) : {}
  const searches = [roomParameters(namelessRoom(view)), name ? spotParameters({ ...spot, name }) : {}]
  return searches.map((parameters) => withParameters('', parameters)).filter((search) => measureText(search))
}

/** A room or spot of an address in words: "Room: 14 × 12 ft, 9 ft ceiling", "Table: 72 × 40 in."; empty without dimensions. */
export function measureText(search: string): string {
  const known = spotIn(search)
  if (known.name) {
    const spot = SPOTS[known.name].fields ? spotOf(known) : undefined
    return spot ? spotText(spot) : ''
  }
  const room = roomText(roomIn(search))
  return room && `${SPOTS.room.label}: ${room}`
}

/** Dimensions of the same room and spot in words. */
export const meantMeasures = (view: View, products: Iterable<Pick<Product, 'kind'>>): string[] =>
  meantSearches(view, products).map(measureText)
