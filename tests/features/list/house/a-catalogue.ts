import type { Product } from '../../../../src/client/product-data/product-file.ts'
import { roomKinds } from '../../../../src/features/fit/rooms/room-kinds.ts'
import { type KnownRecord, knownRecord } from '../../../../src/features/list/known-record.ts'
import { ownFan, ownFixture } from '../../../own-catalogue/own-catalogue.ts'
import { fans, fixtures } from '../../finder/products.ts'

export const KINDS = roomKinds(['Great Room', 'Kitchen', 'Bedroom'].map((name) => ({ name })))

/** Those of the tests' own catalogue, by their `productUrl`. */
export const PRODUCTS: ReadonlyMap<string, Product> = new Map(
  [...fans, ...fixtures].map((product) => [product.productUrl, product]),
)

/** What the API answers for one of them. */
const answerOf = ({ productUrl, kind }: Product) =>
  kind === 'fans'
    ? { ceilingFanResults: ownFan(productUrl) }
    : { lightingFixtureResults: ownFixture(productUrl) }

/** Their records, by their `productUrl`. */
export const RECORDS: ReadonlyMap<string, KnownRecord> = new Map(
  [...PRODUCTS.values()].flatMap((product) => {
    const known = knownRecord(answerOf(product), product.url)
    return known ? [[product.productUrl, known] as const] : []
  }),
)
