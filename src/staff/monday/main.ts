import { COUNTS_PATH } from '../../client/keys.ts'
import { saveFile } from '../../client/save-file.ts'
import { dateText, daysAfter } from '../../features/monday/dates.ts'
import type { Week } from '../../features/monday/week.ts'
import { weekCsv } from './week-csv.ts'
import { weekView } from './week-view.ts'

const SHOP: string = import.meta.env.SHOP_URL
const KEY = 'monday-key'
/** As many as are kept, but for the one before the oldest. */
const WEEKS = 12

const find = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}
const form = find<HTMLFormElement>('form')
const key = find<HTMLInputElement>('[name=key]')
const weeks = find<HTMLSelectElement>('[name=week]')
const save = find<HTMLButtonElement>('[name=save]')
const status = find<HTMLElement>('[role=status]')
let shown: Week | undefined

function offerWeeks(thisMonday: string, chosen: string): void {
  const mondays = Array.from({ length: WEEKS }, (_, index) => daysAfter(thisMonday, -7 * index))
  weeks.replaceChildren(
    ...mondays.map((monday, index) => {
      const name =
        index === 0 ? 'This week, so far' : index === 1 ? 'Last week' : `Week of ${dateText(monday)}`
      return new Option(name, monday, false, monday === chosen)
    }),
  )
}

/** What the shop answers, or a sentence that says what to do. */
async function ask(): Promise<(Week & { thisMonday: string }) | string> {
  const address = new URL(COUNTS_PATH, SHOP)
  if (weeks.value) address.searchParams.set('week', weeks.value)
  try {
    const answer = await fetch(address, { headers: { Authorization: `Bearer ${key.value.trim()}` } })
    return answer.ok ? await answer.json() : await answer.text()
  } catch {
    return `${SHOP} does not answer. Check SHOP_URL among the settings of the editor’s site, and that the shop is published.`
  }
}

async function show(): Promise<void> {
  status.textContent = 'One moment…'
  const answer = await ask()
  status.textContent = typeof answer === 'string' ? answer : ''
  shown = typeof answer === 'string' ? undefined : answer
  // A key that opens is not asked for again.
  find<HTMLElement>('.key').hidden = shown !== undefined
  find<HTMLElement>('.choice').hidden = shown === undefined
  find('main').replaceChildren(...(shown ? weekView(shown) : []))
  if (typeof answer === 'string') return
  localStorage.setItem(KEY, key.value.trim())
  offerWeeks(answer.thisMonday, answer.monday)
}

key.value = localStorage.getItem(KEY) ?? ''
form.hidden = false
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void show()
})
weeks.addEventListener('change', show)
save.addEventListener('click', () => {
  if (shown)
    saveFile(document, new Blob([weekCsv(shown)], { type: 'text/csv' }), `shoppers-${shown.monday}.csv`)
})
if (key.value) void show()
else
  status.textContent =
    'Type the key that is set as MONDAY_KEY on the shop’s site (Netlify, Environment variables). Without one nothing is counted.'
