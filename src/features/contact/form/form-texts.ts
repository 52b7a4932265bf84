import type { PageCopy } from '../../../catalogue/schema/pages.ts'
import { fill } from '../../../catalogue/views/fill.ts'
import { type ContactField, MAX_CHARACTERS } from '../../message/contact-fields.ts'

type Copy = PageCopy<'contactPage'>

/** A field's text, with a sentence for each error; only an email address can be not valid. */
export type FieldTexts = Copy['nameField'] & Partial<Copy['emailField']>

/** The fields' text from `content/pages/contact.json`, with their limits. */
export function fieldTexts({ nameField, emailField, messageField }: Copy): Record<ContactField, FieldTexts> {
  const withLimit = (texts: FieldTexts, field: ContactField): FieldTexts => ({
    ...texts,
    tooLong: fill(texts.tooLong, { max: MAX_CHARACTERS[field].toLocaleString('en-US') }),
  })
  return {
    contactFormName: withLimit(nameField, 'contactFormName'),
    contactFormEmail: withLimit(emailField, 'contactFormEmail'),
    contactFormMessage: withLimit(messageField, 'contactFormMessage'),
  }
}
