import { productRecordAddress } from '../../../client/product-data/product-record-address.ts'
import { queryParameter } from '../../../client/query-parameters.ts'

/**
 * The list to enclose with a message, as an address writes it: that of `?list=`, else the one product of `?about=`, else the
 * list of the draft. Empty when there is none, or when the product of a page cannot be found.
 *
 * @param ask fetches from this site
 */
export async function listToEnclose(
  search: string,
  kept: string | undefined,
  ask: typeof fetch,
): Promise<string> {
  const list = queryParameter(search, 'list')
  const about = queryParameter(search, 'about')
  if (list || !about) return list ?? kept ?? ''
  const address = productRecordAddress(about)
  if (!address) return kept ?? ''
  try {
    const { ceilingFanResults, lightingFixtureResults } = await (await ask(address)).json()
    return (ceilingFanResults ?? lightingFixtureResults).productUrl
  } catch {
    return kept ?? ''
  }
}
