import { error, type Fault, warning } from '../../catalogue/faults.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { HEAD_LINES, LINK_PLACES, splitHead } from '../../publishing/page-copy/text-head.ts'
import { openingOf } from '../../publishing/page-copy/text-page.ts'
import { isLinkAddress, isReadable, lineOf, MAX_CHARACTERS, markdownNodes, type Parse } from './markdown.ts'
import type { PageTexts } from './read-pages.ts'

/** The place of what a text holds from a position on. */
export const lineAt = (text: string, position: number): string =>
  `line ${text.slice(0, position).split('\n').length}`

/** What no page may hold, whether its text is shown as Markdown or as words under a heading. */
export function markdownFaults(file: string, markdown: string, parse: Parse): Fault[] {
  if (!isReadable(markdown)) {
    const problem = `is too long to be read, or has lists in lists in lists: ${MAX_CHARACTERS} characters at most`
    return [error({ file }, problem, 'Split the page.')]
  }
  return markdownNodes(markdown, parse).flatMap((node) => {
    const refused = (problem: string, remedy: string) => error({ file, field: lineOf(node) }, problem, remedy)
    if (node.type === 'html')
      return refused('pages are written without HTML', 'Delete what is in angle brackets.')
    if (node.type === 'image' || node.type === 'imageReference')
      return refused('a page of text has no pictures', 'Delete the picture.')
    if ((node.type === 'link' || node.type === 'definition') && !isLinkAddress(node.url)) {
      const problem = 'expected an address such as "/contact" or "https://example.com"'
      return refused(problem, 'Correct the address of the link.')
    }
    return []
  })
}

/** What a page says about itself under a name that is nearly one of those: it would be read on the page as its first words. */
function misspelledLines(file: string, markdown: string, body: string): Fault[] {
  const [opening = ''] = body.split(/\n\s*\n/)
  return opening.split('\n').flatMap((line) => {
    const [, name] = /^([^:]{1,40}):/.exec(line) ?? []
    const meant = name && nearest(name, Object.values(HEAD_LINES))
    if (!meant) return []
    const field = lineAt(markdown, markdown.indexOf(line))
    return [
      error({ file, field }, `a page says nothing called "${name}" about itself`, `Did you mean "${meant}"?`),
    ]
  })
}

/** What is wrong with a page of running text on its own. */
export function textFaults(file: string, markdown: string, parse: Parse): Fault[] {
  const { title, said, body } = splitHead(markdown)
  const { linkedIn } = said
  const places: readonly string[] = LINK_PLACES
  const faults: (Fault | false)[] = [
    title === '' && error({ file }, 'the title is missing', 'Begin the file with it: "# Financing".'),
    linkedIn !== undefined &&
      !places.includes(linkedIn) &&
      error({ file, field: HEAD_LINES.linkedIn }, `got "${linkedIn}"`, suggest(linkedIn, places)),
    body === '' && error({ file }, 'there is nothing on this page', 'Write its words under the title.'),
    body !== '' &&
      !said.description &&
      openingOf(body) === '' &&
      error(
        { file },
        'there is no paragraph for search engines to show',
        `Add a line "${HEAD_LINES.description}: …" under the title.`,
      ),
  ]
  const titles = markdownNodes(markdown, parse).filter((node) => node.type === 'heading' && node.depth === 1)
  const further = titles
    .slice(title === '' ? 0 : 1)
    .map((node) =>
      error({ file, field: lineOf(node) }, 'a page has one title', 'Write "## " before any further heading.'),
    )
  return [
    ...faults.filter((fault) => fault !== false),
    ...misspelledLines(file, markdown, body),
    ...further,
    ...markdownFaults(file, markdown, parse),
  ]
}

/** Beside the site's own links, at the width of a small laptop. */
const MOST_IN_MENU = 2

/** The pages that are too many for the menu. */
export function menuFaults(texts: PageTexts): Fault[] {
  const inMenu = [...texts].filter(([, markdown]) => splitHead(markdown).said.linkedIn === 'menu')
  return inMenu
    .slice(MOST_IN_MENU)
    .map(([file]) =>
      warning(
        { file, field: HEAD_LINES.linkedIn },
        `the menu has room for ${MOST_IN_MENU} more pages, and ${inMenu.length} are in it`,
        'Link this one in the footer.',
      ),
    )
}
