import { queryParameter, savedValue, subscribe, withParameters } from '../../client/state.ts'
import { finishInForm } from '../finishes/finish-form.ts'
import { type Entry, printList, toEntry } from './entries.ts'

/**
 * The product of a page as its visitor has chosen it: in a finish, in a size, for the room they last
 * worked in, and in a row as long as the spot tool found right (`data-row`).
 */
function entryOfPage(page: Document, productUrl: string): Entry {
  const form = page.querySelector<HTMLFormElement>('form[data-finish-choice]')
  return toEntry({
    productUrl,
    finish: form ? finishInForm(form) : undefined,
    sizeInches: Number(page.querySelector<HTMLInputElement>('[data-size-choice] :checked')?.value ?? 0),
    quantity: Number(page.querySelector<HTMLElement>('[data-row]')?.dataset.row ?? 1),
    room: queryParameter(location.search, 'in') ?? savedValue('in'),
  })
}

/**
 * The product of a Save button. On a card it has the image's finish (`data-finish`), the filter's size
 * (`data-keep-size`), a requested row's quantity, and the address's room.
 */
export function entryOfButton(button: HTMLElement): Entry {
  const { keep = '', keepSize = 0, keepFinish, finish, row } = button.dataset
  return keepFinish === undefined
    ? toEntry({
        productUrl: keep,
        finish,
        sizeInches: Number(keepSize),
        quantity: Number(row) || 1,
        room: queryParameter(location.search, 'in'),
      })
    : entryOfPage(button.ownerDocument, keep)
}

/** Updates a product page's contact links (`data-ask`) with its current choices. */
export function followAskLink(page: Document): void {
  const links = page.querySelectorAll<HTMLAnchorElement>('[data-ask]')
  const update = () => {
    for (const ask of links)
      ask.search = withParameters('', { list: printList([entryOfPage(page, ask.dataset.ask ?? '')]) })
  }
  if (links.length === 0) return
  update()
  page.addEventListener('change', update)
  subscribe(update)
}
