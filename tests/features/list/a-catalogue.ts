import { roomKinds } from '../../../src/features/fit/rooms.ts'
import type { KnownProduct } from '../../../src/features/list/records.ts'
import { ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'
import { fans, fixtures } from '../finder/products.ts'

export const KINDS = roomKinds(['Great Room', 'Kitchen', 'Bedroom'].map((name) => ({ name })))

/** The products of the tests' own catalog with their records, by their `productUrl`. */
export const SCHEDULED: ReadonlyMap<string, KnownProduct> = new Map(
  [...fans, ...fixtures].map((product) => {
    const { productUrl, kind } = product
    return [productUrl, { product, record: kind === 'fans' ? ownFan(productUrl) : ownFixture(productUrl) }]
  }),
)
