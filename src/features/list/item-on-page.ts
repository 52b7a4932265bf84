import { queryParameter } from '../../client/state.ts'
import { finishInForm } from '../finishes/finish-form.ts'
import { listItem, type ShortlistItem } from './shortlist.ts'

/**
 * The product of a page as its visitor sees it: in the finish that is chosen, and in the size that is chosen, which its choice
 * leaves in a `data-size`, else in the one that suits the room, which the tool "In Your Room" below it leaves there, for the
 * room of the house that it leaves in a `data-in`; and a row of as many as "In Its Place" leaves in a `data-row`.
 */
export function itemOnPage(page: Document, productUrl: string): ShortlistItem {
  const form = page.querySelector<HTMLFormElement>('form[data-finish-choice]')
  return listItem({
    productUrl,
    finish: form ? finishInForm(form) : undefined,
    sizeInches: Number(page.querySelector<HTMLElement>('[data-size]')?.dataset.size ?? 0),
    quantity: Number(page.querySelector<HTMLElement>('[data-row]')?.dataset.row ?? 1),
    room: page.querySelector<HTMLElement>('[data-in]')?.dataset.in,
  })
}

/**
 * The product that a Keep button means. On a product page it is kept in the chosen finish and size; on a card in the size that suits
 * the list's room (`data-keep-size`), in a row that was asked for (`data-row`), the finish shown (`data-finish`), and for the room of the house that the address is of.
 */
export function itemOfButton(button: HTMLElement): ShortlistItem {
  const { keep = '', keepSize = 0, keepFinish, finish, row } = button.dataset
  return keepFinish === undefined
    ? listItem({
        productUrl: keep,
        finish,
        sizeInches: Number(keepSize),
        quantity: Number(row) || 1,
        room: queryParameter(location.search, 'in'),
      })
    : itemOnPage(button.ownerDocument, keep)
}
