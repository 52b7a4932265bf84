import { useMemo, useRef, useSyncExternalStore } from 'react'
import { type KeptList, keptList } from '../kept-list.ts'
import { printShortlist, readShortlist, type Shortlist, type ShortlistItem } from '../shortlist.ts'

let kept: KeptList | undefined

/** The visitor's list, one for all components. Needs `window`. */
export function ownList(): KeptList {
  kept ??= keptList(window)
  return kept
}

/** The items of the visitor's list; renders again when they change. One that has not changed is the same object as before. */
export function useShortlist(): Shortlist {
  const text = useSyncExternalStore(
    (changed) => ownList().subscribe(changed),
    () => ownList().text(),
    () => '',
  )
  const known = useRef(new Map<string, ShortlistItem>())
  return useMemo(() => {
    const items = readShortlist(text).items.map((item) => {
      const entry = printShortlist([item])
      return [entry, known.current.get(entry) ?? item] as const
    })
    known.current = new Map(items)
    return items.map(([, item]) => item)
  }, [text])
}
