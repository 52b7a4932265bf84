import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../../../catalogue/paths.ts'
import { trackEvent } from '../../../client/analytics.ts'
import { namesIn } from '../../list/entries.ts'
import {
  CONTACT_API,
  type ContactField,
  HONEYPOT,
  isPhone,
  MAX_CHARACTERS,
  SUCCESS,
} from '../../message/contact-fields.ts'
import { writeDraft } from '../../message/draft.ts'
import { cleanText, type FieldFault, parseMessage } from '../../message/parse-message.ts'
import { endDraft, formValues, isPostedNatively } from './form-draft.ts'

export type CheckedField = ContactField | 'contactFormPhone'
export type FormFaults = Partial<Record<CheckedField, FieldFault>>

/** Longer than the function takes if neither outbox nor provider answers. */
export const SUBMIT_TIMEOUT_MS = 20_000
/** Browsers limit keepalive requests to 64 KiB. */
const MAX_KEPT_ALIVE_BYTES = 60_000

/** Posts the fields. @returns the answer's status; 200 only for `Success` (rule F5), 0 without an answer. Never rejects. */
export async function submitContact(
  fields: Readonly<Record<string, string>>,
  post: typeof fetch,
  timeoutMs = SUBMIT_TIMEOUT_MS,
): Promise<number> {
  const body = JSON.stringify(fields)
  try {
    const answer = await post(CONTACT_API, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
      // Sends even if the visitor closes the page.
      keepalive: new TextEncoder().encode(body).length < MAX_KEPT_ALIVE_BYTES,
    })
    const isSent = answer.ok && (await answer.text()) === SUCCESS
    return answer.ok && !isSent ? 0 : answer.status
  } catch {
    return 0
  }
}

/** Each field's first error. */
function formFaults(form: HTMLFormElement): FormFaults {
  const values = formValues(form)
  const parsed = parseMessage(values)
  const phone = values.contactFormPhone.trim()
  return {
    ...('faults' in parsed && parsed.faults),
    ...(phone && !isPhone(phone) && { contactFormPhone: 'notValid' as const }),
  }
}

/** Checks the form in place, sends it once, and opens the result page. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const isInFlight = useRef(false)
  const [isSending, setSending] = useState(false)
  /** Why the last attempt failed, if the form stays. */
  const [problem, setProblem] = useState<'offline' | 'failed'>()
  const [faults, setFaults] = useState<FormFaults>({})
  /** The length of each text that is too long. */
  const [lengths, setLengths] = useState<Partial<Record<ContactField, number>>>({})
  /** The errors of the last attempt. A new object each time moves focus to the summary. */
  const [summaryFaults, setSummaryFaults] = useState<FormFaults>()

  useEffect(() => {
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isInFlight.current = false
      setSending(false)
    }
    window.addEventListener('pageshow', showAgain)
    return () => window.removeEventListener('pageshow', showAgain)
  }, [])

  /** While typing, only the length is reported; other errors wait until the field loses focus. */
  const check = (field: CheckedField, scope: 'all' | 'length') => {
    if (!form.current) return
    const fault = formFaults(form.current)[field]
    if (field !== 'contactFormPhone') {
      const { length } = cleanText(field, formValues(form.current)[field])
      setLengths((known) => ({ ...known, [field]: length > MAX_CHARACTERS[field] ? length : undefined }))
    }
    setFaults((known) => {
      const isReported = scope === 'all' || fault === 'tooLong' || known[field] === 'tooLong'
      return isReported ? { ...known, [field]: fault } : known
    })
  }

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    event.preventDefault()
    if (isInFlight.current || isPostedNatively(currentTarget)) return
    const found = formFaults(currentTarget)
    const isStopped = Object.keys(found).length > 0
    setFaults(found)
    setSummaryFaults(isStopped ? found : undefined)
    setProblem(undefined)
    if (isStopped) return

    const values = formValues(currentTarget)
    // Autofill does not fire `input` in every browser.
    const isStored = writeDraft(window, values)
    // Offline, the result page couldn't open either.
    if (!navigator.onLine) {
      setProblem('offline')
      return
    }
    isInFlight.current = true
    setSending(true)
    const honeypot = String(new FormData(currentTarget).get(HONEYPOT) ?? '')
    const status = await submitContact({ ...values, [HONEYPOT]: honeypot }, (...request) => fetch(...request))
    if (status === 200) {
      endDraft(currentTarget, window)
      for (const product of namesIn(values.contactFormList)) trackEvent('asked', product)
    } else if (!isStored) {
      // Back from the error page would show an empty form.
      isInFlight.current = false
      setSending(false)
      setProblem('failed')
      return
    }
    const failure = status === 429 ? `${paths.contactError}#full` : paths.contactError
    window.location.assign(status === 200 ? paths.contactSuccessful : failure)
  }

  return {
    faults,
    lengths,
    summaryFaults,
    isSending,
    problem,
    send,
    check,
    fieldEvents: (field: ContactField) => ({
      onInput: () => check(field, 'length'),
      onBlur: () => summaryFaults && check(field, 'all'),
    }),
  }
}
