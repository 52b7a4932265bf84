import {
  type InputHTMLAttributes,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { putParameters } from '../../../client/state.ts'
import { roomKinds } from '../../fit/rooms.ts'
import { readList } from '../../list/entries.ts'
import {
  CONTACT_API,
  CONTACT_FIELDS,
  type ContactField,
  FURTHER_FIELDS,
  HONEYPOT,
  MAX_CHARACTERS,
  MAX_TRADE_CHARACTERS,
  SUBMISSION_ID,
} from '../../message/contact-fields.ts'
import { type Visit, visitOf } from '../../message/draft.ts'
import type { PostedList, ProductNames } from '../../message/message-list.ts'
import { NO_PHONE, VisitFields } from '../../message/VisitFields.tsx'
import { EnclosedList } from './EnclosedList.tsx'
import { formValues, setFields } from './form-draft.ts'
import type { FormTexts } from './form-texts.ts'
import { type CheckedField, type FormFaults, useContactForm } from './use-contact-form.ts'

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
const CHECKED_FIELDS: readonly CheckedField[] = [...CONTACT_FIELDS, 'contactFormPhone']
const HIDDEN_FIELDS = FURTHER_FIELDS.filter((name) => name !== 'contactFormTrade')
const TITLE_PREFIX = 'Error: '

const format = (count: number): string => count.toLocaleString('en-US')
const idOf = (field: CheckedField): string => (field === 'contactFormPhone' ? 'visit-phone' : field)

interface SummaryProps {
  texts: FormTexts
  /** The errors that stopped sending. Each new object moves focus to the summary. */
  faults: FormFaults
}

/** Lists what to correct, with links to the fields. */
function ErrorSummary({ texts, faults }: SummaryProps) {
  const frame = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the focus again.
  useEffect(() => frame.current?.focus(), [faults])
  useEffect(() => {
    const { title } = document
    // Screen readers read a page's title first.
    document.title = TITLE_PREFIX + title
    return () => {
      document.title = title
    }
  }, [])

  const goTo = (event: SyntheticEvent, field: CheckedField) => {
    event.preventDefault()
    const control = document.getElementById(idOf(field))
    control?.closest('details')?.setAttribute('open', '')
    control?.focus()
  }
  return (
    <div className="contact-form-summary" role="alert" tabIndex={-1} ref={frame}>
      <h3>{texts.summaryTitle}</h3>
      {/* Safari drops the list role of lists without bullets. */}
      <ul role="list">
        {CHECKED_FIELDS.flatMap((field) => {
          const fault = faults[field]
          if (!fault) return []
          return (
            <li key={field}>
              <a className="way" href={`#${idOf(field)}`} onClick={(event) => goTo(event, field)}>
                {field === 'contactFormPhone' ? NO_PHONE : texts.fields[field].faults[fault]}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/**
 * The contact form. Without this script the browser checks and posts it. The script checks in place, shows an error summary and the list,
 * sends once and opens the result page. `prepareForm` fills the hidden fields.
 */
export function ContactForm({ texts }: { texts: FormTexts }) {
  const form = useRef<HTMLFormElement>(null)
  // False in the built page.
  const [isHydrated, setHydrated] = useState(false)
  const [posted, setPosted] = useState<PostedList>({ list: '', rooms: '', measures: '' })
  const [names, setNames] = useState<ProductNames>()
  const [visit, setVisit] = useState<Visit>(visitOf(undefined))
  const { faults, lengths, summaryFaults, isSending, problem, send, check, fieldEvents } =
    useContactForm(form)

  useEffect(() => {
    const readForm = () => {
      if (!form.current) return
      const values = formValues(form.current)
      const { contactFormList: list, contactFormRooms: rooms, contactFormMeasures: measures } = values
      setPosted({ list, rooms, measures })
      setVisit(visitOf(values))
    }
    setHydrated(true)
    readForm()
    // Back from the thanks, the form is empty.
    window.addEventListener('pageshow', readForm)
    return () => window.removeEventListener('pageshow', readForm)
  }, [])

  const changeList = useCallback((next: PostedList) => {
    setPosted(next)
    putParameters(window, { list: next.list, rooms: next.rooms })
    if (form.current)
      setFields(form.current, window, {
        contactFormList: next.list,
        contactFormRooms: next.rooms,
        contactFormMeasures: next.measures,
      })
  }, [])
  const changeVisit = useCallback((changes: Partial<Visit>) => {
    setVisit((known) => ({ ...known, ...changes }))
    if (form.current) setFields(form.current, window, changes)
  }, [])

  /** Uncontrolled, so that text typed before hydration stays. */
  const row = (field: ContactField) => {
    const { label, help, faults: sentences } = texts.fields[field]
    const fault = faults[field]
    const max = MAX_CHARACTERS[field]
    const length = fault === 'tooLong' ? lengths[field] : undefined
    const control = {
      id: field,
      name: field,
      required: field !== 'contactFormMessage' || posted.list === '',
      // The script reports long texts instead.
      maxLength: isHydrated ? undefined : max,
      'aria-describedby': fault ? `${field}-help ${field}-fault` : `${field}-help`,
      'aria-invalid': fault ? true : undefined,
      // The draft is filled in before React hydrates.
      suppressHydrationWarning: true,
      ...fieldEvents(field),
    }
    return (
      <div className="contact-form-field" key={field}>
        <label htmlFor={field}>
          {label}
          {field === 'contactFormMessage' && <span className="contact-form-optional"> (optional)</span>}
        </label>
        <p className="contact-form-help quiet" id={`${field}-help`}>
          {help}
        </p>
        {fault && (
          <p className="contact-form-fault" id={`${field}-fault`}>
            {sentences[fault]} {length !== undefined && <span>{`${format(length)} / ${format(max)}`}</span>}
          </p>
        )}
        {field === 'contactFormMessage' ? (
          <textarea rows={7} {...control} />
        ) : (
          <input
            {...FIELDS[field]}
            {...(FIELDS[field].type === 'email' && { title: sentences.notValid })}
            {...control}
          />
        )}
      </div>
    )
  }
  const tooLong = CONTACT_FIELDS.find((field) => faults[field] === 'tooLong')
  const status = tooLong && texts.fields[tooLong].faults.tooLong

  return (
    <form
      className="contact-form"
      method="post"
      action={CONTACT_API}
      noValidate={isHydrated}
      onSubmit={send}
      ref={form}
    >
      {summaryFaults && <ErrorSummary texts={texts} faults={summaryFaults} />}
      {CONTACT_FIELDS.map(row)}
      {/* Below the fields, so that they don't move when the names arrive. */}
      {isHydrated && posted.list && <EnclosedList posted={posted} onChange={changeList} onNames={setNames} />}
      <details className="contact-form-visit" id="visit">
        <summary className="tap">Tell us when you’re coming (optional)</summary>
        {isHydrated && (
          <VisitFields
            id="visit"
            visit={visit}
            plan={
              names && {
                entries: readList(posted.list).entries,
                products: names.products,
                rooms: posted.rooms,
                kinds: roomKinds(names.roomKinds),
              }
            }
            isPhoneWrong={faults.contactFormPhone !== undefined}
            onChange={changeVisit}
            onPhoneBlur={() => check('contactFormPhone', 'all')}
          />
        )}
      </details>
      <details className="contact-form-visit">
        <summary className="tap">I’m a trade professional (optional)</summary>
        <div className="contact-form-field">
          <label htmlFor="contactFormTrade">Your trade</label>
          <p className="contact-form-help quiet" id="trade-help">
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
      {/* Without this, clicking the button blurs a field; its new error would move the button away from the click. */}
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
