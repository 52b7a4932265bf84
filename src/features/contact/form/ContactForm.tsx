import { useEffect, useState } from 'react'
import {
  CONTACT_API,
  CONTACT_FIELDS,
  type ContactField,
  HONEYPOT,
  SUBMISSION_ID,
} from '../../message/contact-fields.ts'
import { ContactFieldRow } from './ContactFieldRow.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { FormTexts } from './form-texts.ts'
import { useContactForm } from './use-contact-form.ts'

interface Props {
  texts: FormTexts
}

/**
 * The contact form. The browser validates and posts it without this script; the script validates in place, shows an error
 * summary, sends once and opens the page of the outcome. `keepDraft` stores what was typed.
 */
export function ContactForm({ texts }: Props) {
  // False in the built page.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const { faults, lengths, summaryFaults, isSending, problem, send, fieldEvents } = useContactForm()

  const row = (field: ContactField) => {
    const fault = faults[field]
    return {
      field,
      isHydrated,
      texts: texts.fields[field],
      fault: fault && texts.fields[field].faults[fault],
      length: fault === 'tooLong' ? lengths[field] : undefined,
      ...fieldEvents(field),
    }
  }
  const [name, email, message] = CONTACT_FIELDS
  const tooLong = CONTACT_FIELDS.find((field) => faults[field] === 'tooLong')
  const status = tooLong && texts.fields[tooLong].faults.tooLong

  return (
    <form className="contact-form" method="post" action={CONTACT_API} noValidate={isHydrated} onSubmit={send}>
      {summaryFaults && <ErrorSummary texts={texts} summaryFaults={summaryFaults} />}
      <ContactFieldRow
        {...row(name)}
        attributes={{ type: 'text', autoComplete: 'name', pattern: '.*\\S.*' }}
      />
      <ContactFieldRow
        {...row(email)}
        attributes={{
          type: 'email',
          autoComplete: 'email',
          inputMode: 'email',
          spellCheck: false,
          pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+',
          title: texts.fields[email].faults.notValid,
        }}
      />
      <ContactFieldRow {...row(message)} rows={7} isOptionalWithList />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this field empty
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={SUBMISSION_ID} suppressHydrationWarning />
      {/* Without this, pressing the button blurs a field; its new error would move the button away from the click. */}
      <button
        className="button"
        type="submit"
        aria-disabled={isSending}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isSending ? texts.sending : texts.submit}
      </button>
      {problem && (
        <p className="contact-form-fault" role="alert">
          {texts[problem]}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isSending ? texts.sending : status}
      </p>
    </form>
  )
}
