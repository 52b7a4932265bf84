import type { Product } from '../../../client/product-data/product-file.ts'
import type { RoomKinds } from '../../fit/rooms/room-kinds.ts'
import type { House } from '../house/house.ts'
import { sectionsOf } from '../house/house-sections.ts'
import { listedProduct } from '../listed-product.ts'
import { productRecord } from '../product-records.ts'
import { type Schedule, schedule } from './schedule.ts'

/**
 * The schedule of a house.
 *
 * @param products those of the house that are sold
 * @throws Error when a record cannot be had: a schedule without one would be ordered from
 */
export async function loadSchedule(
  house: House,
  kinds: RoomKinds,
  products: ReadonlyMap<string, Product>,
): Promise<Schedule> {
  const named = [...new Set(house.items.map(({ productUrl }) => productUrl))]
  const found = await Promise.all(
    named.map(async (productUrl) => {
      const product = products.get(productUrl)
      const known = product && (await productRecord(product.url))
      return known ? ([[productUrl, { product, listed: listedProduct(known) }]] as const) : []
    }),
  )
  return schedule(sectionsOf(house, kinds), kinds, new Map(found.flat()))
}
