import { COUNTS_PATH, MONDAY_KEY } from '../../client/keys.ts'

const SHOP: string = import.meta.env.SHOP_URL

const find = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}
const form = find<HTMLFormElement>('form')
const key = find<HTMLInputElement>('[name=key]')
const week = find<HTMLInputElement>('[name=week]')
const main = find('main')

async function show(): Promise<void> {
  main.textContent = 'Loading…'
  const address = new URL(`${COUNTS_PATH}?week=${week.value}`, SHOP)
  try {
    const answer = await fetch(address, { headers: { Authorization: `Bearer ${key.value.trim()}` } })
    const text = await answer.text()
    if (!answer.ok) main.textContent = text
    else {
      main.innerHTML = text
      localStorage.setItem(MONDAY_KEY, key.value.trim())
    }
  } catch {
    main.textContent = `${SHOP} doesn’t answer. Check SHOP_URL in the settings of the editor’s site, and that the shop is published.`
  }
}

form.hidden = false
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void show()
})
key.value = localStorage.getItem(MONDAY_KEY) ?? ''
if (key.value) void show()
