import { queryParameter } from '../../browser/query-parameters.ts'
import { productRecordAddress } from '../../product-data/product-record-address.ts'

/**
 * The list that a message is to carry, as an address writes it: of `?list=`, else the one product of `?about=`, else the one
 * that this tab has kept with the draft. Empty when there is none, or when the product of a page cannot be told.
 *
 * @param ask fetches from this site
 */
export async function wantedList(
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
