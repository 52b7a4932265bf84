import { useMemo, useSyncExternalStore } from 'react'
import { useLoaded } from '../../../../client/islands/use-loaded.ts'
import { ROOM_KEY } from '../../../../client/keys.ts'
import { type HouseRooms, printRooms, readRooms } from '../../../fit/rooms/house-rooms.ts'
import { keptRoomsText } from '../../../fit/rooms/kept-rooms.ts'
import { loadRoomKinds } from '../../../fit/rooms/load-room-kinds.ts'
import type { RoomKinds } from '../../../fit/rooms/room-kinds.ts'
import type { House } from '../../house/house.ts'
import { rememberingReader } from '../remembering-reader.ts'
import { ownList, useShortlist } from '../use-shortlist.ts'

const NO_KINDS: RoomKinds = new Map()
const NO_ROOMS: HouseRooms = []

const loadKinds = () => loadRoomKinds()

/** The kinds of room, none until they are there; and whether they cannot be had. */
export function useRoomKinds(): { kinds: RoomKinds; areMissing: boolean } {
  const kinds = useLoaded('rooms', loadKinds)
  return { kinds: typeof kinds === 'string' ? NO_KINDS : kinds, areMissing: kinds === 'failed' }
}

const readKept = rememberingReader(
  (text) => readRooms(text).rooms,
  (room) => printRooms([room]),
)

function subscribe(changed: () => void): () => void {
  const unsubscribe = ownList().subscribe(changed)
  const follow = ({ key }: StorageEvent) => key === ROOM_KEY && changed()
  window.addEventListener('storage', follow)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', follow)
  }
}

/** The visitor's list and the rooms of the house; renders again when they change. */
export function useHouse(): House {
  const items = useShortlist()
  const rooms = useSyncExternalStore(
    subscribe,
    () => readKept(keptRoomsText(window)),
    () => NO_ROOMS,
  )
  return useMemo(() => ({ items, rooms }), [items, rooms])
}
