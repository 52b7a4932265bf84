import { fromMarkdown } from 'mdast-util-from-markdown'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import {
  ENTRY_SLOTS,
  LINK_SLOTS,
  LIST_SLOTS,
  PAGE_SLOTS,
  type PageName,
} from '../../publishing/page-copy/page-slots.ts'
import { parseSlots, type Slot } from '../../publishing/page-copy/parse-slots.ts'
import { HEAD_LINES, type HeadLine, splitHead } from '../../publishing/page-copy/text-head.ts'
import { textFaults } from '../check-content/text.ts'
import { type Format, recordFormat, SOURCE } from './record-format.ts'
import { refuse } from './refuse-record.ts'

type Fields = Record<string, unknown>

/** The name of a form's field for a heading or a label: no spaces may be in it. */
export const slotField = (heading: string): string => slugOf(heading)

const oneLine = (text: unknown): string =>
  String(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    // Would turn a paragraph into a heading or a list.
    .replace(/^(#+|-) /, '')

/** The words under one heading, as the form shows them. */
function slotValue(heading: string, slot: Slot | undefined): unknown {
  if (!slot) return undefined
  if (LINK_SLOTS.has(heading)) return { words: slot.text, address: slot.href ?? '' }
  if (LIST_SLOTS.has(heading)) return slot.items
  const labels = ENTRY_SLOTS[heading]
  if (!labels) return slot.text
  return Object.fromEntries(labels.map((label) => [slotField(label), slot.entries[label] ?? '']))
}

/** The words under one heading, as the file has them. */
function slotMarkdown(heading: string, value: unknown): string {
  const fields = (value ?? {}) as Fields
  if (LINK_SLOTS.has(heading)) return `[${oneLine(fields.words)}](${oneLine(fields.address)})`
  if (LIST_SLOTS.has(heading)) {
    const items = (Array.isArray(value) ? value : []).map(oneLine).filter((item) => item !== '')
    return items.map((item) => `- ${item}`).join('\n')
  }
  const labels = ENTRY_SLOTS[heading]
  if (!labels) return oneLine(value)
  return labels.map((label) => `- ${label}: ${oneLine(fields[slotField(label)])}`).join('\n')
}

/** A Markdown file, rewritten only if its words changed. */
const markdownFormat = (
  read: (source: string) => object,
  write: (form: Fields) => string,
  faults: (text: string) => string[] = () => [],
): Format => ({
  fromFile: (source) => ({ ...read(source), [SOURCE]: source }),
  toFile: (form) => {
    const source = String(form[SOURCE] ?? '')
    const written = write(form)
    if (source !== '' && written === write({ ...read(source), [SOURCE]: source })) return source
    refuse(faults(source), faults(written))
    return written
  },
})

/** The format of a page's words: a field for each heading. */
const pageFormat = (headings: readonly string[]): Format =>
  markdownFormat(
    (source) => {
      const slots = parseSlots(source)
      return Object.fromEntries(
        headings.map((heading) => [slotField(heading), slotValue(heading, slots.get(heading))]),
      )
    },
    (form) => {
      const [title = ''] = String(form[SOURCE] ?? '').split('\n')
      const blocks = headings.map(
        (heading) => `## ${heading}\n${slotMarkdown(heading, form[slotField(heading)])}`,
      )
      return `${[title, ...blocks].join('\n\n')}\n`
    },
  )

/** A page of running text as the form has it. */
interface TextForm extends Partial<Record<HeadLine, string>> {
  title: string
  opening: string
  sections: { heading: string; text: string }[]
}

const LINES = Object.entries(HEAD_LINES) as [HeadLine, string][]

function readText(source: string): TextForm {
  const { title, said, body } = splitHead(source)
  const [opening = '', ...blocks] = body.split(/^## /m)
  const sections = blocks.map((block) => {
    const [heading = '', ...text] = block.split('\n')
    return { heading: heading.trim(), text: text.join('\n').trim() }
  })
  return { title, ...said, opening: opening.trim(), sections }
}

const writeText = ({ title, opening, sections = [], ...said }: TextForm): string =>
  [
    `# ${oneLine(title)}`,
    ...LINES.flatMap(([key, name]) => (oneLine(said[key]) ? `${name}: ${oneLine(said[key])}` : [])),
    ...(opening?.trim() ? [opening.trim()] : []),
    ...sections.flatMap(({ heading, text }) => [`## ${heading}`, text.trim()]),
  ]
    .join('\n\n')
    .concat('\n')

/** Errors of the content check in one text, without its file. */
const textErrors = (text: string): string[] =>
  textFaults('', text, fromMarkdown).map(
    ({ field, problem, remedy }) => `${field ? `${field}: ` : ''}${problem}. ${remedy}`,
  )

/** The format of a page of running text: its title, its settings, and a row for each section. */
const textFormat = markdownFormat(readText, (form) => writeText(form as unknown as TextForm), textErrors)

// For a Markdown file, Sveltia CMS accepts only formats whose names end this way; nothing here has front matter.
/** Format name of page text. */
export const pageFormatName = (page: PageName): string => `page-${page}-frontmatter`
/** The name of the format of legal texts and plain pages. */
export const TEXT_FORMAT = 'text-frontmatter'

/** Every format that the editor reads and writes, by the name that its configuration uses. */
export const FORMATS: readonly { name: string; extension: 'json' | 'md'; format: Format }[] = [
  ...(Object.keys(RECORD_KINDS) as RecordKind[]).map((kind) => ({
    name: kind,
    extension: 'json' as const,
    format: recordFormat(kind),
  })),
  ...(Object.keys(PAGE_SLOTS) as PageName[]).map((page) => ({
    name: pageFormatName(page),
    extension: 'md' as const,
    format: pageFormat(PAGE_SLOTS[page]),
  })),
  { name: TEXT_FORMAT, extension: 'md', format: textFormat },
]
