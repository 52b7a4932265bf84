import type { KeptList } from './kept-list.ts'
import { readShortlist } from './shortlist.ts'

/** Asked of the sheet, which may still be on its way: it looks for the attribute when it comes. */
export const LIST_WANTED = 'list-wanted'

/** Opens the sheet "My list"; its island is woken as if the visitor had turned to it. */
export function openList(page: Document): void {
  const sheet = page.getElementById('my-list')
  if (!sheet) return
  sheet.dataset.wanted = ''
  sheet.dispatchEvent(new Event('focusin', { bubbles: true }))
  sheet.dispatchEvent(new Event(LIST_WANTED))
}

/** Shows "My list" with its count in the header while something is on the list, and lets it open the sheet. */
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
  list.follow(show)
  show()
}
