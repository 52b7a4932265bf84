import type { BrowserGlobals } from '../browser/browser-globals.ts'
import { finishInForm } from '../browser/finish-form.ts'
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

/**
 * Lets every Keep button of a page show whether its product is on the list, and put it there or take it away. On a
 * product's page Keep means the finish that is seen: it is not pressed while another one is on the list.
 */
export function followKeepButtons({ page }: BrowserGlobals, list: KeptList, say: Say): void {
  const items = () => readShortlist(list.text()).items
  const wanted = (button: HTMLElement): ShortlistItem => {
    const form = page.querySelector<HTMLFormElement>('form[data-finish-choice]')
    const finish = form && button.matches('[data-keep-finish]') ? finishInForm(form) : undefined
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
  // The one place where cards come and go: the results of filters and search.
  const results = page.querySelector('[data-result-list]')
  if (results) new MutationObserver(mark).observe(results, { childList: true })
  mark()
}
