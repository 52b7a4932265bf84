import {
  CONTACT_FIELDS,
  type ContactField,
  HONEYPOT,
  MAX_CHARACTERS,
  SUBMISSION_ID,
} from '../../message/contact-fields.ts'
import { type Faults, parseContact } from '../contact-schema.ts'

type Values = Readonly<Record<string, string>>

/** A pasted control character is invisible, so it is replaced instead of reported. */
const withoutControlCharacters = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** What the form holds, as it is posted. */
export function formValues(form: HTMLFormElement): Values {
  const data = new FormData(form)
  const value = (name: string) => String(data.get(name) ?? '')
  return {
    contactFormName: withoutControlCharacters(value('contactFormName')),
    contactFormEmail: withoutControlCharacters(value('contactFormEmail')),
    contactFormMessage: value('contactFormMessage'),
    [HONEYPOT]: value(HONEYPOT),
    [SUBMISSION_ID]: value(SUBMISSION_ID),
  }
}

/** The first fault of each field. */
export function formFaults(values: Values): Faults {
  const parsed = parseContact(values)
  return 'faults' in parsed ? parsed.faults : {}
}

/** The length of a text that is too long; undefined for one that fits. */
export function excessLength(values: Values, field: ContactField): number | undefined {
  const { length } = (values[field] ?? '').trim()
  return length > MAX_CHARACTERS[field] ? length : undefined
}

/** The fields with a fault, in the order of the form. */
export const faultyFields = (faults: Faults): ContactField[] =>
  CONTACT_FIELDS.filter((field) => faults[field])
