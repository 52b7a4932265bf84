import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../../../catalogue/paths.ts'
import { trackEvent } from '../../../client/analytics/track-event.ts'
import type { ContactField } from '../../message/contact-fields.ts'
import type { Faults } from '../contact-schema.ts'
import { excessLength, faultyFields, formFaults, formValues } from './check-form.ts'
import { endDraft, saveDraft } from './keep-draft.ts'
import { isPostedNatively } from './native-post.ts'
import { submitContact } from './submit-contact.ts'

/** The link of an enclosed product, whose name is the last part of its path, or in a list of one. */
const PRODUCT_LINK = /^ {2}https?:\/\/\S+?[/=]([a-z\d-]+)(?:[?.]\S*)?$/gm

/** An event of one of the form's fields. */
export type FieldEvent = SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>

/** Validates the form in place, sends it once, and opens the page of the outcome. */
export function useContactForm() {
  const isInFlight = useRef(false)
  const [isSending, setSending] = useState(false)
  /** Why the last attempt failed while the form stays. */
  const [problem, setProblem] = useState<'offline' | 'failed'>()
  const [faults, setFaults] = useState<Faults>({})
  const [lengths, setLengths] = useState<Partial<Record<ContactField, number | undefined>>>({})
  /** The faults that stopped the last attempt: a new object each time, as the error summary takes the focus again. */
  const [summaryFaults, setSummaryFaults] = useState<Faults>()

  useEffect(() => {
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isInFlight.current = false
      setSending(false)
    }
    window.addEventListener('pageshow', showAgain)
    return () => window.removeEventListener('pageshow', showAgain)
  }, [])

  /** While a field is typed in, only its length is reported; other faults wait until it is left. */
  const check = (field: ContactField, wants: 'all' | 'length', form: HTMLFormElement | null) => {
    if (!form) return
    const values = formValues(form)
    const fault = formFaults(values)[field]
    setLengths((known) => ({ ...known, [field]: excessLength(values, field) }))
    setFaults((known) => {
      const isReported = wants === 'all' || fault === 'tooLong' || known[field] === 'tooLong'
      return isReported ? { ...known, [field]: fault } : known
    })
  }

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    if (isInFlight.current || isPostedNatively(form)) return
    const values = formValues(form)
    const found = formFaults(values)
    const isStopped = faultyFields(found).length > 0
    setFaults(found)
    setSummaryFaults(isStopped ? found : undefined)
    setProblem(undefined)
    if (isStopped) return

    // Autofill does not fire `input` in every browser.
    const isStored = saveDraft(form, window)
    // Without a connection the page of the outcome could not be opened either.
    if (!navigator.onLine) {
      setProblem('offline')
      return
    }
    isInFlight.current = true
    setSending(true)
    const isSent = await submitContact(values, (...request) => fetch(...request))
    if (isSent) {
      const posted = values.contactFormMessage ?? ''
      endDraft(form, window, posted)
      for (const [, product = ''] of posted.matchAll(PRODUCT_LINK)) trackEvent('asked', product)
    } else if (!isStored) {
      // The way back from the page of the failure would lead to an empty form.
      isInFlight.current = false
      setSending(false)
      setProblem('failed')
      return
    }
    window.location.assign(isSent ? paths.contactSuccessful : paths.contactError)
  }

  const fieldEvents = (field: ContactField) => ({
    onInput: ({ currentTarget }: FieldEvent) => check(field, 'length', currentTarget.form),
    onBlur: ({ currentTarget }: FieldEvent) => {
      if (summaryFaults) check(field, 'all', currentTarget.form)
    },
  })

  return { faults, lengths, summaryFaults, isSending, problem, send, fieldEvents }
}
