import type { MdastNode } from 'satteri'
import { isWebAddress } from '../../catalogue/schema/fields.ts'

export const MAX_CHARACTERS = 60_000
/** Lists and quotations that begin in one line, each in the one before. */
const TOO_DEEP = /^(?:[ \t]*(?:[-*+][ \t]|>|\d+[.)][ \t])){20}/m

/** Whether a text can be read as Markdown in a reasonable time. */
export const isReadable = (markdown: string): boolean =>
  markdown.length <= MAX_CHARACTERS && !TOO_DEEP.test(markdown)

/**
 * Reads Markdown. On this machine it is Astro's own parser, as two parsers never agree on everything; it is a native program, so the
 * editor has another, and says early most of what the check will say.
 */
export type Parse = (markdown: string) => MdastNode

/** All that a text is made of; nothing of one that cannot be read. */
export function markdownNodes(markdown: string, parse: Parse): MdastNode[] {
  if (!isReadable(markdown)) return []
  const nodes: MdastNode[] = [parse(markdown)]
  for (const node of nodes) if ('children' in node) nodes.push(...node.children)
  return nodes
}

/** The place of a node in its file. */
export const lineOf = ({ position }: MdastNode): string => `line ${position?.start.line ?? 1}`

/** Whether a link leads to a page of this site, to another site by https, to an email address or to a phone number. */
export const isLinkAddress = (url: string): boolean =>
  /^(#|\/(?![/\\]))[^\s\\]*$|^(mailto|tel):[^\s\\]+$/.test(url) || isWebAddress(url)
