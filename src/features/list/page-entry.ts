import { queryParameter, savedValue, subscribe, withParameters } from '../../client/state.ts'
import { STATE_CHANGED } from '../../client/storage.ts'
import { finishInForm } from '../finishes/finish-form.ts'
import { type Entry, printList, readList } from './entries.ts'

let rowOfPage: number | undefined

export function setRowOfPage(row: number | undefined): void {
  if (row === rowOfPage) return
  rowOfPage = row
  dispatchEvent(new Event(STATE_CHANGED))
}

/** The product of a page as its visitor has chosen it: in a finish and size, in a row, for the room they last worked in. */
function entryOfPage(productUrl: string): Entry {
  const form = document.querySelector<HTMLFormElement>('form[data-finish-choice]')
  return {
    productUrl,
    finish: form ? finishInForm(form) : undefined,
    sizeInches:
      Number(document.querySelector<HTMLInputElement>('[data-size-choice] :checked')?.value) || undefined,
    quantity: rowOfPage,
    room: queryParameter(location.search, 'in') ?? savedValue('in'),
  }
}

/** The entry of a Save button (`data-keep`). A card's link has the image's finish, and the address the room. */
export function entryOfButton(button: HTMLElement): Entry {
  const [entry = { productUrl: '' }] = readList(button.dataset.keep ?? '').entries
  if (button.matches('[data-keep-finish]')) return entryOfPage(entry.productUrl)
  const link = button.closest('[data-card]')?.querySelector<HTMLAnchorElement>('h2 a')
  return {
    ...entry,
    finish: queryParameter(link?.search ?? '', 'finish'),
    room: queryParameter(location.search, 'in'),
  }
}

/** Updates a product page's contact links (`data-ask`) with its current choices. */
export function followAskLink(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-ask]')
  const update = () => {
    for (const ask of links)
      ask.search = withParameters('', { list: printList([entryOfPage(ask.dataset.ask ?? '')]) })
  }
  if (links.length === 0) return
  update()
  document.addEventListener('change', update)
  subscribe(update)
}
