import { useMemo, useSyncExternalStore } from 'react'
import { type KeptList, keptList } from '../kept-list.ts'
import { readShortlist, type Shortlist } from '../shortlist.ts'

let kept: KeptList | undefined

/** The visitor's list, one for all components. Needs `window`. */
export function ownList(): KeptList {
  kept ??= keptList(window)
  return kept
}

/** The items of the visitor's list; renders again when they change. */
export function useShortlist(): Shortlist {
  const text = useSyncExternalStore(
    (changed) => ownList().subscribe(changed),
    () => ownList().text(),
    () => '',
  )
  return useMemo(() => readShortlist(text).items, [text])
}
