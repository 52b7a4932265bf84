import {
  CONTACT_FIELDS,
  type ContactField,
  FURTHER_FIELDS,
  type FurtherField,
  MAX_CHARACTERS,
  MAX_PHONE_CHARACTERS,
  MAX_TRADE_CHARACTERS,
} from './contact-fields.ts'

/** Posted values by name. */
export type Fields = Readonly<Record<string, unknown>>

export type FieldFault = 'missing' | 'notText' | 'tooLong' | 'notValid' | 'controlCharacters'
export type Faults = Partial<Record<ContactField, FieldFault>>

/** An accepted message: trimmed, within limits, name and email safe in a header. */
export type ContactMessage = Record<ContactField | FurtherField, string>

/** A visible character: some letters are blank, and so is the empty Braille pattern. */
const VISIBLE = /(?=[\p{L}\p{N}\p{P}\p{S}])[^\p{Default_Ignorable_Code_Point}\u2800]/u

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/** The HTML standard's expression for `type=email`, but with a dot in the domain. */
const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(?:${LABEL}\\.)+${LABEL}$`, 'i')
const NON_ASCII_DOMAIN = /^(.*@)([^\s/:?#@[\]\\]*[^\p{ASCII}][^\s/:?#@[\]\\]*)$/u

/** Removes invisible characters, except tabs and line breaks. */
const words = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')

/** Cleans a pasted name: tabs and line separators become spaces, and direction marks go. */
const oneLine = (text: string): string =>
  text.replace(/\p{Bidi_Control}/gu, '').replace(/[^\P{Cc}\r\n]|[\p{Zl}\p{Zp}]/gu, ' ')

/** Cleans a pasted address: `Ann <ann@example.com>`, `mailto:ann@example.com`, `o’neil@…`, `ann@köln.de`. */
function emailAddress(pasted: string): string {
  const [address = ''] = /(?<=<)[^<>]+(?=>\s*$)/.exec(pasted) ?? [pasted]
  const plain = oneLine(address)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[‘’]/g, "'")
  const [, name = '', domain = ''] = NON_ASCII_DOMAIN.exec(plain) ?? []
  return URL.canParse(`http://${domain}`) ? name + new URL(`http://${domain}`).hostname : plain
}

const CLEANED: Readonly<Record<ContactField, (text: string) => string>> = {
  contactFormName: oneLine,
  contactFormEmail: emailAddress,
  contactFormMessage: words,
}

/** A field's text for checking, counting and sending. */
const cleanText = (field: ContactField, typed: string): string =>
  // A lone surrogate can't be encoded as UTF-8.
  CLEANED[field](typed.replace(/\p{Cs}/gu, '\ufffd')).trim()

function faultOf(field: ContactField, value: unknown): FieldFault | undefined {
  if (typeof value !== 'string') return (value ?? null) === null ? 'missing' : 'notText'
  const text = cleanText(field, value)
  if (!VISIBLE.test(text)) return 'missing'
  if (text.length > MAX_CHARACTERS[field]) return 'tooLong'
  if (field === 'contactFormMessage') return undefined
  if (/[\r\n]/.test(text)) return 'controlCharacters'
  return field === 'contactFormEmail' && !EMAIL.test(text) ? 'notValid' : undefined
}

/** This site makes no longer lists. */
const MAX_FURTHER_CHARACTERS = 16_000

const further = (value: unknown): string =>
  typeof value === 'string' ? oneLine(value.slice(0, MAX_FURTHER_CHARACTERS)).replace(/\s+/g, ' ').trim() : ''

/** The posted message, or the first error of each field. A message with a list needs no text. Never throws. */
export function parseMessage(fields: Fields): { message: ContactMessage } | { faults: Faults } {
  const goesAlong = Object.fromEntries(
    FURTHER_FIELDS.map((field) => [field, further(fields[field])]),
  ) as Record<FurtherField, string>
  goesAlong.contactFormPhone = goesAlong.contactFormPhone.slice(0, MAX_PHONE_CHARACTERS)
  goesAlong.contactFormTrade = goesAlong.contactFormTrade.slice(0, MAX_TRADE_CHARACTERS)
  const faults: Faults = {}
  for (const field of CONTACT_FIELDS) {
    const fault = faultOf(field, fields[field])
    const isOptional = field === 'contactFormMessage' && goesAlong.contactFormList !== ''
    if (fault && !(fault === 'missing' && isOptional)) faults[field] = fault
  }
  if (Object.keys(faults).length > 0) return { faults }
  const text = (field: ContactField) => cleanText(field, String(fields[field] ?? ''))
  return {
    message: {
      contactFormName: text('contactFormName'),
      contactFormEmail: text('contactFormEmail'),
      contactFormMessage: text('contactFormMessage'),
      ...goesAlong,
    },
  }
}
