import { paths } from '../../catalogue/paths.ts'
import { counted } from '../../catalogue/rules/counted.ts'
import { CONTACT_FIELDS, MAX_CHARACTERS, SUCCESS } from '../message/contact-fields.ts'
import type { Faults, FieldFault } from './contact-schema.ts'

/** The sentences for callers of the API. Visitors read those of `content/pages/contact.md`. */
const REASONS: Readonly<Record<FieldFault, (max: number) => string>> = {
  missing: () => 'must not be empty.',
  notText: () => 'must be text.',
  tooLong: (max) => `must have ${max} characters or fewer.`,
  notValid: () => 'must be a complete e-mail address, such as name@example.com.',
  controlCharacters: () => 'must not contain line breaks or other control characters.',
}

/** One line for each field that is wrong. */
const reasons = (faults: Faults): string =>
  CONTACT_FIELDS.flatMap((field) => {
    const fault = faults[field]
    return fault ? `${field} ${REASONS[fault](MAX_CHARACTERS[field])}` : []
  }).join('\n')

/** Netlify's header rules do not apply to a function's answers. */
const EVERY_ANSWER = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

const sentence = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { ...EVERY_ANSWER, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  })

/** Every answer of the contact function to a script or another caller. */
export const contactAnswers = {
  success: () => sentence(200, SUCCESS),
  unreadable: () => sentence(400, 'The body could not be read as UTF-8 text in the given content type.'),
  foreign: () => sentence(403, 'Messages are accepted only from this site’s contact form.'),
  wrongMethod: () => sentence(405, 'Send messages with the POST method.', { Allow: 'POST' }),
  tooLarge: () => sentence(413, 'The message is too large.'),
  wrongType: () =>
    sentence(415, 'The content type must be application/json or application/x-www-form-urlencoded.', {
      Accept: 'application/json, application/x-www-form-urlencoded',
    }),
  invalid: (faults: Faults) => sentence(422, reasons(faults)),
  /** @param waitMs until there is room again */
  full: (waitMs: number) => {
    const minutes = Math.ceil(waitMs / 60_000)
    const text = `Too many messages have arrived. Please try again in ${counted(minutes, 'minute')}, or call the store.`
    return sentence(429, text, { 'Retry-After': String(Math.ceil(waitMs / 1000)) })
  },
  failed: () => sentence(502, 'The message could not be sent. Please try again, or call the store.'),
  notConfigured: () =>
    sentence(503, 'The contact form cannot send messages at the moment. Please call the store.'),
} as const

/** The answer to a browser that posted the form without its script: a redirect to the page of the outcome. */
export const asPage = (answer: Response): Response => {
  const Location = answer.ok ? paths.contactSuccessful : paths.contactError
  return new Response(null, { status: 303, headers: { ...EVERY_ANSWER, Location } })
}
