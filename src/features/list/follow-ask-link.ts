import { withParameters } from '../../client/state.ts'
import { itemOnPage } from './item-on-page.ts'
import { printShortlist } from './shortlist.ts'

/** Keeps the links that ask about the product of a page (`data-ask`) to the finish and the size that are chosen. */
export function followAskLink(page: Document): void {
  const links = page.querySelectorAll<HTMLAnchorElement>('[data-ask]')
  const update = () => {
    for (const ask of links)
      ask.search = withParameters('', { list: printShortlist([itemOnPage(page, ask.dataset.ask ?? '')]) })
  }
  if (links.length === 0) return
  update()
  page.addEventListener('change', update)
}
