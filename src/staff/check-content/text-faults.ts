import { error, type Fault, warning } from '../../catalogue/faults.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { HEAD_LINES, LINK_PLACES, splitHead } from '../../publishing/page-copy/text-head.ts'
import { openingOf } from '../../publishing/page-copy/text-page.ts'
import type { PageTexts } from './read-pages.ts'

/** The place of what a text holds from a position on. */
export const lineAt = (text: string, position: number): string =>
  `line ${text.slice(0, position).split('\n').length}`

/** What a page of running text may not hold, and what to do about it. */
const UNUSABLE = [
  {
    pattern: /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/gi,
    problem: 'pages are written without HTML',
    remedy: 'Delete what is in angle brackets.',
  },
  { pattern: /!\[/g, problem: 'a page of text has no pictures', remedy: 'Delete the picture.' },
  { pattern: /^# /gm, problem: 'a page has one title', remedy: 'Write "## " before any further heading.' },
  {
    pattern: /(?<!!\[[^\]]*)\]\((?!\/|#|https:\/\/|mailto:|tel:)[^)]*\)/g,
    problem: 'expected an address such as "/contact" or "https://example.com"',
    remedy: 'Correct the address of the link.',
  },
]

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
export function textFaults(file: string, markdown: string): Fault[] {
  const { title, said, body } = splitHead(markdown)
  const { linkedIn } = said
  const bodyAt = markdown.replaceAll('\r\n', '\n').lastIndexOf(body)
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
  const unusable = UNUSABLE.flatMap(({ pattern, problem, remedy }) =>
    [...body.matchAll(pattern)].map(({ index }) =>
      error({ file, field: lineAt(markdown, bodyAt + index) }, problem, remedy),
    ),
  )
  return [...faults.filter((fault) => fault !== false), ...misspelledLines(file, markdown, body), ...unusable]
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
