import { KEEP_WORD } from '../../../catalogue/list-words.ts'
import { printRooms, readRooms, unreadText } from '../../fit/place.ts'
import { isRoom, type RoomKinds, roomName } from '../../fit/rooms.ts'
import { countText, type Entries, keyOf, MAX_ENTRIES, notInCatalogText, type ReadList } from '../entries.ts'
import { isCut, mergedHouse, savedHouse } from '../house.ts'
import { changeList } from '../saved-list.ts'
import { dismissReceived } from './in-address.ts'

/** Received entries that are not on the visitor’s own list. */
function newEntries({ entries }: ReadList, own: Entries): Entries {
  const saved = new Set(own.map(keyOf))
  return entries.filter((entry) => !saved.has(keyOf(entry)))
}

/** Sentences about a received list. Products that we don't sell are counted, never printed. */
export function receivedText(read: ReadList, own: Entries, discontinued: number): string {
  const { entries, unknown, beyond } = read
  const news = newEntries(read, own).length
  const free = MAX_ENTRIES - own.length
  const isEmpty = entries.length === 0
  const missing = unknown - discontinued
  const sentences = [
    isEmpty && discontinued === 0 && 'This link has nothing from our catalog.',
    isEmpty && discontinued > 0 && 'We no longer sell what someone shared with you.',
    !isEmpty && `Someone shared ${countText(entries.length)} with you.`,
    missing > 0 && !(isEmpty && discontinued === 0) && notInCatalogText(missing),
    beyond > 0 && `${beyond} more didn’t fit. A list holds ${MAX_ENTRIES} products.`,
    !isEmpty &&
      news === 0 &&
      (entries.length === 1 ? 'It’s already on your list.' : 'They’re all already on your list.'),
    news > free && (free > 0 ? `Your list has room for ${free} of them.` : 'Your list is full.'),
  ]
  return sentences.filter(Boolean).join(' ')
}

interface Props {
  read: ReadList
  rooms: string
  kinds: RoomKinds
  own: Entries
  discontinued: number
}

export default function ReceivedHead({ read, rooms, kinds, own, discontinued }: Props) {
  const { entries } = read
  const theirs = readRooms(rooms, (name) => kinds.size === 0 || isRoom(kinds, name))
  const news = newEntries(read, own)
  const keep = () => {
    const { renamed, ...after } = mergedHouse(savedHouse(), { entries: news, rooms: theirs.rooms }, kinds)
    const others = renamed.map(
      ({ from, to }) =>
        ` We added their ${roomName(kinds, from)} as ${roomName(kinds, to)}, since yours is a different size.`,
    )
    const sentence = `Your list now has ${countText(after.entries.length)}.${others.join('')}`
    // Keep showing a list that couldn't be saved.
    if (changeList(after.entries, sentence, printRooms(after.rooms))) dismissReceived()
  }
  return (
    <section className="stack">
      <p className="quiet">
        {receivedText(read, own, discontinued)}
        {isCut(entries, rooms) && ' This link looks incomplete. Ask for it again.'}
        {theirs.unknown > 0 && ` ${unreadText(theirs.unknown)}`}
      </p>
      <p className="side-by-side">
        {news.length > 0 && own.length < MAX_ENTRIES && (
          <button className="button" type="button" onClick={keep}>
            {KEEP_WORD} these
          </button>
        )}
        <button className="button button-quiet" type="button" onClick={dismissReceived}>
          {own.length > 0
            ? `Go to my list (${own.length})`
            : entries.length === 0
              ? 'Go to my list'
              : 'No, thanks'}
        </button>
      </p>
    </section>
  )
}
