import { withParameters } from '../browser/query-parameters.ts'

/**
 * Takes what the address of a list narrows it by along on the links that lead on with it (`data-carries`), beside the parameters of
 * their own.
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
