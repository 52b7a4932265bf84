import { markdownToMdast } from 'satteri'
import { mentionWarnings } from '../../catalogue/consistency/discontinued.ts'
import { error, type Fault, missingFile } from '../../catalogue/faults.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import {
  ENTRY_SLOTS,
  LEGAL_PAGES,
  LINK_SLOTS,
  PAGE_SLOTS,
  PLACEHOLDERS,
} from '../../publishing/page-copy/page-slots.ts'
import { parseSlots } from '../../publishing/page-copy/parse-slots.ts'
import { addressFaults } from './address-faults.ts'
import { isLinkAddress } from './markdown.ts'
import type { PageTexts } from './read-pages.ts'
import { lineAt, markdownFaults, menuFaults, textFaults } from './text-faults.ts'

function slotFaults(file: string, markdown: string, expected: readonly string[]): Fault[] {
  const slots = parseSlots(markdown)
  const unknown = [...slots.keys()].filter((name) => !expected.includes(name))
  // A misspelled heading is missing as well: one line says both.
  const misspelt = new Set(unknown.map((name) => nearest(name, expected)))
  const missing = expected.filter((name) => !slots.has(name) && !misspelt.has(name))
  const headings = [...markdown.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name.trim())
  const repeated = new Set(headings.filter((name, index) => headings.indexOf(name) < index))
  const unlinked = expected.filter(
    (name) => LINK_SLOTS.has(name) && slots.get(name)?.text && !slots.get(name)?.href,
  )
  const unlabelled = expected.flatMap((name) => {
    const slot = slots.get(name)
    const labels = slot ? (ENTRY_SLOTS[name] ?? []) : []
    return labels.filter((label) => !slot?.entries[label]).map((label) => ({ name, label }))
  })
  const empty = expected.filter((name) => slots.get(name)?.text === '' && slots.get(name)?.items.length === 0)
  const at = (names: readonly string[], problem: string, remedy: string) =>
    names.map((name) => error({ file, field: `## ${name}` }, problem, remedy))
  return [
    ...at(missing, 'this heading is missing', 'Add it, with its words under it.'),
    ...unknown.flatMap((name) => at([name], 'is not a heading on this page', suggest(name, expected))),
    ...at([...repeated], 'this heading is listed twice', 'Delete one of the two, with its words.'),
    ...at(unlinked, 'expected a link', 'Write it in the form [words](/address).'),
    ...at(
      expected.filter((name) => !isLinkAddress(slots.get(name)?.href ?? '/')),
      'expected an address such as "/contact" or "https://example.com"',
      'Correct the address of the link.',
    ),
    ...unlabelled.flatMap(({ name, label }) =>
      at([name], `the line "- ${label}: …" is missing`, 'Add it, with its words.'),
    ),
    ...at(
      /^[^:\n]+ : /.test(slots.get('Page title')?.text ?? '') ? ['Page title'] : [],
      "has a name before the colon, and the site puts the store's name there",
      'Leave the words after the colon.',
    ),
    ...at(empty, 'there is nothing under this heading', 'Write its words.'),
  ]
}

function placeholderFaults(file: string, markdown: string): Fault[] {
  const names = [...markdown.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name)
  const unknown = names.filter((name) => !(PLACEHOLDERS as readonly string[]).includes(name))
  return unknown.map((name) =>
    error({ file, field: `{${name}}` }, 'there is no fact by this name', suggest(name, PLACEHOLDERS)),
  )
}

/**
 * Every page's file exists with all its headings and no others; pages of running text are whole and have addresses of their own;
 * every `{…}` is a known name.
 *
 * @param discontinued the names of products that no page should mention
 */
export function pageFaults(texts: PageTexts, discontinued: readonly string[] = []): Fault[] {
  const slotsOf = new Map(
    Object.entries(PAGE_SLOTS).map(([page, slots]): [string, readonly string[]] => [
      `content/pages/${page}.md`,
      slots,
    ]),
  )
  const needed = [...slotsOf.keys(), ...LEGAL_PAGES.map((page) => `content/pages/legal/${page}.md`)]
  const missing = needed.filter((file) => !texts.has(file)).map(missingFile)
  const found = [...texts].flatMap(([file, markdown]) => {
    const slots = slotsOf.get(file)
    return [
      ...(slots
        ? [...slotFaults(file, markdown, slots), ...markdownFaults(file, markdown, markdownToMdast)]
        : textFaults(file, markdown, markdownToMdast)),
      ...placeholderFaults(file, markdown),
      ...mentionWarnings(
        (title) => ({ file, field: lineAt(markdown, markdown.indexOf(title)) }),
        markdown,
        discontinued,
      ),
    ]
  })
  return [...missing, ...addressFaults([...texts.keys()], needed), ...menuFaults(texts), ...found]
}
