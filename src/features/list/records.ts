import { productRecordAddress } from '../../catalogue/api-paths.ts'
import type { Product as ProductRecord } from '../../catalogue/kinds/product.ts'
import type { ApiRecord } from '../../catalogue/views/api.ts'
import { loadOnce } from '../../client/load.ts'
import { loadDrawing, type Product } from '../../client/products.ts'
import type { DrawnLines } from '../../drawing/outline/line-drawing.ts'

export type { ProductRecord }

const isRecord = (value: unknown): value is ApiRecord<ProductRecord> =>
  value instanceof Object && 'productUrl' in value

/** The product in an API answer with details. Unknown fields are null there and left out here; its kind is that of its fields. */
export function recordIn(answer: unknown): ProductRecord | undefined {
  const found = Object.values(answer ?? {}).find(isRecord)
  if (!found) return undefined
  const fields = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null))
  return { ...fields, kind: 'sizes' in found ? 'fans' : 'fixtures' } as ProductRecord
}

const load = loadOnce(async (response) => recordIn(await response.json()))

/** A product's whole record from the site's API, by its page's path; undefined if the API has none. */
export async function productRecord(page: string): Promise<ProductRecord | undefined> {
  const address = productRecordAddress(page)
  return address ? load(address) : undefined
}

export interface KnownProduct {
  product: Product
  record: ProductRecord
  drawn?: DrawnLines | undefined
}

/** @throws Error if a record can't be loaded: a schedule without one would be ordered from */
export async function loadKnown(
  products: Iterable<Product>,
  isDrawn: boolean,
): Promise<ReadonlyMap<string, KnownProduct>> {
  const pairs = await Promise.all(
    [...products].map(async (product) => {
      const [record, drawn] = await Promise.all([
        productRecord(product.url),
        isDrawn && product.hasOutline ? loadDrawing(product.productUrl) : undefined,
      ])
      return record ? [[product.productUrl, { product, record, drawn }] as const] : []
    }),
  )
  return new Map(pairs.flat())
}
