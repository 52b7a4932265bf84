import { useSyncExternalStore } from 'react'
import { ROOM_KEY } from '../../../client/keys.ts'
import { keptRoomsText } from '../../fit/remembered.ts'
import { type KeptList, keptList } from '../kept-list.ts'
import { printShortlist, readShortlist, type Shortlist } from '../shortlist.ts'
import { rememberingReader } from './remembering-reader.ts'

let kept: KeptList | undefined

/** The visitor's list, one for all components. Needs `window`. */
export function ownList(): KeptList {
  kept ??= keptList(window)
  return kept
}

const readItems = rememberingReader(
  (text) => readShortlist(text).items,
  (item) => printShortlist([item]),
)

const NONE: Shortlist = []

/** The items of the visitor's list; renders again when they change. One that has not changed is the same object as before. */
export const useShortlist = (): Shortlist =>
  useSyncExternalStore(
    (changed) => ownList().subscribe(changed),
    () => readItems(ownList().text()),
    () => NONE,
  )

function followRooms(changed: () => void): () => void {
  const unsubscribe = ownList().subscribe(changed)
  const follow = ({ key }: StorageEvent) => key === ROOM_KEY && changed()
  window.addEventListener('storage', follow)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', follow)
  }
}

/** The rooms of the visitor's house, as an address writes them; renders again when they change. */
export const useKeptRooms = (): string =>
  useSyncExternalStore(
    followRooms,
    () => keptRoomsText(window),
    () => '',
  )
