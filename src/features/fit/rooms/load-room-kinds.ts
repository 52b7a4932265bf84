import { loadOnce } from '../../../client/product-data/load-once.ts'
import { productFileAddress } from '../../../client/product-data/load-products.ts'
import { type RoomKinds, roomKinds } from './room-kinds.ts'

const load = loadOnce(async (response): Promise<RoomKinds> => roomKinds(await response.json()))

/**
 * The kinds of room that a house may have, from the file that the page's header names; asked for once a page.
 *
 * @throws Error when the file cannot be had; the next call asks again
 */
export const loadRoomKinds = async (page: Document = document): Promise<RoomKinds> =>
  load(productFileAddress('rooms', page))
