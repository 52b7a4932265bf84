import type { RoomRating } from '../../catalogue/schema/rooms.ts'
import { load } from '../../client/load.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { queryParameter } from '../../client/state.ts'
import { spotIn, spotOf } from './codecs.ts'
import type { FitFilter } from './fit-filter.ts'
import { roomFilter } from './room/room-filter.ts'
import { roomIn } from './room-address.ts'
import { loadRoomKinds } from './rooms/load-room-kinds.ts'
import { roomRating } from './rooms/room-kinds.ts'
import { ratedFilter, spotFilter } from './spot/spot-filter.ts'
import { saveRoom } from './visitor.ts'

type Kind = Product['kind']

/** Location rating that a room requires; undefined if the kinds of room can't be fetched, which load() reports. */
async function ratingOf(room: string | undefined): Promise<RoomRating | undefined> {
  const kinds = room && (await load(() => loadRoomKinds()).catch(() => undefined))
  return kinds ? roomRating(kinds, room) : undefined
}

/** Filter for the room or spot in an address, for a list of a kind; undefined without either. */
export async function askedFilter(search: string, kind: Kind): Promise<FitFilter | undefined> {
  const name = queryParameter(search, 'in')
  const rating = await ratingOf(name)
  const rated = rating && { rating }
  if (kind === 'fans') {
    const room = { ...roomIn(search), ...(name && { in: name }), ...rated }
    const filter = roomFilter(room)
    return filter && { ...filter, remember: (view) => saveRoom(view, room, false) }
  }
  const spot = spotOf(spotIn(search))
  if (spot) return spotFilter({ ...spot, ...rated })
  return rating && ratedFilter(rating)
}
