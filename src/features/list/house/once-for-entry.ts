import type { HouseRoom } from '../../fit/rooms/house-rooms.ts'
import type { KnownRecord } from '../known-record.ts'
import { printShortlist, type ShortlistItem } from '../shortlist.ts'

/** An entry of a house whose record is there, and its room; one of no name where it has none yet. */
export interface KnownEntry {
  record: KnownRecord
  item: ShortlistItem
  room: HouseRoom
}

/**
 * Makes something of an entry once: the same entry of the same room gives the same object, so that a change of one renders no other
 * again.
 */
export function onceForEntry<Entry extends KnownEntry, Made>(
  make: (entry: Entry) => Made,
): (entry: Entry) => Made {
  const made = new WeakMap<KnownRecord, Map<string, Made>>()
  return (entry) => {
    const known = made.get(entry.record) ?? new Map<string, Made>()
    made.set(entry.record, known)
    const key = printShortlist([entry.item]) + JSON.stringify(entry.room)
    const one = known.get(key) ?? make(entry)
    known.set(key, one)
    return one
  }
}
