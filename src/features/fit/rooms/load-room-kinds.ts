import { loadOnce } from '../../../client/load.ts'
import { productFileAddress } from '../../../client/product-data/load-products.ts'
import { type RoomKinds, roomKinds } from './room-kinds.ts'

const load = loadOnce(async (response): Promise<RoomKinds> => roomKinds(await response.json()))

/**
 * The room types of a house, loaded once a page.
 *
 * @throws Error if the file can't be loaded; the next call tries again
 */
export const loadRoomKinds = async (): Promise<RoomKinds> => load(productFileAddress('rooms'))
