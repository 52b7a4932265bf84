import { productRecordAddress } from '../../catalogue/api-paths.ts'
import { loadOnce } from '../../client/product-data/load-once.ts'
import { type KnownRecord, knownRecord } from './known-record.ts'

const load = loadOnce((response): Promise<unknown> => response.json())
/** By answers: the same record each time, so that nothing judges or renders it again. */
const known = new WeakMap<object, KnownRecord | undefined>()

/**
 * A product's whole record from the site's API, fetched once.
 *
 * @param page the path of the product's page
 * @returns undefined where the API has none; rejects when it does not answer, and the next call asks again
 */
export async function productRecord(page: string): Promise<KnownRecord | undefined> {
  const address = productRecordAddress(page)
  const answer = address && (await load(address))
  if (!(answer instanceof Object)) return undefined
  const record = known.get(answer) ?? knownRecord(answer, page)
  known.set(answer, record)
  return record
}
