import { type RefObject, useEffect } from 'react'
import type { RoomRating } from '../../../catalogue/schema/rooms.ts'
import { load } from '../../../client/load.ts'
import { useLoaded } from '../../../client/react.tsx'
import { loadRoomKinds } from './load-room-kinds.ts'
import { roomRating } from './room-kinds.ts'

const loadKinds = () => load(() => loadRoomKinds())

/** A tool's fields; `isFilled` once they have what is known. */
interface Tool {
  fieldset: RefObject<HTMLElement | null>
  isFilled: boolean
}

/**
 * The rating that a room of the house asks for (rule S24).
 *
 * @param tool is no longer awaited once its answer is on the page: the list takes from there which size and room are meant (once-meant.ts)
 * @param room undefined for the nameless one, which asks for none
 * @returns `isLoading` until it is known; where the kinds of room cannot be had, the visitor is told and none is
 */
export function useRoomRating(
  { fieldset, isFilled }: Tool,
  room: string | undefined,
): {
  rating: RoomRating | undefined
  isLoading: boolean
} {
  const kinds = useLoaded(room && 'rooms', loadKinds)
  const rating = room && typeof kinds !== 'string' ? roomRating(kinds, room) : undefined
  const isLoading = room !== undefined && kinds === 'loading'
  useEffect(() => {
    if (isFilled && !isLoading) fieldset.current?.closest('astro-island')?.removeAttribute('data-asked')
  }, [fieldset, isFilled, isLoading])
  return { rating, isLoading }
}
