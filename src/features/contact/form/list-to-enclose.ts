import { productRecordAddress } from '../../../catalogue/api-paths.ts'
import { queryParameter } from '../../../client/state.ts'

/**
 * The list of `askedList`, but with the product that the page of `?about=` is really about; without it where there is no such page.
 *
 * @param ask fetches from this site
 * @throws Error when the site does not answer
 */
export async function listToEnclose(
  search: string,
  kept: string | undefined,
  ask: typeof fetch,
): Promise<string> {
  const list = queryParameter(search, 'list')
  const about = queryParameter(search, 'about')
  const address = about && !list && productRecordAddress(about)
  if (!address) return list ?? kept ?? ''
  const answer = await ask(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  const { ceilingFanResults, lightingFixtureResults } = await answer.json().catch(() => ({}))
  return (ceilingFanResults ?? lightingFixtureResults)?.productUrl ?? kept ?? ''
}
