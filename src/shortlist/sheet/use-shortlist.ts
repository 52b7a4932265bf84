import { useMemo, useSyncExternalStore } from 'react'
import { type KeptList, keptList } from '../kept-list.ts'
import { listAddress } from '../list-address.ts'
import { readShortlist, type Shortlist } from '../shortlist.ts'

let kept: KeptList | undefined

/** The visitor's list; one for all components. To be called in a browser. */
export function ownList(): KeptList {
  kept ??= keptList(window, listAddress(window))
  return kept
}

/** The items of the visitor's list, as they change. */
export function useShortlist(): Shortlist {
  const text = useSyncExternalStore(
    (changed) => ownList().follow(changed),
    () => ownList().text(),
    () => '',
  )
  return useMemo(() => readShortlist(text).items, [text])
}
