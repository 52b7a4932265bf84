import { loadDrawing } from '../../../client/product-data/load-drawing.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import type { DrawnLines } from '../../../drawing/outline/line-drawing.ts'
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

/**
 * The line drawings of the products that a schedule draws, by the products' names in addresses. One that has none, or whose
 * drawing does not come, is left out: it is drawn as a plain shape.
 */
export async function loadDrawings({ rooms }: Schedule): Promise<ReadonlyMap<string, DrawnLines>> {
  const drawn = rooms.filter(({ measures }) => measures).flatMap(({ entries }) => entries)
  const named = new Set(
    drawn.flatMap(({ listed: { productUrl, record } }) => (record.outlineUrl ? productUrl : [])),
  )
  const found = await Promise.all([...named].map(loadDrawing))
  return new Map(found.flatMap((own) => (own ? [[own.drawing.name, own]] : [])))
}
