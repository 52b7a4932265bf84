import fc from 'fast-check'
import { ENTRY_SLOTS, LINK_SLOTS, LIST_SLOTS, PAGE_SLOTS } from '../../src/publishing/page-copy/page-slots.ts'
import { pageFiles } from '../own-catalogue/pages.ts'
import { anyWords } from './arbitrary-of.ts'

/** Words of a paragraph: what Markdown, or the site itself, would take for more than words is taken out. */
const plainWords = anyWords.map((words) => `Say ${words.replace(/[{}[\]</\n\r\u2028\u2029]/g, ' ').trim()}`)

const MAX_WORDS = Object.values(PAGE_SLOTS).flat().length

/** Text under a heading, in the heading's required form. */
function written(slot: string, words: string): string {
  if (LINK_SLOTS.has(slot)) return `[${words}](/contact)`
  if (LIST_SLOTS.has(slot)) return `- ${words}\n- ${words}`
  return ENTRY_SLOTS[slot]?.map((label) => `- ${label}: ${words}`).join('\n') ?? words
}

/** The files of all pages with any words under their headings; the legal texts are those of the tests. */
export const anyPages: fc.Arbitrary<Record<string, string>> = fc
  .array(plainWords, { minLength: MAX_WORDS, maxLength: MAX_WORDS })
  .map((words) => {
    const left = words.values()
    // Each is different: parts of a page need unique names.
    let count = 0
    return pageFiles((_, slot) => {
      count += 1
      return written(slot, `${left.next().value ?? ''} ${count}`)
    })
  })
