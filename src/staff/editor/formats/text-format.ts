import { fromMarkdown } from 'mdast-util-from-markdown'
import { HEAD_LINES, type HeadLine, splitHead } from '../../../publishing/page-copy/text-head.ts'
import { textFaults } from '../../check-content/text.ts'
import { refuse } from './assert-no-new-faults.ts'
import { type Format, SOURCE } from './record-format.ts'

/** A page of running text as the form has it. */
interface TextForm extends Partial<Record<HeadLine, string>> {
  title: string
  opening: string
  sections: { heading: string; text: string }[]
}

const LINES = Object.entries(HEAD_LINES) as [HeadLine, string][]

function read(source: string): TextForm {
  const { title, said, body } = splitHead(source)
  const [opening = '', ...blocks] = body.split(/^## /m)
  const sections = blocks.map((block) => {
    const [heading = '', ...text] = block.split('\n')
    return { heading: heading.trim(), text: text.join('\n').trim() }
  })
  return { title, ...said, opening: opening.trim(), sections }
}

/** A line of the head is one line. */
const oneLine = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim()

const write = ({ title, opening, sections = [], ...said }: TextForm): string =>
  [
    `# ${oneLine(title)}`,
    ...LINES.flatMap(([key, name]) => (oneLine(said[key]) ? `${name}: ${oneLine(said[key])}` : [])),
    ...(opening?.trim() ? [opening.trim()] : []),
    ...sections.flatMap(({ heading, text }) => [`## ${heading}`, text.trim()]),
  ]
    .join('\n\n')
    .concat('\n')

/** What the content check says about one text, without its file. */
const saidAbout = (text: string): string[] =>
  textFaults('', text, fromMarkdown).map(
    ({ field, problem, remedy }) => `${field ? `${field}: ` : ''}${problem}. ${remedy}`,
  )

/** The format of a page of running text: its title, what it says about itself, and a row for each section. */
export const textFormat: Format = {
  fromFile: (source) => ({ ...read(source), [SOURCE]: source }),
  toFile: (form) => {
    const source = String(form[SOURCE] ?? '')
    const written = write(form as unknown as TextForm)
    if (source !== '' && written === write(read(source))) return source
    refuse(saidAbout(source), saidAbout(written))
    return written
  },
}
