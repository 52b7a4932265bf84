import { useSyncExternalStore } from 'react'
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
