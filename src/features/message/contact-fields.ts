export const CONTACT_API = '/api/contact'

/** A message's fields in rule F5. */
export const CONTACT_FIELDS = ['contactFormName', 'contactFormEmail', 'contactFormMessage'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/**
 * Further fields: the list as `?list=` and `?rooms=`, the nameless room and spot as query strings with a space between, a visit, and a
 * professional’s trade.
 */
export const FURTHER_FIELDS = [
  'contactFormList',
  'contactFormRooms',
  'contactFormMeasures',
  'contactFormVisitDay',
  'contactFormVisitTime',
  'contactFormPhone',
  'contactFormTrade',
] as const
export type FurtherField = (typeof FURTHER_FIELDS)[number]
export type Further = Record<FurtherField, string>

/** In UTF-16 code units, with one for a line break, as for `maxlength`. */
export const MAX_CHARACTERS: Readonly<Record<ContactField, number>> = {
  contactFormName: 100,
  contactFormEmail: 254,
  contactFormMessage: 24_000,
}
export const MAX_PHONE_CHARACTERS = 40
export const MAX_TRADE_CHARACTERS = 40

const MIN_DIGITS = 7
const MAX_DIGITS = 15

/** Whether a text is a phone number, with or without an extension. */
export function isPhone(typed: string): boolean {
  const [main = ''] = typed.split(/x|ext/i)
  const digits = main.replace(/\D/g, '').length
  return (
    /^\+?[\d(][\d ().-]*( ?(x|ext\.?) ?\d{1,6})?$/i.test(typed.trim()) &&
    digits >= MIN_DIGITS &&
    digits <= MAX_DIGITS
  )
}

/** A UUID per message, to recognize one sent twice. */
export const SUBMISSION_ID = 'submissionId'

/** A field that people don't see and bots fill in. */
export const HONEYPOT = 'contactFormWebsite'

export const FORM_FIELDS = [...CONTACT_FIELDS, ...FURTHER_FIELDS, SUBMISSION_ID] as const
export type FormField = (typeof FORM_FIELDS)[number]

/** The whole answer for a sent or stored message (rule F5). */
export const SUCCESS = 'Success'

/** Sentences of the function and the error page, by ids on that page. */
export const REFUSALS = {
  full: 'You’ve sent as many messages as we accept from one person in a day. Please try again tomorrow, or call the store.',
  preview: 'This is a preview of the site, so it can’t send messages. Please use the published site.',
} as const
