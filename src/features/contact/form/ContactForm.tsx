import {
  type InputHTMLAttributes,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { paths } from '../../../catalogue/paths.ts'
import { trackEvent } from '../../../client/analytics.ts'
import { loadOnce } from '../../../client/load.ts'
import { useLoaded } from '../../../client/react.tsx'
import { roomKinds } from '../../fit/rooms.ts'
import { namesIn, readList } from '../../list/entries.ts'
import {
  CONTACT_API,
  CONTACT_FIELDS,
  type ContactField,
  FURTHER_FIELDS,
  type Further,
  HONEYPOT,
  isPhone,
  MAX_CHARACTERS,
  MAX_TRADE_CHARACTERS,
  SUBMISSION_ID,
} from '../../message/contact-fields.ts'
import { writeDraft } from '../../message/draft.ts'
import { NAMES_FILE } from '../../message/message-list.ts'
import { type FieldFault, parseMessage } from '../../message/parse-message.ts'
import type { ProductNames } from '../../message/product-names.ts'
import VisitFields, { NO_PHONE } from '../../message/VisitFields.tsx'
import { EnclosedList } from './EnclosedList.tsx'
import { endDraft, formValues, isPostedNatively, setFields } from './form-draft.ts'
import type { FieldTexts } from './form-texts.ts'
import { submitContact } from './submit-contact.ts'

const FIELDS: Readonly<Record<ContactField, InputHTMLAttributes<HTMLInputElement>>> = {
  contactFormName: { type: 'text', autoComplete: 'name', pattern: '.*\\S.*' },
  contactFormEmail: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    spellCheck: false,
    pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+',
  },
  contactFormMessage: {},
}
const NO_FURTHER = Object.fromEntries(FURTHER_FIELDS.map((name) => [name, ''])) as Further
const HIDDEN_FIELDS = FURTHER_FIELDS.filter((name) => name !== 'contactFormTrade')

const loadNames = loadOnce((response): Promise<ProductNames> => response.json())

const VISIT_ID = 'visit'
const TITLE_PREFIX = 'Error: '

type FormFaults = Partial<Record<ContactField | 'contactFormPhone', FieldFault>>

/** The first error of each field. */
function formFaults(form: HTMLFormElement): FormFaults {
  const values = formValues(form)
  const parsed = parseMessage(values)
  const phone = values.contactFormPhone.trim()
  return {
    ...('faults' in parsed && parsed.faults),
    ...(phone && !isPhone(phone) && { contactFormPhone: 'notValid' as const }),
  }
}

const isFaulty = (faults: FormFaults): boolean => Object.keys(faults).length > 0

type Errors = readonly (readonly [controlId: string, sentence: string])[]

/** Lists what to correct, with links to the fields. A new list, of another attempt, takes the focus. */
function ErrorSummary({ title, errors }: { title: string; errors: Errors }) {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus again.
  useEffect(() => frame.current?.focus(), [errors])
  useEffect(() => {
    const { title } = document
    // Screen readers read a page's title first.
    document.title = TITLE_PREFIX + title
    return () => {
      document.title = title
    }
  }, [])
  const goTo = (event: SyntheticEvent, id: string) => {
    event.preventDefault()
    const control = document.getElementById(id)
    control?.closest('details')?.setAttribute('open', '')
    control?.focus()
  }
  return (
    <div className="contact-form-summary" role="alert" tabIndex={-1} ref={frame}>
      <h3>{title}</h3>
      {/* Safari drops the list role of lists without bullets. */}
      <ul role="list">
        {errors.map(([id, sentence]) => (
          <li key={id}>
            <a className="way" href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Props {
  fields: Record<ContactField, FieldTexts>
  texts: Record<'submit' | 'submitting' | 'offline' | 'failed' | 'errorSummaryTitle', string>
}

/** The sentence for an error. The form always has text, and `parseMessage` cleans it, so the other errors don't occur. */
const sentenceOf = (texts: FieldTexts, fault: FieldFault): string =>
  (fault === 'tooLong' || fault === 'notValid' ? texts[fault] : undefined) ?? texts.missing

/**
 * The contact form. Without this script the browser checks and posts it. The script checks by the function's own rules, lists the errors,
 * shows the list, sends once and opens the result page. `prepareForm` fills the hidden fields.
 */
export function ContactForm({ fields, texts }: Props) {
  const form = useRef<HTMLFormElement>(null)
  // False in the built page.
  const [isHydrated, setHydrated] = useState(false)
  const [further, setFurther] = useState(NO_FURTHER)
  /** Empty until an attempt to send finds some, then up to date. */
  const [faults, setFaults] = useState<FormFaults>({})
  /** The errors of the last attempt, so that fields don't move during corrections. */
  const [errors, setErrors] = useState<Errors>([])
  const [isSending, setSending] = useState(false)
  /** Why the last attempt failed, if the form stays. */
  const [problem, setProblem] = useState<'offline' | 'failed'>()

  useEffect(() => {
    const readForm = () => {
      if (!form.current) return
      setFurther(formValues(form.current))
      setSending(false)
    }
    setHydrated(true)
    readForm()
    // Back from the thanks, the form is empty.
    window.addEventListener('pageshow', readForm)
    return () => window.removeEventListener('pageshow', readForm)
  }, [])

  const checkAgain = useCallback(() => {
    const { current } = form
    if (current) setFaults((shown) => (isFaulty(shown) ? formFaults(current) : shown))
  }, [])
  const change = useCallback(
    (changes: Partial<Further>) => {
      setFurther((known) => ({ ...known, ...changes }))
      if (form.current) setFields(form.current, changes)
      checkAgain()
    },
    [checkAgain],
  )
  const list = further.contactFormList
  const names = useLoaded(list ? NAMES_FILE : undefined, loadNames)

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    event.preventDefault()
    if (isSending || isPostedNatively(currentTarget)) return
    const found = formFaults(currentTarget)
    setFaults(found)
    setProblem(undefined)
    setErrors([
      ...CONTACT_FIELDS.flatMap((field) => {
        const fault = found[field]
        return fault ? [[field, sentenceOf(fields[field], fault)] as const] : []
      }),
      ...(found.contactFormPhone ? [[`${VISIT_ID}-phone`, NO_PHONE] as const] : []),
    ])
    if (isFaulty(found)) return

    const values = formValues(currentTarget)
    // Autofill does not fire `input` in every browser.
    const isStored = writeDraft(values)
    // Offline, the result page couldn't open either.
    if (!navigator.onLine) {
      setProblem('offline')
      return
    }
    setSending(true)
    const status = await submitContact(values)
    if (status === 200) {
      endDraft(currentTarget, values)
      for (const product of namesIn(values.contactFormList)) trackEvent('asked', product)
    } else if (!isStored) {
      // Back from the error page would show an empty form.
      setSending(false)
      setProblem('failed')
      return
    }
    const failure = status === 429 ? `${paths.contactError}#full` : paths.contactError
    window.location.assign(status === 200 ? paths.contactSuccessful : failure)
  }

  /** Uncontrolled, so that text typed before hydration stays. */
  const row = (field: ContactField) => {
    const { label, help, notValid } = fields[field]
    const fault = faults[field]
    const isOptional = field === 'contactFormMessage' && list !== ''
    const control = {
      id: field,
      name: field,
      required: !isOptional,
      // The script reports long texts instead.
      maxLength: isHydrated ? undefined : MAX_CHARACTERS[field],
      'aria-describedby': fault ? `${field}-help ${field}-fault` : `${field}-help`,
      'aria-invalid': fault ? true : undefined,
      // The draft is filled in before React hydrates.
      suppressHydrationWarning: true,
    }
    return (
      <div className="contact-form-field" key={field}>
        <label htmlFor={field}>
          {label}
          {isOptional && <span className="contact-form-optional"> (optional)</span>}
        </label>
        <p className="quiet" id={`${field}-help`}>
          {help}
        </p>
        {fault && (
          <p className="contact-form-fault" id={`${field}-fault`}>
            {sentenceOf(fields[field], fault)}
          </p>
        )}
        {field === 'contactFormMessage' ? (
          <textarea rows={7} {...control} />
        ) : (
          <input {...FIELDS[field]} title={notValid} {...control} />
        )}
      </div>
    )
  }
  return (
    <form
      className="contact-form"
      method="post"
      action={CONTACT_API}
      noValidate={isHydrated}
      onSubmit={send}
      onInput={checkAgain}
      ref={form}
    >
      {errors.length > 0 && <ErrorSummary title={texts.errorSummaryTitle} errors={errors} />}
      {CONTACT_FIELDS.map(row)}
      {/* Below the fields, so that they don't move when the names arrive. */}
      {isHydrated && list && <EnclosedList posted={further} names={names} onChange={change} />}
      <details className="contact-form-visit script-only" id={VISIT_ID}>
        <summary className="tap">Tell us when you’re coming (optional)</summary>
        {isHydrated && (
          <VisitFields
            id={VISIT_ID}
            visit={further}
            plan={
              typeof names === 'object'
                ? {
                    entries: readList(list).entries,
                    products: names.products,
                    rooms: further.contactFormRooms,
                    kinds: roomKinds(names.roomKinds),
                  }
                : undefined
            }
            isPhoneWrong={faults.contactFormPhone !== undefined}
            onChange={change}
          />
        )}
      </details>
      <details className="contact-form-visit">
        <summary className="tap">I’m a trade professional (optional)</summary>
        <div className="contact-form-field">
          <label htmlFor="contactFormTrade">Your trade</label>
          <p className="quiet" id="trade-help">
            Such as electrician, builder or designer.
          </p>
          <input
            id="contactFormTrade"
            name="contactFormTrade"
            maxLength={MAX_TRADE_CHARACTERS}
            aria-describedby="trade-help"
            suppressHydrationWarning
          />
        </div>
      </details>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this field empty
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {[...HIDDEN_FIELDS, SUBMISSION_ID].map((name) => (
        <input type="hidden" key={name} name={name} suppressHydrationWarning />
      ))}
      {/* Otherwise the click blurs the phone field, whose new error moves the button away from it. */}
      <button
        className="button"
        type="submit"
        aria-disabled={isSending}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isSending ? texts.submitting : texts.submit}
      </button>
      {problem && (
        <p className="contact-form-fault" role="alert">
          {texts[problem]}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isSending && texts.submitting}
      </p>
    </form>
  )
}
