import type { KeptList } from './kept-list.ts'
import { readShortlist } from './shortlist.ts'

/** Dispatched on the sheet to open it. A sheet that is not hydrated yet finds `data-open-requested` then. */
export const OPEN_LIST = 'open-list'

/** Opens the sheet "My List"; `focusin` hydrates its island (client:interaction). */
export function openList(page: Document): void {
  const sheet = page.getElementById('my-list')
  if (!sheet) return
  sheet.dataset.openRequested = ''
  sheet.dispatchEvent(new Event('focusin', { bubbles: true }))
  sheet.dispatchEvent(new Event(OPEN_LIST))
}

/** Shows "My List" with its count in the header while something is on the list, and lets it open the sheet. */
export function followListButton(page: Document, list: KeptList): void {
  const button = page.querySelector<HTMLElement>('[data-list-open]')
  if (!button) return
  const count = button.querySelector('[data-list-count]')
  const show = () => {
    const { length } = readShortlist(list.text()).items
    button.hidden = length === 0
    if (count) count.textContent = String(length)
  }
  button.addEventListener('click', () => openList(page))
  list.subscribe(show)
  show()
}
