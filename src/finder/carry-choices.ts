import { withParameters } from '../browser/query-parameters.ts'

/**
 * Adds what narrows a list, from its address, to the links that carry it on (`data-carries`), next to their own parameters.
 *
 * @param search the query string of the address
 */
export function carryChoices(page: Document, search: string): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-carries]')) {
    link.dataset.carries ||= link.search
    const own = Object.fromEntries(new URLSearchParams(link.dataset.carries))
    link.search = withParameters(search, { list: undefined, compare: undefined, ...own })
  }
}
