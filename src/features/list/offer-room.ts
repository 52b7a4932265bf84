import { loadRoomKinds } from '../fit/rooms/load-room-kinds.ts'
import { roomName } from '../fit/rooms/room-kinds.ts'
import { allRooms } from './house/house.ts'
import { savedHouse } from './house/saved-house.ts'
import { savedItems, saveItems } from './saved-list.ts'
import { keyOf, listItem, replaced, type ShortlistItem } from './shortlist.ts'

/**
 * Offers the rooms of the house in the notice of a product that was just kept, then one of each kind that it has none of: a choice moves
 * it to a room.
 */
export async function offerRoom(item: ShortlistItem): Promise<void> {
  const bar = document.querySelector('body > .notice')
  const undo = bar?.querySelector('button')
  const kinds = await loadRoomKinds()
  const rooms = allRooms(savedHouse(), kinds).map(({ name }) => name)
  if (!bar || !undo?.isConnected || rooms.length === 0) return
  const select = document.createElement('select')
  select.setAttribute('aria-label', 'For which room?')
  select.append(new Option('For a room', ''))
  for (const name of new Set([...rooms, ...kinds.keys()]))
    select.append(new Option(roomName(kinds, name), name))
  select.value = item.room ?? ''
  let kept = item
  select.addEventListener('change', () => {
    const items = savedItems()
    const known = items.find((one) => keyOf(one) === keyOf(kept))
    if (!known) return
    const moved = listItem({ ...known, room: select.value })
    saveItems(replaced(items, known, moved))
    kept = moved
    // It would take back a list that has changed since.
    undo.remove()
  })
  // One box, so that a narrow notice has the two in one line.
  const ways = document.createElement('span')
  undo.replaceWith(ways)
  ways.append(select, undo)
}
