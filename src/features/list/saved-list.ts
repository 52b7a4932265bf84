import { save, savedValue } from '../../client/state.ts'
import { type Entries, type Entry, printList, readList, replaced, without } from './entries.ts'
import { showNotice } from './notice.ts'

/** The visitor's own list, saved from visit to visit. */
export const savedEntries = (): Entries => readList(savedValue('list') ?? '').entries

/** The visitor's list as an address writes it: equal texts are equal lists. */
export const savedListText = (): string => printList(savedEntries())

const STORAGE_FULL = 'Your browser’s storage is full, so this wasn’t saved. Your list hasn’t changed.'

/**
 * Saves another list, and other rooms unless they are left out.
 *
 * @returns restores the list before, unless it has changed again; undefined if the device's storage is full
 */
export function saveList(entries: Entries, rooms?: string): (() => void) | undefined {
  const withRooms = rooms !== undefined
  const read = () => ({ list: savedListText(), ...(withRooms && { rooms: savedValue('rooms') }) })
  const before = read()
  if (!save({ list: printList(entries), ...(withRooms && { rooms }) })) return undefined
  const after = JSON.stringify(read())
  return () => {
    if (JSON.stringify(read()) === after) save(before)
  }
}

/** Saves another list and shows a notice with an Undo; false, after a notice, if the device's storage is full. */
export function changeList(entries: Entries, sentence?: string, rooms?: string): boolean {
  const undo = saveList(entries, rooms)
  if (!undo) showNotice(STORAGE_FULL)
  else if (sentence) showNotice(sentence, undo)
  return undo !== undefined
}

export const changeEntry = (entry: Entry, next: Entry, sentence?: string): boolean =>
  changeList(replaced(savedEntries(), entry, next), sentence)

/** Removes products, in whatever finish and for whatever room. */
export const removeProducts = (productUrls: readonly string[], sentence: string): boolean =>
  changeList(
    savedEntries().filter(({ productUrl }) => !productUrls.includes(productUrl)),
    sentence,
  )

export const removeEntry = (entry: Entry, title: string): boolean =>
  changeList(without(savedEntries(), entry), `${title} is off your list.`)
