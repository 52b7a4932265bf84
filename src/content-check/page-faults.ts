import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endedInText, namedIn } from '../catalogue/checks/ended-products.ts'
import { error, type Fault, missingFile } from '../catalogue/faults.ts'
import { nearest, suggest } from '../catalogue/nearest.ts'
import { ENTRY_SLOTS, LEGAL_PAGES, LINK_SLOTS, PAGE_SLOTS, PLACEHOLDERS } from '../page-copy/page-slots.ts'
import { parseSlots } from '../page-copy/parse-slots.ts'

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
    ...unlabelled.flatMap(({ name, label }) =>
      at([name], `the line "- ${label}: …" is missing`, 'Add it, with its words.'),
    ),
    ...at(empty, 'there is nothing under this heading', 'Write its words.'),
  ]
}

const lineOf = (text: string, words: string): string =>
  `line ${text.slice(0, text.indexOf(words)).split('\n').length}`

function placeholderFaults(file: string, markdown: string): Fault[] {
  const names = [...markdown.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name)
  const unknown = names.filter((name) => !(PLACEHOLDERS as readonly string[]).includes(name))
  return unknown.map((name) =>
    error({ file, field: `{${name}}` }, 'there is no fact by this name', suggest(name, PLACEHOLDERS)),
  )
}

/**
 * Every page's file exists with all its headings and no others; every `{…}` is a known name.
 *
 * @param ended the names of what is no longer sold, which no page should speak of
 */
export async function pageFaults(root: string, ended: readonly string[] = []): Promise<Fault[]> {
  const pages = [
    ...Object.entries(PAGE_SLOTS).map(([page, slots]) => ({ file: `content/pages/${page}.md`, slots })),
    ...LEGAL_PAGES.map((page) => ({ file: `content/pages/legal/${page}.md`, slots: undefined })),
  ]
  const found = await Promise.all(
    pages.map(async ({ file, slots }): Promise<Fault[]> => {
      const markdown = await readFile(join(root, file), 'utf8').catch(() => undefined)
      if (markdown === undefined) return [missingFile(file)]
      return [
        ...(slots ? slotFaults(file, markdown, slots) : []),
        ...placeholderFaults(file, markdown),
        ...namedIn(markdown, ended).map((title) => endedInText(file, lineOf(markdown, title), title)),
      ]
    }),
  )
  return found.flat()
}
