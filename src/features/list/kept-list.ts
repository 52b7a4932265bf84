import { LIST_KEY } from '../../client/keys.ts'
import { putParameters, queryParameter } from '../../client/query-parameters.ts'
import type { ShowNotice } from './notice.ts'
import { printShortlist, readShortlist, type Shortlist } from './shortlist.ts'

/** Dispatched on the window when a script of this tab changes the list. */
const LIST_CHANGED = 'list-changed'

/** The visitor's own list, kept from visit to visit. */
export interface KeptList {
  /** The list as an address writes it: the same text means the same list. */
  text(): string
  /** Stores a new list. Where the device's storage is full the previous one stays, and the answer is false. Never throws. */
  keep(items: Shortlist): boolean
  /** Whether the device stores it; else it follows `?list=` in the address of every page of the visit. */
  readonly isOnDevice: boolean
  /** Calls back when this tab or another one has changed it. Returns the function that unsubscribes. */
  subscribe(changed: () => void): () => void
}

/** A stored text is valid when `printShortlist` could have written it. */
const isValid = (text: string): boolean => printShortlist(readShortlist(text).items) === text

/** `undefined` where the visitor's settings forbid it, also where only writing is forbidden. */
function writableStorage(view: Window): Storage | undefined {
  try {
    const { localStorage } = view
    const kept = localStorage.getItem(LIST_KEY) ?? ''
    localStorage.setItem(LIST_KEY, isValid(kept) ? kept : '')
    return localStorage
  } catch {
    return undefined
  }
}

/** The list of this visitor. An invalid one is dropped. Each script of a page may call this: all see the same list. */
export function keptList(view: Window): KeptList {
  const storage = writableStorage(view)
  /** Known to be valid: everything that shows the list asks for it again after each change. */
  let valid = ''

  const text = (): string => {
    if (!storage)
      return printShortlist(readShortlist(queryParameter(view.location.search, 'list') ?? '').items)
    const kept = storage.getItem(LIST_KEY) ?? ''
    if (kept !== valid && !isValid(kept)) return ''
    valid = kept
    return kept
  }

  const keep = (items: Shortlist) => {
    const list = printShortlist(items)
    try {
      if (storage) storage.setItem(LIST_KEY, list)
      else putParameters(view, { list })
    } catch {
      return false
    }
    view.dispatchEvent(new Event(LIST_CHANGED))
    return true
  }

  const subscribe = (changed: () => void) => {
    const controller = new AbortController()
    const { signal } = controller
    view.addEventListener(LIST_CHANGED, changed, { signal })
    // A key of null: all storage was cleared.
    view.addEventListener('storage', ({ key }) => (key === null || key === LIST_KEY) && changed(), { signal })
    // A page in the back/forward cache gets no storage events.
    view.addEventListener('pageshow', ({ persisted }) => persisted && changed(), { signal })
    if (!storage) view.addEventListener('popstate', changed, { signal })
    return () => controller.abort()
  }

  return { text, keep, isOnDevice: storage !== undefined, subscribe }
}

export const NO_ROOM = 'Your browser has no room left to keep this. Your list is as it was.'

/**
 * Stores a new list and tells the visitor, with an undo that does nothing once the list has changed again. Also tells where the
 * device has no room for it.
 *
 * @returns whether it is stored
 */
export function changeList(
  list: KeptList,
  items: Shortlist,
  sentence: string,
  showNotice: ShowNotice,
): boolean {
  const before = readShortlist(list.text()).items
  if (!list.keep(items)) {
    showNotice(NO_ROOM)
    return false
  }
  const after = list.text()
  showNotice(sentence, () => {
    if (list.text() === after) list.keep(before)
  })
  return true
}
