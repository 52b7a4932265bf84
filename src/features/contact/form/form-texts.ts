import type { PageCopy } from '../../../catalogue/schema/pages.ts'
import { fill } from '../../../catalogue/views/fill.ts'
import { type ContactField, MAX_CHARACTERS } from '../../message/contact-fields.ts'
import type { FieldFault } from '../../message/parse-message.ts'

/** One field's text; `faults` has a correction for each error. */
export interface FieldTexts {
  label: string
  help: string
  faults: Record<FieldFault, string>
}

export interface FormTexts {
  fields: Record<ContactField, FieldTexts>
  submit: string
  sending: string
  offline: string
  failed: string
  errorSummary: string
}

type Copy = PageCopy<'contactPage'>

function fieldTexts(copy: Copy['nameField'] | Copy['emailField'], field: ContactField): FieldTexts {
  const { label, help, missing } = copy
  const notValid = 'notValid' in copy ? copy.notValid : missing
  const tooLong = fill(copy.tooLong, { max: MAX_CHARACTERS[field].toLocaleString('en-US') })
  // A form field always has text, and control characters are removed before the check.
  return {
    label,
    help,
    faults: { missing, notText: missing, tooLong, notValid, controlCharacters: notValid },
  }
}

/**
 * The form's text, from `content/pages/contact.json`.
 *
 * @param failed the error page's text
 */
export const formTexts = (copy: Copy, failed: string): FormTexts => ({
  fields: {
    contactFormName: fieldTexts(copy.nameField, 'contactFormName'),
    contactFormEmail: fieldTexts(copy.emailField, 'contactFormEmail'),
    contactFormMessage: fieldTexts(copy.messageField, 'contactFormMessage'),
  },
  submit: copy.submit,
  sending: copy.submitting,
  offline: copy.offline,
  failed,
  errorSummary: copy.errorSummaryTitle,
})
