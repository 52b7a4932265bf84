import { subscribe } from '../../client/state.ts'
import { FINISH_SEPARATOR } from '../finishes/finish-form.ts'
import { sizeText } from './choices.ts'
import { type Entries, type Entry, MAX_ENTRIES, replaced, withEntry } from './entries.ts'
import { titleInLabel } from './keep-label.ts'
import type { ShowNotice } from './notice.ts'
import { entryOfButton } from './page-entry.ts'
import { changeList, savedEntries } from './saved-list.ts'

/** "Beacon 60, 52 in., is on your list.", "A row of 3 Harbor Dome 16 is on your list." */
const savedSentence = (name: string, { quantity, sizeInches }: Entry): string =>
  `${quantity ? `A row of ${quantity} ` : ''}${name}${sizeInches ? `, ${sizeText(sizeInches)},` : ''} is on your list.`

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
function choiceText(page: Document, { finish, sizeInches }: Entry): string {
  const finishes = inputsOfFinish(page, finish).map(({ labels }) => labels?.[0]?.textContent?.trim())
  return [...finishes, ...(sizeInches ? [sizeText(sizeInches)] : [])].join(', ')
}

/**
 * Makes every Save button on a page show whether its product is on the list, in whatever finish and size, and add or remove it. On a
 * product page, a press with another finish or size chosen changes the entry. If a tool is set to a room of the house, the button
 * is about that room.
 *
 * @param onSaved called when a press has put a product on the list
 * @returns answers a press on one
 */
export function followSaveButtons(
  page: Document,
  view: Window,
  showNotice: ShowNotice,
  onSaved: (entry: Entry) => void,
): (button: HTMLElement) => void {
  const savedBy = (button: HTMLElement, list: Entries): Entries => {
    const { productUrl, room } = entryOfButton(button)
    return list.filter((entry) => entry.productUrl === productUrl && (!room || entry.room === room))
  }

  const mark = () => {
    const list = savedEntries(view)
    for (const button of page.querySelectorAll<HTMLElement>('[data-keep]')) {
      const saved = savedBy(button, list)
      button.setAttribute('aria-pressed', String(saved.length > 0))
      if (!button.matches('[data-keep-finish]')) continue
      const choices = new Set(saved.map((entry) => choiceText(page, entry)).filter(Boolean))
      button.title = choices.size > 0 ? `Saved in ${[...choices].join(' and ')}` : ''
      const inputs = new Set(saved.flatMap(({ finish }) => inputsOfFinish(page, finish)))
      for (const input of page.querySelectorAll<HTMLInputElement>('form[data-finish-choice] input'))
        input.parentElement?.toggleAttribute('data-saved', inputs.has(input))
    }
  }

  const press = (button: HTMLElement) => {
    const entry = entryOfButton(button)
    const before = savedEntries(view)
    const saved = savedBy(button, before)
    const name = titleInLabel(button.getAttribute('aria-label') ?? '')
    const change = (list: Entries, sentence: string) => changeList(list, sentence, showNotice, view)
    const isChosen = ({ finish, sizeInches }: Entry) =>
      finish === entry.finish && (!entry.sizeInches || sizeInches === entry.sizeInches)
    const removed = button.matches('[data-keep-finish]') ? saved.filter(isChosen) : saved
    if (removed.length > 0) {
      change(
        before.filter((one) => !removed.includes(one)),
        `${name} is off your list.`,
      )
      return
    }
    const isOpen = ({ finish, sizeInches }: Entry) => finish === entry.finish && !sizeInches
    const former = saved.length === 1 ? saved[0] : saved.find(isOpen)
    if (former) {
      const next = { ...former, finish: entry.finish, sizeInches: entry.sizeInches ?? former.sizeInches }
      const choice = choiceText(page, next)
      change(replaced(before, former, next), `${name} is now saved in ${choice.replace(/\.$/, '')}.`)
      return
    }
    const after = withEntry(before, entry)
    if (after === before)
      showNotice(`Your list is full: it holds ${MAX_ENTRIES} products. Remove one to add another.`)
    else if (change(after, savedSentence(name, entry))) onSaved(entry)
  }
  page.addEventListener('change', mark)
  subscribe(mark, view)
  // Filters and search add and remove cards here only.
  const results = page.querySelector('[data-result-list]')
  if (results) new MutationObserver(mark).observe(results, { childList: true, subtree: true })
  mark()
  return press
}
