import type { BrowserGlobals } from '../../client/browser-globals.ts'
import { LIST_PRESS, START_ISLAND } from '../../client/keys.ts'
import { subscribe } from '../../client/state.ts'
import { savedItems } from './saved-list.ts'

/** Dispatched on the sheet to open it. A sheet that is not hydrated yet finds `data-open-requested` then. */
export const OPEN_LIST = 'open-list'

/** Opens the sheet "My List", and starts its island. */
export function openList(page: Document): void {
  const sheet = page.getElementById('my-list')
  if (!sheet) return
  sheet.dataset.openRequested = ''
  sheet.dispatchEvent(new Event(START_ISLAND, { bubbles: true }))
  sheet.dispatchEvent(new Event(OPEN_LIST))
}

/** Shows "My List" with its count in the header, and lets it and the one in the menu open the sheet. */
export function followListButton({ page, view }: BrowserGlobals): void {
  const button = page.querySelector<HTMLElement>('[data-list-open]')
  const count = page.querySelector('[data-list-count]')
  const show = () => {
    const { length } = savedItems(view)
    button?.toggleAttribute('data-is-empty', length === 0)
    if (count) count.textContent = length === 0 ? '' : String(length)
  }
  for (const one of page.querySelectorAll('[data-list-open], [data-list-menu]'))
    one.addEventListener(LIST_PRESS, () => openList(page))
  subscribe(show, view)
  show()
}
