import { fill } from '../../../catalogue/views/fill.ts'
import type { SlotName } from '../../../publishing/page-copy/page-slots.ts'
import type { Slot } from '../../../publishing/page-copy/parse-slots.ts'
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
}

function fieldTexts(copy: Slot, field: ContactField): FieldTexts {
  // The content check requires each label.
  const words = (label: string): string => copy.entries[label] ?? ''
  const missing = words('Missing')
  const notValid = copy.entries['Not valid'] ?? missing
  const tooLong = fill(words('Too long'), { max: MAX_CHARACTERS[field].toLocaleString('en-US') })
  return {
    label: words('Label'),
    help: words('Help'),
    // A form field always has text, and control characters are removed before the check.
    faults: { missing, notText: missing, tooLong, notValid, controlCharacters: notValid },
  }
}

/**
 * The form's text, from `content/pages/contact.md`.
 *
 * @param failed the error page's text
 */
export const formTexts = (copy: Record<SlotName<'contact'>, Slot>, failed: string): FormTexts => ({
  fields: {
    contactFormName: fieldTexts(copy['Field: name'], 'contactFormName'),
    contactFormEmail: fieldTexts(copy['Field: email'], 'contactFormEmail'),
    contactFormMessage: fieldTexts(copy['Field: message'], 'contactFormMessage'),
  },
  submit: copy['Submit button'].text,
  sending: copy['Submit button while sending'].text,
  offline: copy['Without a connection'].text,
  failed,
})
