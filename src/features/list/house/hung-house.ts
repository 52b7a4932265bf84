import type { Product } from '../../../client/product-data/product-file.ts'
import type { HouseRoom } from '../../fit/codecs.ts'
import { bodyFinish, finishGroups } from '../chosen-finish.ts'
import { NOWHERE } from './house-sections.ts'
import { type HouseSums, houseSums } from './house-sums.ts'
import { type HungEntry, hungEntry } from './hung-entry.ts'
import type { FoundEntry, JudgedRoom } from './judged-house.ts'
import { type KnownEntry, onceForEntry } from './once-for-entry.ts'

const hang = onceForEntry(({ record, item, room, product }: KnownEntry & { product: Product }) =>
  hungEntry(record, item, room, bodyFinish(finishGroups(product), item.finish)),
)

/** What hanging a product of a house takes; undefined where its record cannot be had. */
export const hungIn = (
  { record, item, product }: Pick<FoundEntry, 'record' | 'item' | 'product'>,
  room: HouseRoom = NOWHERE,
): HungEntry | undefined => record && hang({ record, item, room, product })

/** What all of a house takes. */
export const sumsOf = (rooms: readonly JudgedRoom[]): HouseSums =>
  houseSums(
    rooms.flatMap(({ room, entries }) =>
      entries.map((entry) => ({
        isFan: entry.product.kind === 'fans',
        quantity: entry.item.quantity ?? 1,
        hung: hungIn(entry, room),
      })),
    ),
  )
