import { markdownToMdast } from 'satteri'
import { mentionWarnings } from '../../catalogue/consistency/discontinued.ts'
import type { Catalogue } from '../../catalogue/create-catalogue.ts'
import { error, type Fault, missingFile, warning } from '../../catalogue/faults.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { paths } from '../../catalogue/paths.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import { everyPath } from '../../catalogue/views/page-paths.ts'
import {
  ENTRY_SLOTS,
  LEGAL_PAGES,
  LINK_SLOTS,
  PAGE_SLOTS,
  PLACEHOLDERS,
} from '../../publishing/page-copy/page-slots.ts'
import { parseSlots } from '../../publishing/page-copy/parse-slots.ts'
import { HEAD_LINES, splitHead } from '../../publishing/page-copy/text-head.ts'
import type { PageTexts } from './read-content.ts'
import { isLinkAddress, lineAt, lineOf, markdownFaults, markdownNodes, textFaults } from './text.ts'

/** The address of a plain page, by its file; undefined of any other file. */
export function plainPath(file: string): string | undefined {
  const [, name] = /^content\/pages\/plain\/([^/]+)\.md$/.exec(file) ?? []
  return name && `/${name}`
}

/** The first parts of all addresses that the site has besides its plain pages. */
const TAKEN: ReadonlySet<string> = new Set([
  ...Object.values(paths).flatMap((path) => (typeof path === 'string' ? path.split(/[/#]/)[1] || [] : [])),
  ...['404', 'api', 'data', 'index', 'social'],
])

/** A page that staff have added has an address of its own. */
function addressFaults(file: string): Fault[] {
  const path = plainPath(file)
  if (path === undefined) {
    const to = `content/pages/plain/${file.slice(file.lastIndexOf('/') + 1)}`
    return [error({ file }, 'the site has no page for this file', `Move it to ${to}.`)]
  }
  if (!SLUG.test(path.slice(1))) {
    const remedy = 'Name the file in lowercase words, such as financing-plans.md.'
    return [error({ file }, `${path} cannot be the address of a page`, remedy)]
  }
  if (!TAKEN.has(path.slice(1))) return []
  return [error({ file }, `the site has another page at ${path}`, 'Give the file another name.')]
}

/** Errors in the headings of a page and the words under them. */
function slotFaults(file: string, markdown: string, expected: readonly string[]): Fault[] {
  const slots = parseSlots(markdown)
  const faults: Fault[] = []
  const add = (name: string, problem: string, remedy: string) =>
    faults.push(error({ file, field: `## ${name}` }, problem, remedy))
  const unknown = [...slots.keys()].filter((name) => !expected.includes(name))
  // A misspelled heading is missing as well: one line is enough.
  const misspelled = new Set(unknown.map((name) => nearest(name, expected)))
  const headings = [...markdown.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name.trim())
  for (const name of unknown) add(name, 'is not a heading on this page', suggest(name, expected))
  for (const name of new Set(headings.filter((one, index) => headings.indexOf(one) < index)))
    add(name, 'this heading is listed twice', 'Delete one of the two, with its text.')
  for (const name of expected) {
    const slot = slots.get(name)
    if (!slot) {
      if (!misspelled.has(name)) add(name, 'this heading is missing', 'Add the heading and its text.')
      continue
    }
    if (LINK_SLOTS.has(name) && slot.text && !slot.href)
      add(name, 'expected a link', 'Write it in the form [words](/address).')
    if (slot.href !== undefined && !isLinkAddress(slot.href))
      add(
        name,
        'expected an address such as "/contact" or "https://example.com"',
        'Correct the address of the link.',
      )
    for (const label of ENTRY_SLOTS[name] ?? [])
      if (!slot.entries[label]) add(name, `the line "- ${label}: …" is missing`, 'Add it.')
    if (slot.text === '' && slot.items.length === 0)
      add(name, 'this heading has no text', 'Add text under it.')
    if (name === 'Page title' && /^[^:\n]+ : /.test(slot.text))
      add(
        name,
        "has a name before the colon, where the site puts the store's name",
        'Keep only the text after the colon.',
      )
  }
  return faults
}

function placeholderFaults(file: string, markdown: string): Fault[] {
  const names = [...markdown.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name)
  return names
    .filter((name) => !(PLACEHOLDERS as readonly string[]).includes(name))
    .map((name) => error({ file, field: `{${name}}` }, 'is not a store fact', suggest(name, PLACEHOLDERS)))
}

/** Beside the site's own links, at the width of a small laptop. */
const MAX_IN_MENU = 2

/** Too many pages in the menu. */
export function menuWarnings(texts: PageTexts): Fault[] {
  const inMenu = [...texts].filter(([, markdown]) => splitHead(markdown).said.linkedIn === 'menu')
  const problem = `the menu has room for ${MAX_IN_MENU} more pages, but ${inMenu.length} are in it`
  return inMenu
    .slice(MAX_IN_MENU)
    .map(([file]) => warning({ file, field: HEAD_LINES.linkedIn }, problem, 'Link this one in the footer.'))
}

/**
 * Errors in the pages' texts.
 *
 * @param discontinued the names of products that no page should mention
 */
export function pageFaults(texts: PageTexts, discontinued: readonly string[] = []): Fault[] {
  const slotsOf = new Map<string, readonly string[]>(
    Object.entries(PAGE_SLOTS).map(([page, slots]) => [`content/pages/${page}.md`, slots]),
  )
  const needed = [...slotsOf.keys(), ...LEGAL_PAGES.map((page) => `content/pages/legal/${page}.md`)]
  return [
    ...needed.filter((file) => !texts.has(file)).map(missingFile),
    ...menuWarnings(texts),
    ...[...texts].flatMap(([file, markdown]) => {
      const slots = slotsOf.get(file)
      return [
        ...(needed.includes(file) ? [] : addressFaults(file)),
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
    }),
  ]
}

/** All page addresses. */
export const pagePaths = (catalogue: Catalogue, texts: PageTexts): string[] => [
  ...everyPath(catalogue),
  ...[...texts.keys()].flatMap((file) => plainPath(file) ?? []),
]

/** A link to a page that the site does not have. */
export function noPageAt(
  place: Pick<Fault, 'file' | 'field'>,
  path: string,
  known: readonly string[],
): Fault {
  const near = nearest(path, known)
  const remedy = near ? `Did you mean "${near}"?` : 'Copy the address from the page.'
  return error(place, `this site has no page at ${path}`, remedy)
}

/** Every link in a text leads to a page of the site, or elsewhere. */
export const linkFaults = (texts: PageTexts, known: readonly string[]): Fault[] =>
  [...texts].flatMap(([file, markdown]) =>
    markdownNodes(markdown, markdownToMdast).flatMap((node) => {
      const [path = ''] = node.type === 'link' || node.type === 'definition' ? node.url.split(/[?#]/) : []
      if (!path.startsWith('/') || known.includes(path)) return []
      return noPageAt({ file, field: lineOf(node) }, path, known)
    }),
  )
