import { getEntry } from 'astro:content'
import { PAGE_SLOTS, type PageName, type SlotName } from './page-slots.ts'
import { parseSlots, type Slot } from './parse-slots.ts'

/**
 * The words of a page, by the headings of its file.
 *
 * @throws Error naming the file and the heading that is missing from it
 */
export async function pageCopy<Page extends PageName>(page: Page): Promise<Record<SlotName<Page>, Slot>> {
  const entry = await getEntry('pages', page)
  const slots = parseSlots(entry?.body ?? '')
  const named = PAGE_SLOTS[page].map((name) => {
    const slot = slots.get(name)
    if (!slot) throw new Error(`content/pages/${page}.md: the heading "## ${name}" is missing. Restore it.`)
    return [name, slot] as const
  })
  return Object.fromEntries(named) as Record<SlotName<Page>, Slot>
}
