import { putParameters, queryParameter } from '../../../client/state.ts'
import {
  CONTACT_FIELDS,
  FORM_FIELDS,
  type FormField,
  FURTHER_FIELDS,
  type HONEYPOT,
  SUBMISSION_ID,
} from '../../message/contact-fields.ts'
import { type Draft, moveToSent, readDraft, readSent, visitOf, writeDraft } from '../../message/draft.ts'

type Values = Partial<Record<FormField, string>>

const controlOf = (form: HTMLFormElement, name: FormField) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

export const formValues = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<FormField | typeof HONEYPOT, string>

/** Changes hidden fields, the draft and the list in the address. A message with a list needs no text. */
export function setFields(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) controlOf(form, name as FormField).value = value
  controlOf(form, 'contactFormMessage').required = controlOf(form, 'contactFormList').value === ''
  writeDraft(values)
  const { contactFormList: list, contactFormRooms: rooms } = values
  if (list !== undefined) putParameters({ list, rooms, about: undefined })
}

/** Browsers have UUIDs on secure pages only; without one, the function identifies a message by its text. */
const newId = (): string => crypto.randomUUID?.() ?? ''

/** The list to send: from the address, else the address's product, else the draft. */
function listOf(search: string, draft: Draft): Values {
  const list = queryParameter(search, 'list')
  if (list) return { contactFormList: list, contactFormRooms: queryParameter(search, 'rooms') ?? '' }
  const about = queryParameter(search, 'about')?.split('/').at(-1)
  if (about) return { contactFormList: about, contactFormRooms: '' }
  return { contactFormList: draft.contactFormList ?? '', contactFormRooms: draft.contactFormRooms ?? '' }
}

/** Fills the form from its draft and address, and saves typed text, with or without the island. */
export function prepareForm(form: HTMLFormElement): void {
  const draft = readDraft()
  const beUnposted = () => {
    delete form.dataset.posted
    writeDraft({ posted: undefined })
  }
  beUnposted()
  for (const name of FORM_FIELDS) {
    const control = controlOf(form, name)
    control.value ||= draft[name] ?? ''
    // Pasted text is never cut off; the form reports its length.
    control.removeAttribute('maxlength')
  }
  if (draft.contactFormTrade) controlOf(form, 'contactFormTrade').closest('details')?.setAttribute('open', '')
  setFields(form, {
    ...listOf(location.search, draft),
    [SUBMISSION_ID]: controlOf(form, SUBMISSION_ID).value || newId(),
  })
  const details = form.querySelector('details')
  const hasVisit = Object.values(visitOf(draft)).some(Boolean)
  if (details && (location.hash === '#visit' || hasVisit)) {
    details.open = true
    // The fields are in the island, which starts at focusin.
    details.dispatchEvent(new Event('focusin', { bubbles: true }))
  }
  // Text typed after Send isn't part of that message.
  form.addEventListener('input', () => writeDraft({ ...formValues(form), posted: undefined }))
  document.addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return
    // The browser posts the form before the island is loaded. A request of the island would cancel that.
    form.dataset.posted = ''
    writeDraft({ ...formValues(form), posted: 'yes' })
  })
  addEventListener('pageshow', ({ persisted }) => {
    // After Back, the form can be sent again.
    if (persisted) beUnposted()
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isBack = persisted || entry?.type === 'back_forward'
    const sent = readSent()
    // The browser restored a form whose message was sent.
    if (isBack && CONTACT_FIELDS.every((name) => sent[name] === controlOf(form, name).value)) clearForm(form)
  })
}

/** Whether the browser is posting the form itself. */
export const isPostedNatively = (form: HTMLFormElement): boolean => form.dataset.posted !== undefined

function clearForm(form: HTMLFormElement): void {
  form.reset()
  // Hidden fields are not reset.
  for (const name of FURTHER_FIELDS) controlOf(form, name).value = ''
  controlOf(form, SUBMISSION_ID).value = newId()
  putParameters({ list: undefined, rooms: undefined })
}

/** Clears the form and draft of a sent message, with a new id for the next one. */
export function endDraft(form: HTMLFormElement, sent: Draft): void {
  moveToSent(sent)
  clearForm(form)
}
