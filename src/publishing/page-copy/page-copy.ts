import { getEntry } from 'astro:content'
import { fill } from '../../catalogue/views/fill.ts'
import { storeFacts } from '../../catalogue/views/store-view.ts'
import { pageTitle, store } from '../store.ts'
import { PAGE_SLOTS, type PageName, type SlotName } from './page-slots.ts'
import { parseSlots, type Slot } from './parse-slots.ts'

const facts = storeFacts(store)

/** Fills in the store's facts, after parsing, so that a fact can't change lines or links. */
const filled = ({ text, items, entries, ...link }: Slot): Slot => ({
  ...link,
  text: fill(text, facts),
  items: items.map((item) => fill(item, facts)),
  entries: Object.fromEntries(Object.entries(entries).map(([label, words]) => [label, fill(words, facts)])),
})

/**
 * A page's copy by the headings of its file, with the store's facts, and a complete title: "Atlanta Ceiling Fans : {page}" (rule F2).
 *
 * @throws Error naming the file and the missing heading
 */
export async function pageCopy<Page extends PageName>(page: Page): Promise<Record<SlotName<Page>, Slot>> {
  const entry = await getEntry('pages', page)
  const slots = parseSlots(entry?.body ?? '')
  const named = PAGE_SLOTS[page].map((name) => {
    const written = slots.get(name)
    if (!written)
      throw new Error(`content/pages/${page}.md: the heading "## ${name}" is missing. Restore it.`)
    const slot = filled(written)
    return [name, name === 'Page title' ? { ...slot, text: pageTitle(slot.text) } : slot] as const
  })
  return Object.fromEntries(named) as Record<SlotName<Page>, Slot>
}
