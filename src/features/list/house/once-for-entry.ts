import type { HouseRoom } from '../../fit/codecs.ts'
import type { KnownRecord } from '../known-record.ts'
import type { ShortlistItem } from '../shortlist.ts'

/** An entry of a house whose record is there, and its room; one of no name where it has none yet. */
export interface KnownEntry {
  record: KnownRecord
  item: ShortlistItem
  room: HouseRoom
}

/**
 * Makes something of an entry once, as long as its record, its item and its room are the same objects: a change of one entry makes
 * and renders no other again.
 */
export function onceForEntry<Entry extends KnownEntry, Made>(
  make: (entry: Entry) => Made,
): (entry: Entry) => Made {
  const latest = new WeakMap<ShortlistItem, { of: Entry; made: Made }>()
  return (entry) => {
    const known = latest.get(entry.item)
    if (known?.of.record === entry.record && known.of.room === entry.room) return known.made
    const made = make(entry)
    latest.set(entry.item, { of: entry, made })
    return made
  }
}
