import type { Product } from '../../../client/product-data/product-file.ts'
import type { HouseRoom } from '../../fit/codecs.ts'
import type { RoomKinds } from '../../fit/rooms/room-kinds.ts'
import type { KnownRecord } from '../known-record.ts'
import type { ShortlistItem } from '../shortlist.ts'
import type { House } from './house.ts'
import { NOWHERE, sectionsOf } from './house-sections.ts'
import { type JudgedEntry, judgedEntry } from './judged-entry.ts'
import { onceForEntry } from './once-for-entry.ts'

/** A product of a house, found. */
export interface FoundEntry {
  item: ShortlistItem
  product: Product
  /** Undefined where it cannot be had. */
  record: KnownRecord | undefined
  judged: JudgedEntry | undefined
}

/** A room and what is in it; without a room, what has none yet. */
export interface JudgedRoom {
  room?: HouseRoom | undefined
  entries: readonly FoundEntry[]
}

/** What is known of the products of a house, by their `productUrl`. */
export interface KnownProducts {
  products: ReadonlyMap<string, Product>
  records: ReadonlyMap<string, KnownRecord>
}

const judge = onceForEntry(({ record, item, room }) => judgedEntry(record, item, room))

/** A house by its rooms, and whether each of its products suits its room. */
export const judgedHouse = (
  house: House,
  kinds: RoomKinds,
  { products, records }: KnownProducts,
): JudgedRoom[] =>
  sectionsOf(house, kinds).map(({ room, items }) => ({
    room,
    entries: items.flatMap((item) => {
      const product = products.get(item.productUrl)
      const record = records.get(item.productUrl)
      const judged = record && judge({ record, item, room: room ?? NOWHERE })
      return product ? [{ item, product, record, judged }] : []
    }),
  }))
