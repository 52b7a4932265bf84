import { keepLabel } from '../../catalogue/list-words.ts'
import { trackEvent } from '../../client/analytics.ts'
import { savedValue, subscribe } from '../../client/state.ts'
import { FINISH_SEPARATOR } from '../finishes/finish-form.ts'
import { sizeText } from './choices.ts'
import { type Entries, type Entry, MAX_ENTRIES, replaced, withEntry } from './entries.ts'
import { showNotice } from './notice.ts'
import { entryOfButton } from './page-entry.ts'
import { changeList, savedEntries } from './saved-list.ts'

/** The entries of a button's product; if a tool is set to a room of the house, those for that room. */
const savedAs = (list: Entries, { productUrl, room }: Entry): Entries =>
  list.filter((entry) => entry.productUrl === productUrl && (!room || entry.room === room))

interface Pressed {
  change: 'saved' | 'changed' | 'removed' | 'full'
  list: Entries
  entry: Entry
}

/**
 * Saves a product or removes it, in whatever finish and size. On the product's own page, a click with another finish
 * or size chosen changes its entry.
 */
export function pressed(list: Entries, entry: Entry, isOnOwnPage: boolean): Pressed {
  const saved = savedAs(list, entry)
  const isChosen = ({ finish, sizeInches }: Entry) =>
    finish === entry.finish && (!entry.sizeInches || sizeInches === entry.sizeInches)
  const removed = isOnOwnPage ? saved.filter(isChosen) : saved
  if (removed.length > 0)
    return { change: 'removed', list: list.filter((one) => !removed.includes(one)), entry }
  const isOpen = ({ finish, sizeInches }: Entry) => finish === entry.finish && !sizeInches
  const former = saved.length === 1 ? saved[0] : saved.find(isOpen)
  if (former) {
    const next = { ...former, finish: entry.finish, sizeInches: entry.sizeInches ?? former.sizeInches }
    return { change: 'changed', list: replaced(list, former, next), entry: next }
  }
  const after = withEntry(list, entry)
  return { change: after === list ? 'full' : 'saved', list: after, entry }
}

/** The inputs of the product page's choice that show a finish: of its parts, or those checked at first. */
function inputsOfFinish(finish: string | undefined): HTMLInputElement[] {
  const groups = [...document.querySelectorAll('form[data-finish-choice] fieldset')]
  const slugs = finish?.split(FINISH_SEPARATOR)
  return groups.flatMap((group, index) => {
    const inputs = [...group.querySelectorAll('input')]
    return inputs.find((input) => (slugs ? input.value === slugs[index] : input.defaultChecked)) ?? []
  })
}

/** "Satin Nickel, 52 in." Empty for a product that comes in one finish and one size. */
function choiceText({ finish, sizeInches }: Entry): string {
  const finishes = inputsOfFinish(finish).map(({ labels }) => labels?.[0]?.textContent?.trim())
  return [...finishes, ...(sizeInches ? [sizeText(sizeInches)] : [])].join(', ')
}

/** "Beacon 60, 52 in., is on your list.", "A row of 3 Harbor Dome 16 is on your list." */
function sentenceOf(name: string, { change, entry }: Pressed): string {
  if (change === 'removed') return `${name} is off your list.`
  if (change === 'changed') return `${name} is now saved in ${choiceText(entry).replace(/\.$/, '')}.`
  const { quantity, sizeInches } = entry
  return `${quantity ? `A row of ${quantity} ` : ''}${name}${sizeInches ? `, ${sizeText(sizeInches)},` : ''} is on your list.`
}

export function pressSave(button: HTMLElement): void {
  const name = (button.getAttribute('aria-label') ?? '').slice(keepLabel('').length)
  const after = pressed(savedEntries(), entryOfButton(button), button.matches('[data-keep-finish]'))
  if (after.change === 'full') {
    showNotice(`Your list is full: it holds ${MAX_ENTRIES} products. Remove one to add another.`)
    return
  }
  const isStored = changeList(after.list, sentenceOf(name, after))
  if (!isStored || after.change !== 'saved') return
  trackEvent('kept', after.entry.productUrl)
  // Offers the rooms of the house, if the device has any. If that fails, the product is saved all the same.
  if (savedValue('rooms'))
    import('./offer-room.ts').then(({ offerRoom }) => offerRoom(after.entry)).catch(() => undefined)
}

function mark(): void {
  const list = savedEntries()
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const saved = savedAs(list, entryOfButton(button))
    button.setAttribute('aria-pressed', String(saved.length > 0))
    if (!button.matches('[data-keep-finish]')) continue
    const choices = new Set(saved.map(choiceText).filter(Boolean))
    button.title = choices.size > 0 ? `Saved in ${[...choices].join(' and ')}` : ''
    const inputs = new Set(saved.flatMap(({ finish }) => inputsOfFinish(finish)))
    for (const input of document.querySelectorAll<HTMLInputElement>('form[data-finish-choice] input'))
      input.parentElement?.toggleAttribute('data-saved', inputs.has(input))
  }
}

export function markSaveButtons(): void {
  document.addEventListener('change', mark)
  subscribe(mark)
  // Filters and search add and remove cards here only.
  const results = document.querySelector('[data-result-list]')
  if (results) new MutationObserver(mark).observe(results, { childList: true, subtree: true })
  mark()
}
