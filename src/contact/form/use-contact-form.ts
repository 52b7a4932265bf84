import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import type { ContactField } from '../contact-fields.ts'
import type { Faults } from '../contact-schema.ts'
import { excessLength, faultyFields, formFaults, formValues } from './check-form.ts'
import { endDraft, saveDraft } from './keep-draft.ts'
import { isPostedNatively } from './native-post.ts'
import { submitContact } from './submit-contact.ts'

/** An event of one of the form's fields. */
export type FieldEvent = SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>

/** Checks the form in place, sends it once, and goes on to the page that says how it went. */
export function useContactForm() {
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [lengths, setLengths] = useState<Partial<Record<ContactField, number | undefined>>>({})
  /** What the last attempt was stopped for: a new object each time, as each stop calls for attention again. */
  const [stoppedFor, setStoppedFor] = useState<Faults>()

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isUnderWay.current = false
      setSending(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  /** While somebody types, only the length is told; all else waits until the field is left. */
  const check = (field: ContactField, wants: 'all' | 'length', form: HTMLFormElement | null) => {
    if (!form) return
    const values = formValues(form)
    const fault = formFaults(values)[field]
    setLengths((known) => ({ ...known, [field]: excessLength(values, field) }))
    setFaults((known) => {
      const isTold = wants === 'all' || fault === 'tooLong' || known[field] === 'tooLong'
      return isTold ? { ...known, [field]: fault } : known
    })
  }

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    if (isUnderWay.current || isPostedNatively(form)) return
    const values = formValues(form)
    const found = formFaults(values)
    const isStopped = faultyFields(found).length > 0
    setFaults(found)
    setStoppedFor(isStopped ? found : undefined)
    if (isStopped) return

    isUnderWay.current = true
    setSending(true)
    // A browser that fills in fields does not always tell.
    saveDraft(form, window)
    const isSent = await submitContact(values, (...request) => fetch(...request))
    if (isSent) endDraft(form, window)
    // Where storage is forbidden, the list that goes along lives in the address.
    window.location.assign(isSent ? paths.contactSuccessful : paths.contactError + window.location.search)
  }

  const fieldEvents = (field: ContactField) => ({
    onInput: ({ currentTarget }: FieldEvent) => check(field, 'length', currentTarget.form),
    onBlur: ({ currentTarget }: FieldEvent) => {
      if (stoppedFor) check(field, 'all', currentTarget.form)
    },
  })

  return { faults, lengths, stoppedFor, isSending, send, fieldEvents }
}
