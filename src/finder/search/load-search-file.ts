import type { SearchFile } from '../../catalogue/views/search-file.ts'

let asked: Promise<SearchFile> | undefined

async function fetchFile(address: string | undefined): Promise<SearchFile> {
  if (!address) throw new Error('The page names no file of the words of the search.')
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}; reload the page.`)
  return response.json()
}

/**
 * What the search knows besides the products, from the file that the page's header names; requested once per page.
 *
 * @throws Error when the file cannot be had; the next call asks again
 */
export function loadSearchFile(page: Document = document): Promise<SearchFile> {
  asked ??= fetchFile(page.querySelector<HTMLElement>('[data-product-files]')?.dataset.search)
  asked.catch(() => {
    asked = undefined
  })
  return asked
}
