import type { BrowserGlobals } from '../../client/browser-globals.ts'
import { LIST_PRESS } from '../../client/keys.ts'
import { sizeText } from './chosen-size.ts'
import { itemOfButton } from './item-on-page.ts'
import { titleInLabel } from './keep-label.ts'
import { changeList, type KeptList } from './kept-list.ts'
import type { ShowNotice } from './notice.ts'
import { onceMeant } from './once-meant.ts'
import {
  listItem,
  MOST_ITEMS,
  printShortlist,
  readShortlist,
  type Shortlist,
  type ShortlistItem,
  withItem,
} from './shortlist.ts'

const sizeWords = ({ sizeInches }: ShortlistItem): string => (sizeInches ? `, ${sizeText(sizeInches)},` : '')

/** "Beacon 60, 52 in., is on your list.", "A row of 3 Harbor Dome 16 is on your list." */
const keptSentence = (name: string, kept: ShortlistItem): string =>
  `${kept.quantity ? `A row of ${kept.quantity} ` : ''}${name}${sizeWords(kept)} is on your list.`

/**
 * Makes every Keep button on a page show whether its product is on the list, and add or remove it. On a product page, Keep
 * means the chosen finish and size: it is not pressed while others are on the list. Where measures are of a room of the house,
 * it is kept for that room.
 *
 * @param onKept called when a press has put a product on the list
 */
export function followKeepButtons(
  { page }: BrowserGlobals,
  list: KeptList,
  showNotice: ShowNotice,
  onKept: (item: ShortlistItem) => void,
): void {
  const items = () => readShortlist(list.text()).items
  /** What of a list a button stands for. */
  const keptBy = (button: HTMLElement, known: Shortlist): Shortlist => {
    const { productUrl, finish, sizeInches, room } = itemOfButton(button)
    const isOnOwnPage = button.matches('[data-keep-finish]')
    return known.filter(
      (item) =>
        item.productUrl === productUrl &&
        (!room || item.room === room) &&
        (!isOnOwnPage || (item.finish === finish && (!sizeInches || item.sizeInches === sizeInches))),
    )
  }

  const mark = () => {
    const known = items()
    for (const button of page.querySelectorAll<HTMLElement>('[data-keep]'))
      button.setAttribute('aria-pressed', String(keptBy(button, known).length > 0))
  }

  page.addEventListener(LIST_PRESS, ({ target }) => {
    const button = target as HTMLElement
    if (!button.dataset.keep) return
    const item = itemOfButton(button)
    const before = items()
    const kept = keptBy(button, before)
    const isRemoval = kept.length > 0
    const after = isRemoval ? before.filter((one) => !kept.includes(one)) : withItem(before, item)
    if (after === before) {
      showNotice(`Your list is full: it holds ${MOST_ITEMS} products. Remove one to add another.`)
      return
    }
    const name = titleInLabel(button.getAttribute('aria-label') ?? '')
    const change = (items: Shortlist, sentence: string) => changeList(list, items, sentence, showNotice)
    if (isRemoval) {
      change(after, `${name} is off your list.`)
      return
    }
    const keep = (kept: ShortlistItem) => change(withItem(before, kept), keptSentence(name, kept))
    if (!keep(item)) return
    const text = list.text()
    onceMeant(page, () => {
      if (list.text() !== text) return
      const { sizeInches, room, quantity } = itemOfButton(button)
      const meant = listItem({
        ...item,
        sizeInches: item.sizeInches ?? sizeInches,
        quantity: item.quantity ?? quantity,
        room: item.room ?? room,
      })
      if (printShortlist([meant]) !== printShortlist([item])) {
        // As if only this were kept: Undo takes back both.
        list.keep(before)
        keep(meant)
      }
      onKept(meant)
    })
  })
  page.addEventListener('change', mark)
  list.subscribe(mark)
  // Cards are added and removed here only: by filters and search.
  const results = page.querySelector('[data-result-list]')
  if (results) new MutationObserver(mark).observe(results, { childList: true })
  mark()
}
