import { subscribe } from '../../client/state.ts'
import { FINISH_SEPARATOR } from '../finishes/finish-form.ts'
import { sizeText } from './chosen-size.ts'
import { itemOfButton } from './item-on-page.ts'
import { titleInLabel } from './keep-label.ts'
import type { ShowNotice } from './notice.ts'
import { onceMeant } from './once-meant.ts'
import { changeList, savedItems, savedListText, saveItems } from './saved-list.ts'
import {
  listItem,
  MOST_ITEMS,
  printShortlist,
  replaced,
  type Shortlist,
  type ShortlistItem,
  withItem,
} from './shortlist.ts'

const sizeWords = ({ sizeInches }: ShortlistItem): string => (sizeInches ? `, ${sizeText(sizeInches)},` : '')

/** "Beacon 60, 52 in., is on your list.", "A row of 3 Harbor Dome 16 is on your list." */
const keptSentence = (name: string, kept: ShortlistItem): string =>
  `${kept.quantity ? `A row of ${kept.quantity} ` : ''}${name}${sizeWords(kept)} is on your list.`

/** The inputs of the product page's choice that show a finish: of its parts, or those checked at first. */
function inputsOfFinish(page: Document, finish: string | undefined): HTMLInputElement[] {
  const groups = [...page.querySelectorAll('form[data-finish-choice] fieldset')]
  const slugs = finish?.split(FINISH_SEPARATOR)
  return groups.flatMap((group, index) => {
    const inputs = [...group.querySelectorAll('input')]
    return inputs.find((input) => (slugs ? input.value === slugs[index] : input.defaultChecked)) ?? []
  })
}

/** "Satin Nickel, 52 in." Empty for a product that comes in one finish and one size. */
function choiceText(page: Document, { finish, sizeInches }: ShortlistItem): string {
  const finishes = inputsOfFinish(page, finish).map(({ labels }) => labels?.[0]?.textContent?.trim())
  return [...finishes, ...(sizeInches ? [sizeText(sizeInches)] : [])].join(', ')
}

/**
 * Makes every Save button on a page show whether its product is on the list, in whatever finish and size, and add or remove it. On a
 * product page, a press with another finish or size chosen changes the entry. Where a tool is set to a room of the house, the button
 * is about that room.
 *
 * @param onKept called when a press has put a product on the list
 * @returns answers a press on one
 */
export function followKeepButtons(
  page: Document,
  view: Window,
  showNotice: ShowNotice,
  onKept: (item: ShortlistItem) => void,
): (button: HTMLElement) => void {
  const items = () => savedItems(view)
  const savedBy = (button: HTMLElement, known: Shortlist): Shortlist => {
    const { productUrl, room } = itemOfButton(button)
    return known.filter((item) => item.productUrl === productUrl && (!room || item.room === room))
  }

  const mark = () => {
    const known = items()
    for (const button of page.querySelectorAll<HTMLElement>('[data-keep]')) {
      const saved = savedBy(button, known)
      button.setAttribute('aria-pressed', String(saved.length > 0))
      if (!button.matches('[data-keep-finish]')) continue
      const choices = new Set(saved.map((item) => choiceText(page, item)).filter(Boolean))
      button.title = choices.size > 0 ? `Saved in ${[...choices].join(' and ')}` : ''
      const inputs = new Set(saved.flatMap(({ finish }) => inputsOfFinish(page, finish)))
      for (const input of page.querySelectorAll<HTMLInputElement>('form[data-finish-choice] input'))
        input.parentElement?.toggleAttribute('data-saved', inputs.has(input))
    }
  }

  const press = (button: HTMLElement) => {
    const item = itemOfButton(button)
    const before = items()
    const saved = savedBy(button, before)
    const name = titleInLabel(button.getAttribute('aria-label') ?? '')
    const change = (items: Shortlist, sentence: string) => changeList(items, sentence, showNotice, view)
    const isChosen = ({ finish, sizeInches }: ShortlistItem) =>
      finish === item.finish && (!item.sizeInches || sizeInches === item.sizeInches)
    const removed = button.matches('[data-keep-finish]') ? saved.filter(isChosen) : saved
    if (removed.length > 0) {
      change(
        before.filter((one) => !removed.includes(one)),
        `${name} is off your list.`,
      )
      return
    }
    const [former] = saved
    if (former && saved.length === 1) {
      const next = { ...former, finish: item.finish, sizeInches: item.sizeInches ?? former.sizeInches }
      const choice = choiceText(page, next)
      change(replaced(before, former, next), `${name} is now saved in ${choice.replace(/\.$/, '')}.`)
      return
    }
    if (withItem(before, item) === before) {
      showNotice(`Your list is full: it holds ${MOST_ITEMS} products. Remove one to add another.`)
      return
    }
    const keep = (kept: ShortlistItem) => change(withItem(before, kept), keptSentence(name, kept))
    if (!keep(item)) return
    const text = savedListText(view)
    onceMeant(page, () => {
      if (savedListText(view) !== text) return
      const { sizeInches, room, quantity } = itemOfButton(button)
      const meant = listItem({
        ...item,
        sizeInches: item.sizeInches ?? sizeInches,
        quantity: item.quantity ?? quantity,
        room: item.room ?? room,
      })
      if (printShortlist([meant]) !== printShortlist([item])) {
        // As if only this were kept: Undo takes back both.
        saveItems(before, view)
        keep(meant)
      }
      onKept(meant)
    })
  }
  page.addEventListener('change', mark)
  subscribe(mark, view)
  // Cards are added and removed here only: by filters and search.
  const results = page.querySelector('[data-result-list]')
  if (results) new MutationObserver(mark).observe(results, { childList: true, subtree: true })
  mark()
  return press
}
