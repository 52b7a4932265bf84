import { load, YAMLException } from 'js-yaml'
import { type MdastNode, markdownToMdast } from 'satteri'
import type { z } from 'zod'
import { error, type Fault } from '../../catalogue/faults.ts'
import { suggest } from '../../catalogue/nearest.ts'
import { readRecord } from '../../catalogue/records.ts'
import { FACT_NAMES, isLinkAddress } from '../../catalogue/schema/fields.ts'
import { TEXT_PAGES } from '../../catalogue/schema/pages.ts'
import { openingOf } from '../../publishing/page-copy/text-page.ts'

export function markdownNodes(markdown: string): MdastNode[] {
  const nodes: MdastNode[] = [markdownToMdast(markdown)]
  for (const node of nodes) if ('children' in node) nodes.push(...node.children)
  return nodes
}

export const lineOf = ({ position }: MdastNode): string => `line ${position?.start.line ?? 1}`

export const markdownFaults = (file: string, markdown: string): Fault[] =>
  markdownNodes(markdown).flatMap((node): Fault[] => {
    const refuse = (problem: string, remedy: string) => [
      error({ file, field: lineOf(node) }, problem, remedy),
    ]
    if (node.type === 'html') return refuse('pages can’t have HTML', 'Delete the text in angle brackets.')
    if (node.type === 'image' || node.type === 'imageReference')
      return refuse('a page of text can’t have pictures', 'Delete the picture.')
    if (node.type === 'heading' && node.depth === 1)
      return refuse('a page has only one title', 'Write "## " before each other heading.')
    if ((node.type === 'link' || node.type === 'definition') && !isLinkAddress(node.url))
      return refuse(
        'expected an address such as "/contact" or "https://example.com"',
        'Correct the address of the link.',
      )
    return []
  })

/** The settings of a page of text, between lines of three hyphens at its top, and the text under them. */
export function splitPage(file: string, source: string): { settings?: unknown; body: string; fault?: Fault } {
  const [head, yaml] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?=\r?\n|$)/.exec(source) ?? []
  if (head === undefined) {
    const remedy = 'Start the file with three lines, such as "---", "title: Financing" and "---".'
    return { body: source, fault: error({ file }, 'the title is missing', remedy) }
  }
  const body = source.slice(head.length).trim()
  try {
    return { settings: load(yaml ?? '') ?? {}, body }
  } catch (cause) {
    if (!(cause instanceof YAMLException)) throw cause
    const field = `line ${cause.mark.line + 2}`
    const remedy = 'Write each setting as "name: value", and a value with a colon in quotation marks.'
    return { body, fault: error({ file, field }, 'the settings cannot be read', remedy) }
  }
}

export function textFaults(file: string, source: string): Fault[] {
  const { settings, body, fault } = splitPage(file, source)
  const { schema } = TEXT_PAGES[file.startsWith('content/pages/legal/') ? 'legal' : 'plain']
  const read = fault ? { fields: {}, faults: [fault] } : readRecord<z.ZodObject>(schema, settings, file)
  const faults = [...read.faults, ...markdownFaults(file, source)]
  if (body === '') faults.push(error({ file }, 'this page has no text', 'Write it under the settings.'))
  else if (!read.fields.description && openingOf(body) === '')
    faults.push(
      error(
        { file, field: 'description' },
        'search engines have no paragraph to show',
        'Add the line "description: …" to the settings.',
      ),
    )
  const names = [...body.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name)
  const unknown = names.filter((name) => !FACT_NAMES.some((known) => known === name))
  return [
    ...faults,
    ...unknown.map((name) =>
      error({ file, field: `{${name}}` }, 'is not a store fact', suggest(name, FACT_NAMES)),
    ),
  ]
}
