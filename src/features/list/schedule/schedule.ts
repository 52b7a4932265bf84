import { NEED_NAMES } from '../../../catalogue/rules/hang/need.ts'
import type { HouseRoom } from '../../fit/codecs.ts'
import { measuresText } from '../../fit/rooms/measures-text.ts'
import { NO_ROOM_YET, type RoomKinds, roomName } from '../../fit/rooms/room-kinds.ts'
import { bodyFinish, finishGroups } from '../chosen-finish.ts'
import { type HouseSection, NOWHERE } from '../house/house-sections.ts'
import { houseSums, type Watts } from '../house/house-sums.ts'
import { type HungEntry, hungEntry } from '../house/hung-entry.ts'
import type { ListedProduct } from '../listed-product.ts'
import { createMarks, type ScheduledProduct, type ScheduleRow, scheduleRow } from './schedule-row.ts'

/** Something to order with the products: how many, of what kind, for which of them. */
export interface OrderRow {
  quantity: number
  kind: string
  item: string
  marks: string
}

/** What hangs in a room, for the electrician. */
export interface ScheduleRoom {
  name: string
  /** Its measures in words; empty where there are none. */
  measures: string
  room: HouseRoom
  entries: { row: ScheduleRow; hung: HungEntry; listed: ListedProduct }[]
}

/** A house on paper. */
export interface Schedule {
  rows: ScheduleRow[]
  orders: OrderRow[]
  rooms: ScheduleRoom[]
  fanWatts: Watts
  lightWatts: Watts
}

/**
 * The schedule of a house: its products by rooms with what the trade asks of each, what to order with them, and its rooms for the
 * electrician. Products that are not known are left out.
 */
export function schedule(
  sections: readonly HouseSection[],
  kinds: RoomKinds,
  products: ReadonlyMap<string, ScheduledProduct>,
): Schedule {
  const markOf = createMarks()
  const rooms = sections.map(({ room = NOWHERE, items }): ScheduleRoom => {
    const name = roomName(kinds, room.name) ?? NO_ROOM_YET
    const entries = items.flatMap((item) => {
      const found = products.get(item.productUrl)
      if (!found) return []
      const { product, listed } = found
      const hung = hungEntry(listed, item, room, bodyFinish(finishGroups(product), item.finish))
      return [{ row: scheduleRow(found, item, { hung, room: name }, markOf), hung, listed }]
    })
    return { name, measures: measuresText(room), room, entries }
  })
  const entries = rooms.flatMap((room) => room.entries)
  const { needed, fanWatts, lightWatts } = houseSums(
    entries.map(({ row: { quantity }, hung, listed }) => ({ isFan: listed.kind === 'fans', quantity, hung })),
  )
  const marksOf = (item: string): string => {
    const takers = entries.filter(({ hung }) => hung.items.some((one) => one.item === item))
    return [...new Set(takers.map(({ row }) => row.mark))].join(', ')
  }
  return {
    rows: entries.map(({ row }) => row),
    orders: needed.flatMap(({ name, items }) =>
      items.map(({ item, quantity }) => ({ quantity, kind: NEED_NAMES[name], item, marks: marksOf(item) })),
    ),
    rooms: rooms.filter((room) => room.entries.length > 0),
    fanWatts,
    lightWatts,
  }
}

/** The columns of what to order with it. */
export const ORDER_COLUMNS = {
  quantity: 'Qty',
  kind: 'Kind',
  item: 'To order',
  marks: 'For',
} as const satisfies Record<keyof OrderRow, string>
