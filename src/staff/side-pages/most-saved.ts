import { COUNTS_PATH, MONDAY_KEY } from '../../client/keys.ts'
import { mostSaved } from '../../features/weekly-stats/most-saved.ts'

const today = new Date().toLocaleDateString('sv')
for (const day of document.querySelectorAll<HTMLElement>('[data-date]'))
  if ((day.dataset.date ?? '') < today) day.remove()

/** Shows last week's most saved products, if this device has the key of the weekly stats. */
async function showSaved(key: string): Promise<void> {
  const answer = await fetch(new URL(COUNTS_PATH, import.meta.env.SHOP_URL), {
    headers: { Authorization: `Bearer ${key}` },
  })
  if (!answer.ok) return
  const products = mostSaved(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  const section = document.querySelector<HTMLElement>('#saved')
  if (!section || products.length === 0) return
  section.hidden = false
  section
    .querySelector('ul')
    ?.append(...products.map((text) => Object.assign(document.createElement('li'), { textContent: text })))
}

const key = localStorage.getItem(MONDAY_KEY)
// The sheet is complete without this: an unreachable shop leaves it out.
if (key) showSaved(key).catch(() => undefined)
