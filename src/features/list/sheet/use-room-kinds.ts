import { useLoaded } from '../../../client/react.tsx'
import { loadRoomKinds } from '../../fit/rooms/load-room-kinds.ts'
import type { RoomKinds } from '../../fit/rooms/room-kinds.ts'

const NO_KINDS: RoomKinds = new Map()

const loadKinds = () => loadRoomKinds()

/** The kinds of room, none until they are there; and whether they cannot be had. */
export function useRoomKinds(): { kinds: RoomKinds; areMissing: boolean } {
  const kinds = useLoaded('rooms', loadKinds)
  return { kinds: typeof kinds === 'string' ? NO_KINDS : kinds, areMissing: kinds === 'failed' }
}
