import type { MdastNode } from 'satteri'
import { error, type Fault } from '../../catalogue/faults.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { isWebAddress } from '../../catalogue/schema/fields.ts'
import { HEAD_LINES, LINK_PLACES, splitHead } from '../../publishing/page-copy/text-head.ts'
import { openingOf } from '../../publishing/page-copy/text-page.ts'

const MAX_CHARACTERS = 60_000
/** Lists and quotations that begin in one line, each in the one before. */
const TOO_DEEP = /^(?:[ \t]*(?:[-*+][ \t]|>|\d+[.)][ \t])){20}/m

/** Whether a text can be read as Markdown in a reasonable time. */
const isReadable = (markdown: string): boolean =>
  markdown.length <= MAX_CHARACTERS && !TOO_DEEP.test(markdown)

/** Reads Markdown: Astro's own parser at a build; in the editor another, as Astro's is a native program. */
export type Parse = (markdown: string) => MdastNode

/** All parts of a text; empty if unreadable. */
export function markdownNodes(markdown: string, parse: Parse): MdastNode[] {
  if (!isReadable(markdown)) return []
  const nodes: MdastNode[] = [parse(markdown)]
  for (const node of nodes) if ('children' in node) nodes.push(...node.children)
  return nodes
}

export const lineOf = ({ position }: MdastNode): string => `line ${position?.start.line ?? 1}`

export const lineAt = (text: string, position: number): string =>
  `line ${text.slice(0, position).split('\n').length}`

/** Whether a link leads to a page of this site, to another site by https, to an email address or to a phone number. */
export const isLinkAddress = (url: string): boolean =>
  /^(#|\/(?![/\\]))[^\s\\]*$|^(mailto|tel):[^\s\\]+$/.test(url) || isWebAddress(url)

/** Patterns that no page may have, whether its text is shown as Markdown or as words under a heading. */
export function markdownFaults(file: string, markdown: string, parse: Parse): Fault[] {
  if (!isReadable(markdown)) {
    const problem = `is over ${MAX_CHARACTERS} characters long, or its lists are too deep`
    return [error({ file }, problem, 'Split the page.')]
  }
  return markdownNodes(markdown, parse).flatMap((node): Fault[] => {
    const refuse = (problem: string, remedy: string) => [
      error({ file, field: lineOf(node) }, problem, remedy),
    ]
    if (node.type === 'html') return refuse('pages can’t have HTML', 'Delete the text in angle brackets.')
    if (node.type === 'image' || node.type === 'imageReference')
      return refuse('a page of text can’t have pictures', 'Delete the picture.')
    if ((node.type === 'link' || node.type === 'definition') && !isLinkAddress(node.url))
      return refuse(
        'expected an address such as "/contact" or "https://example.com"',
        'Correct the address of the link.',
      )
    return []
  })
}

/** Settings under misspelled names: they would be read on the page as its first words. */
function misspelledSettings(file: string, markdown: string, body: string): Fault[] {
  const [opening = ''] = body.split(/\n\s*\n/)
  return opening.split('\n').flatMap((line) => {
    const [, name] = /^([^:]{1,40}):/.exec(line) ?? []
    const near = name && nearest(name, Object.values(HEAD_LINES))
    if (!near) return []
    const field = lineAt(markdown, markdown.indexOf(line))
    return [error({ file, field }, `"${name}" isn’t a page setting`, `Did you mean "${near}"?`)]
  })
}

/** Errors in one page of running text. */
export function textFaults(file: string, markdown: string, parse: Parse): Fault[] {
  const { title, said: settings, body } = splitHead(markdown)
  const places: readonly string[] = LINK_PLACES
  const faults = misspelledSettings(file, markdown, body)
  const add = (problem: string, remedy: string, field?: string) =>
    faults.push(error({ file, ...(field && { field }) }, problem, remedy))
  if (title === '') add('the title is missing', 'Start the file with it, such as "# Financing".')
  if (settings.linkedIn !== undefined && !places.includes(settings.linkedIn))
    add(`got "${settings.linkedIn}"`, suggest(settings.linkedIn, places), HEAD_LINES.linkedIn)
  if (body === '') add('this page has no text', 'Write it under the title.')
  else if (!settings.description && openingOf(body) === '')
    add(
      'search engines have no paragraph to show',
      `Add a line "${HEAD_LINES.description}: …" under the title.`,
    )
  const titles = markdownNodes(markdown, parse).filter((node) => node.type === 'heading' && node.depth === 1)
  for (const node of titles.slice(title === '' ? 0 : 1))
    add('a page has only one title', 'Write "## " before each other heading.', lineOf(node))
  return [...faults, ...markdownFaults(file, markdown, parse)]
}
