import { productRecordAddress } from '../../catalogue/api-paths.ts'
import { loadOnce } from '../../client/product-data/load-once.ts'
import { type KnownRecord, knownRecord } from './known-record.ts'

const load = loadOnce((response): Promise<unknown> => response.json())

/**
 * A product's whole record from the site's API, fetched once.
 *
 * @param page the path of the product's page
 * @returns undefined where the API has none; rejects when it does not answer, and the next call asks again
 */
export async function productRecord(page: string): Promise<KnownRecord | undefined> {
  const address = productRecordAddress(page)
  return address ? knownRecord(await load(address), page) : undefined
}
