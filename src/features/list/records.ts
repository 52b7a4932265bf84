import { productRecordAddress } from '../../catalogue/api-paths.ts'
import type { Product as ProductRecord } from '../../catalogue/kinds/product.ts'
import type { ApiRecord } from '../../catalogue/views/api.ts'
import { loadOnce } from '../../client/load.ts'

export type { ProductRecord }

const isRecord = (value: unknown): value is ApiRecord<ProductRecord> =>
  value instanceof Object && 'productUrl' in value

/** The product in an answer of the API with the details of one. Unknown fields are null there and left out here; its kind is that of its fields. */
export function recordIn(answer: unknown): ProductRecord | undefined {
  const found = Object.values(answer ?? {}).find(isRecord)
  if (!found) return undefined
  const known = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null))
  return { ...known, kind: 'sizes' in found ? 'fans' : 'fixtures' } as ProductRecord
}

const load = loadOnce(async (response) => recordIn(await response.json()))

/**
 * A product's whole record from the site's API, fetched once.
 *
 * @param page the path of the product's page
 * @returns undefined if the API has none; rejects if it does not answer, and the next call asks again
 */
export async function productRecord(page: string): Promise<ProductRecord | undefined> {
  const address = productRecordAddress(page)
  return address ? load(address) : undefined
}
