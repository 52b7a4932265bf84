import * as z from 'zod/mini'
import {
  CONTACT_FIELDS,
  type ContactField,
  MAX_CHARACTERS,
  SUBMISSION_ID,
} from '../message/contact-fields.ts'

/** What can be wrong with a field. The API and the form have sentences of their own for it. */
export type FieldFault = 'missing' | 'notText' | 'tooLong' | 'notValid' | 'controlCharacters'
export type Faults = Partial<Record<ContactField, FieldFault>>

const fault = (name: FieldFault) => ({ error: name, abort: true })

/** Half of a surrogate pair cannot be encoded as UTF-8. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')

/** Control characters are invisible, so they are removed from a message instead of refusing it; tabs and line breaks stay. */
const printable = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/** The expression of the HTML standard for `type=email`, but with a dot in the domain. */
const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(?:${LABEL}\\.)+${LABEL}$`, 'i')

/** An address as people paste it: `Ann <ann@example.com>`, `mailto:ann@example.com`, `o’neil@…`, `ann@köln.de`. */
function emailAddress(pasted: string): string {
  const [address = ''] = /(?<=<)[^<>]+(?=>\s*$)/.exec(pasted) ?? [pasted]
  const straight = onOneLine(address)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[‘’]/g, "'")
  const [, name = '', domain = ''] =
    /^(.*@)([^\s/:?#@[\]\\]*[^\p{ASCII}][^\s/:?#@[\]\\]*)$/u.exec(straight) ?? []
  return URL.canParse(`http://${domain}`) ? name + new URL(`http://${domain}`).hostname : straight
}

/** A letter, digit, sign or symbol that can be seen: some letters are blank, as is the Braille pattern of no dots. */
const VISIBLE = /(?=[\p{L}\p{N}\p{P}\p{S}])[^\p{Default_Ignorable_Code_Point}\u2800]/u

const text = (max: number) =>
  z
    .string({ error: ({ input }) => ((input ?? null) === null ? 'missing' : 'notText') })
    .check(
      z.overwrite(wellFormed),
      z.trim(),
      z.regex(VISIBLE, fault('missing')),
      z.maxLength(max, fault('tooLong')),
    )

/** A name as it is pasted: a tab or line separator is a space, and nothing turns the text after it around. */
const onOneLine = (text: string): string =>
  text.replace(/\p{Bidi_Control}/gu, '').replace(/[^\P{Cc}\r\n]|[\p{Zl}\p{Zp}]/gu, ' ')

const line = (max: number, cleaned: (text: string) => string) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? cleaned(value) : value)),
    text(max).check(z.refine((value) => !/[\r\n]/.test(value), fault('controlCharacters'))),
  )

/** An accepted message: trimmed, within its limits, name and e-mail safe in a mail header. */
const contactSchema = z.object({
  contactFormName: line(MAX_CHARACTERS.contactFormName, onOneLine),
  contactFormEmail: line(MAX_CHARACTERS.contactFormEmail, emailAddress).check(
    z.regex(EMAIL, fault('notValid')),
  ),
  contactFormMessage: z.pipe(
    z.transform((value) => (typeof value === 'string' ? printable(value) : value)),
    text(MAX_CHARACTERS.contactFormMessage),
  ),
})

export type ContactMessage = z.infer<typeof contactSchema>

const fieldsOf = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null ? { ...input } : {}

/** The message in what a form or a caller gave, or the first fault of each field. Never throws. */
export function parseContact(input: unknown): { message: ContactMessage } | { faults: Faults } {
  const fields = fieldsOf(input)
  const { success, data, error } = contactSchema.safeParse(
    Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fields[field]])),
  )
  if (success) return { message: data }
  const faults: Faults = {}
  for (const { path, message } of error.issues) faults[path[0] as ContactField] ??= message as FieldFault
  return { faults }
}

/** The id that the form gave its message. A message without one is accepted. */
export function submissionIdOf(input: unknown): string | undefined {
  const { success, data } = z.uuid().safeParse(fieldsOf(input)[SUBMISSION_ID])
  return success ? data.toLowerCase() : undefined
}
