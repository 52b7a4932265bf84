import type { ReactNode } from 'react'
import type { EndedProduct } from '../../../catalogue/views/ended-products.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { readRooms } from '../../fit/codecs.ts'
import { isRoom, roomName } from '../../fit/rooms/room-kinds.ts'
import { mergedHouse } from '../house/house.ts'
import { isCut, isHouse } from '../house/listed-rooms.ts'
import { changeHouse } from '../house/saved-house.ts'
import type { ShowNotice } from '../notice.ts'
import { countText, type ReadShortlist, type Shortlist } from '../shortlist.ts'
import { ListGroups } from './ListGroups.tsx'
import { ReceivedList } from './ReceivedList.tsx'
import { useRoomKinds } from './use-room-kinds.ts'

interface Props {
  read: ReadShortlist
  /** The rooms that came with it, as the address writes them. */
  rooms: string
  own: Shortlist
  products: ReadonlyMap<string, Product>
  /** The products on it that are no longer sold. */
  ended: readonly EndedProduct[]
  /** The same list by its rooms; by its kinds where rooms cannot be had. */
  byRoom: (byKind: ReactNode) => ReactNode
  onCompare(products: string): void
  onNotice: ShowNotice
  onDismiss(): void
}

/** A list that was received by link, and what keeping it does to one's own. */
export default function ReceivedView(props: Props) {
  const { read, rooms, own, products, ended, byRoom, onCompare, onNotice, onDismiss } = props
  const { items } = read
  const { kinds } = useRoomKinds()
  const theirs = readRooms(rooms, (name) => kinds.size === 0 || isRoom(kinds, name))
  const keep = (news: Shortlist) => {
    const isKept = changeHouse((kept) => {
      const { renamed, ...after } = mergedHouse(kept, { items: news, rooms: theirs.rooms }, kinds)
      const others = renamed.map(
        ({ from, to }) =>
          ` Their ${roomName(kinds, from)} is ${roomName(kinds, to)} here, as yours has other measures.`,
      )
      return { ...after, sentence: `Your list now has ${countText(after.items.length)}.${others.join('')}` }
    }, onNotice)
    // What could not be kept is shown until the visitor declines it.
    if (isKept) onDismiss()
  }
  const groups = <ListGroups items={items} products={products} onCompare={onCompare} />
  return (
    <ReceivedList
      {...{ read, own, ended, onDismiss }}
      onKeep={keep}
      isCut={isCut(items, rooms)}
      unread={theirs.unknown}
    >
      {isHouse(items) ? byRoom(groups) : groups}
    </ReceivedList>
  )
}
