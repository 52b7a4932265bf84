import type { SearchFile } from '../../catalogue/views/search-file.ts'
import { loadOnce } from '../../client/product-data/load-once.ts'

const load = loadOnce((response): Promise<SearchFile> => response.json())

/**
 * What the search knows besides the products, from the file that the page's header names; requested once per page.
 *
 * @throws Error when the file cannot be had; the next call asks again
 */
export async function loadSearchFile(page: Document = document): Promise<SearchFile> {
  const address = page.querySelector<HTMLElement>('[data-product-files]')?.dataset.search
  if (!address) throw new Error('The page names no file of the words of the search.')
  return load(address)
}
