import { COUNTS_PATH } from '../../client/analytics.ts'

const SHOP: string = import.meta.env.SHOP_URL
/** Device: the key of the weekly stats. */
const MONDAY_KEY = 'monday-key'

const [form] = document.forms as unknown as [HTMLFormElement]
const { key, week } = form.elements as unknown as Record<'key' | 'week', HTMLInputElement>
const main = document.querySelector('main') as HTMLElement

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
    main.textContent = `The website doesn’t answer at ${SHOP}. Ask the person who looks after it to check SHOP_URL in the editor’s settings.`
  }
}

form.hidden = false
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void show()
})
key.value = localStorage.getItem(MONDAY_KEY) ?? ''
if (key.value) void show()
