import { LIST_HEADING } from '../../message/contact-fields.ts'
import type { Draft } from '../../message/draft.ts'
import { readVisit } from '../../message/visit/visit-lines.ts'

/** A message that was sent, as its sender reads it again. */
export interface SentParts {
  name: string
  email: string
  visit: string
  telephone: string
  /** Empty where the list went alone. */
  words: string
  /** The products on its list and the places that they are meant for, without their links. */
  enclosed: string[]
}

/** The parts of the message that this tab sent last; undefined where none is known. */
export function sentParts({
  contactFormName: name,
  contactFormEmail: email,
  posted,
}: Draft): SentParts | undefined {
  if (!name || !email || !posted) return undefined
  const start = posted.lastIndexOf(`${LIST_HEADING}\n\n`)
  const { words, visit = '', telephone = '' } = readVisit(start < 0 ? posted : posted.slice(0, start).trim())
  const said = { name, email, visit, telephone, words }
  if (start < 0) return { ...said, enclosed: [] }
  const lines = posted.slice(start + LIST_HEADING.length).split('\n')
  const enclosed = lines.filter((line) => /^\S/.test(line)).map((line) => line.replace(/^- /, ''))
  return { ...said, enclosed }
}
