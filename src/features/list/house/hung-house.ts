import type { Product } from '../../../client/product-data/product-file.ts'
import type { HouseRoom } from '../../fit/rooms/house-rooms.ts'
import type { RoomKinds } from '../../fit/rooms/room-kinds.ts'
import { bodyFinish, finishGroups } from '../chosen-finish.ts'
import type { KnownRecord } from '../known-record.ts'
import { printShortlist, type ShortlistItem } from '../shortlist.ts'
import type { House } from './house.ts'
import { sectionsOf } from './house-sections.ts'
import { type HouseSums, houseSums } from './house-sums.ts'
import { type HungEntry, hungEntry } from './hung-entry.ts'

/** A product of a house, found. */
interface FoundEntry {
  item: ShortlistItem
  product: Product
  /** Undefined until the product's record is there. */
  hung?: HungEntry | undefined
}

/** A room and what is in it; without a room, what has none yet. */
export interface HungRoom {
  room?: HouseRoom | undefined
  entries: readonly FoundEntry[]
}

/** What is known of the products of a house, by their `productUrl`. */
export interface KnownProducts {
  products: ReadonlyMap<string, Product>
  records: ReadonlyMap<string, KnownRecord>
}

const NOWHERE: HouseRoom = { name: '' }

/** By records: the same for the same entry of the same room, so that a change of one renders no other again. */
const hung = new WeakMap<KnownRecord, Map<string, HungEntry>>()

function hungOnce(record: KnownRecord, product: Product, item: ShortlistItem, room: HouseRoom): HungEntry {
  const known = hung.get(record) ?? new Map<string, HungEntry>()
  hung.set(record, known)
  const key = printShortlist([item]) + JSON.stringify(room)
  const one = known.get(key) ?? hungEntry(record, item, room, bodyFinish(finishGroups(product), item.finish))
  known.set(key, one)
  return one
}

/** A house by its rooms, with what each of its products is in its room. */
export const hungHouse = (house: House, kinds: RoomKinds, { products, records }: KnownProducts): HungRoom[] =>
  sectionsOf(house, kinds).map(({ room, items }) => ({
    room,
    entries: items.flatMap((item) => {
      const product = products.get(item.productUrl)
      const record = records.get(item.productUrl)
      if (!product) return []
      return [{ item, product, hung: record && hungOnce(record, product, item, room ?? NOWHERE) }]
    }),
  }))

/** What all of a house takes. */
export const sumsOf = (rooms: readonly HungRoom[]): HouseSums =>
  houseSums(
    rooms.flatMap(({ entries }) =>
      entries.map((entry) => ({
        isFan: entry.product.kind === 'fans',
        quantity: entry.item.quantity ?? 1,
        hung: entry.hung,
      })),
    ),
  )
