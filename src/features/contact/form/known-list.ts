import type { EndedProduct } from '../../../catalogue/views/ended-products.ts'
import { loadEnded, loadProducts } from '../../../client/product-data/load-products.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { productsNamed } from '../../../client/product-data/products-named.ts'
import { type HouseRooms, readRooms } from '../../fit/codecs.ts'
import { loadRoomKinds } from '../../fit/rooms/load-room-kinds.ts'
import { isRoom, type RoomKinds } from '../../fit/rooms/room-kinds.ts'
import { findEnded } from '../../list/find-ended.ts'
import { isCut } from '../../list/house/listed-rooms.ts'
import { namesIn, readShortlist, type Shortlist } from '../../list/shortlist.ts'

/** A list and what the site knows of its products. */
export interface KnownList {
  items: Shortlist
  products: ReadonlyMap<string, Product>
  /** Those of its products that are no longer sold. */
  ended: readonly EndedProduct[]
  /** How many entries name no product that is or was sold. */
  unknown: number
  /** How many products are left out, as a list holds no more. */
  beyond: number
  /** The measures of the rooms that its products are for. */
  rooms: HouseRooms
  /** Whether its link was cut off on its way. */
  isCut: boolean
  /** How many rooms and measures of it cannot be read. */
  unread: number
  /** The kinds of room; none for a list without rooms. */
  kinds: RoomKinds
}

/**
 * @param listed the list, as an address writes it
 * @param roomsText its rooms, likewise
 * @throws Error when the site's data cannot be loaded
 */
export async function loadKnownList(listed: string, roomsText = ''): Promise<KnownList> {
  const names = namesIn(listed)
  const products = await productsNamed(names, loadProducts)
  const ended = await findEnded(
    names.filter((name) => !products.has(name)),
    loadEnded,
  )
  const { items, unknown, beyond } = readShortlist(listed, (productUrl) => products.has(productUrl))
  const kinds: RoomKinds = items.some(({ room }) => room) ? await loadRoomKinds() : new Map()
  const { rooms, unknown: unread } = readRooms(roomsText, (name) => isRoom(kinds, name))
  return {
    items,
    products,
    ended,
    unknown: unknown - ended.length,
    beyond,
    rooms,
    isCut: isCut(items, roomsText),
    unread,
    kinds,
  }
}
