import { element } from '../../client/dom.ts'
import { loadRoomKinds, roomName } from '../fit/rooms.ts'
import { type Entry, keyOf } from './entries.ts'
import { roomsToChoose, savedHouse } from './house.ts'
import { changeEntry, savedEntries } from './saved-list.ts'

/** Adds room choices to the notice of a saved product: the house's rooms, then one of each missing kind. */
export async function offerRoom(entry: Entry): Promise<void> {
  const undo = document.querySelector('body > .notice button')
  const kinds = await loadRoomKinds()
  if (!undo?.isConnected) return
  const select = element(
    'select',
    { ariaLabel: 'For which room?' },
    new Option('Add to a room…', ''),
    ...roomsToChoose(savedHouse(), kinds).map((name) => new Option(roomName(kinds, name), name)),
  )
  select.value = entry.room ?? ''
  let current = entry
  select.addEventListener('change', () => {
    const saved = savedEntries().find((one) => keyOf(one) === keyOf(current))
    if (!saved) return
    current = { ...saved, room: select.value }
    changeEntry(saved, current)
    // It would take back a list that has changed since.
    undo.remove()
  })
  // One box, so that a narrow notice has the two on one line.
  const ways = element('span', {})
  undo.replaceWith(ways)
  ways.append(select, undo)
}
