import { withParameters } from '../../client/query-parameters.ts'
import { itemOnPage } from './item-on-page.ts'
import { printShortlist } from './shortlist.ts'

/** Keeps the link that asks about the product of a page (`data-ask`) to the finish and the size that are chosen. */
export function followAskLink(page: Document): void {
  const ask = page.querySelector<HTMLAnchorElement>('[data-ask]')
  if (!ask) return
  const update = () => {
    ask.search = withParameters('', { list: printShortlist([itemOnPage(page, ask.dataset.ask ?? '')]) })
  }
  update()
  page.addEventListener('change', update)
}
