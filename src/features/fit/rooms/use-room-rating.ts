import type { RoomRating } from '../../../catalogue/schema/room-kinds.ts'
import { useLoaded } from '../../../client/islands/use-loaded.ts'
import { loadRoomKinds } from './load-room-kinds.ts'
import { roomRating } from './room-kinds.ts'

const load = () => loadRoomKinds()

/**
 * The rating that a room of the house asks for (rule S24).
 *
 * @param room undefined for the nameless one, which asks for none
 * @returns `isLoading` until it is known; where the kinds of room cannot be had, none is
 */
export function useRoomRating(room: string | undefined): {
  rating: RoomRating | undefined
  isLoading: boolean
} {
  const kinds = useLoaded(room && 'rooms', load)
  const rating = room && typeof kinds !== 'string' ? roomRating(kinds, room) : undefined
  return { rating, isLoading: room !== undefined && kinds === 'loading' }
}
