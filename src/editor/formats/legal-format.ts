import { type Format, SOURCE } from './record-format.ts'

/** One section of a legal text. */
interface LegalSection {
  heading: string
  text: string
}

/** A legal text as the form has it. */
interface LegalForm {
  title: string
  effective: string
  updated: string
  opening: string
  sections: LegalSection[]
}

const LINE = {
  title: /^# (.+)$/m,
  effective: /^Effective date: (.+)$/m,
  updated: /^Last updated: (.+)$/m,
}

function read(source: string): LegalForm {
  const [head = '', ...blocks] = source.replaceAll('\r\n', '\n').split(/^## /m)
  const line = (pattern: RegExp) => pattern.exec(head)?.[1]?.trim() ?? ''
  const opening = Object.values(LINE).reduce((rest, pattern) => rest.replace(pattern, ''), head)
  const sections = blocks.map((block) => {
    const [heading = '', ...text] = block.split('\n')
    return { heading: heading.trim(), text: text.join('\n').trim() }
  })
  return {
    title: line(LINE.title),
    effective: line(LINE.effective),
    updated: line(LINE.updated),
    opening: opening.replaceAll(/\n{3,}/g, '\n\n').trim(),
    sections,
  }
}

const write = ({ title, effective, updated, opening, sections }: LegalForm): string =>
  [
    `# ${title}`,
    `Effective date: ${effective}`,
    `Last updated: ${updated}`,
    opening.trim(),
    ...sections.flatMap(({ heading, text }) => [`## ${heading}`, text.trim()]),
  ]
    .join('\n\n')
    .concat('\n')

/** The format of a legal text: its title, its dates, and a row for each section. */
export const legalFormat: Format = {
  fromFile: (source) => ({ ...read(source), [SOURCE]: source }),
  toFile: (form) => {
    const source = String(form[SOURCE] ?? '')
    const written = write(form as unknown as LegalForm)
    return source !== '' && written === write(read(source)) ? source : written
  },
}
