import type { BrowserGlobals } from '../browser/browser-globals.ts'
import type { KeptList } from './kept-list.ts'
import {
  countText,
  itemOf,
  MOST_ITEMS,
  readShortlist,
  type Shortlist,
  type ShortlistItem,
  withItem,
  without,
} from './shortlist.ts'
import type { Say } from './spoken-notice.ts'

/** Told by visit.ts for a click on Keep, once this script is there. */
const KEEP = 'keep'

const checkedValues = (form: HTMLFormElement, isChosen: (input: HTMLInputElement) => boolean): string =>
  [...form.querySelectorAll('input')]
    .filter(isChosen)
    .map(({ value }) => value)
    .join('--')

/** The finish that was chosen on a product's page; undefined for the one it opens with, and where there is no choice. */
function chosenFinish(page: Document): string | undefined {
  const form = page.querySelector<HTMLFormElement>('form[data-finish-choice]')
  if (!form) return undefined
  const chosen = checkedValues(form, ({ checked }) => checked)
  return chosen === checkedValues(form, ({ defaultChecked }) => defaultChecked) ? undefined : chosen
}

/**
 * Lets every Keep button of a page show whether its product is on the list, and put it there or take it away. On a
 * product's page Keep means the finish that is seen: it is not pressed while another one is on the list.
 */
export function followKeepButtons({ page }: BrowserGlobals, list: KeptList, say: Say): void {
  const items = () => readShortlist(list.text()).items
  const wanted = (button: HTMLElement): ShortlistItem => {
    const finish = button.matches('[data-keep-finish]') ? chosenFinish(page) : undefined
    return { productUrl: button.dataset.keep ?? '', ...(finish && { finish }) }
  }
  const isKept = (button: HTMLElement, known: Shortlist): boolean => {
    const { productUrl, finish } = wanted(button)
    const kept = itemOf(known, productUrl)
    return kept !== undefined && (!button.matches('[data-keep-finish]') || kept.finish === finish)
  }

  const mark = () => {
    const known = items()
    for (const button of page.querySelectorAll<HTMLElement>('[data-keep]'))
      button.setAttribute('aria-pressed', String(isKept(button, known)))
  }

  page.addEventListener(KEEP, ({ target }) => {
    const button = target as HTMLElement
    const item = wanted(button)
    const before = items()
    const isLeaving = isKept(button, before)
    const after = isLeaving ? without(before, item.productUrl) : withItem(before, item)
    if (after === before) {
      say(`Your list is full: it holds ${MOST_ITEMS} products. Remove one to keep another.`)
      return
    }
    list.keep(after)
    const name = button.getAttribute('aria-label')?.replace('Keep ', '') ?? ''
    say(isLeaving ? `${name} is off your list.` : `${name} is on your list, ${countText(after.length)} now.`)
  })
  page.addEventListener('change', mark)
  list.follow(mark)
  // Lists grow and change while they are searched.
  new MutationObserver(mark).observe(page.body, { childList: true, subtree: true })
  mark()
}
