import { putParameters, queryParameter } from '../../../client/state.ts'
import {
  CONTACT_FIELDS,
  FORM_FIELDS,
  type FormField,
  FURTHER_FIELDS,
  SUBMISSION_ID,
} from '../../message/contact-fields.ts'
import { type Draft, moveToSent, readDraft, readSent, writeDraft } from '../../message/draft.ts'

type Values = Partial<Record<FormField, string>>

const controlOf = (form: HTMLFormElement, name: FormField) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

export const formValues = (form: HTMLFormElement): Record<FormField, string> =>
  Object.fromEntries(FORM_FIELDS.map((name) => [name, controlOf(form, name).value])) as Record<
    FormField,
    string
  >

/** Changes hidden fields and the draft. A message with a list needs no text. */
export function setFields(form: HTMLFormElement, view: Window, values: Values): void {
  for (const [name, value] of Object.entries(values)) controlOf(form, name as FormField).value = value
  controlOf(form, 'contactFormMessage').required = controlOf(form, 'contactFormList').value === ''
  writeDraft(view, values)
}

/** Browsers have UUIDs on secure pages only; without one, the function identifies a message by its text. */
const newId = ({ crypto }: Pick<Window, 'crypto'>): string => crypto.randomUUID?.() ?? ''

/** The list to send: from the address, else the address's product, else the draft. */
function listOf(search: string, draft: Draft): Values {
  const list = queryParameter(search, 'list')
  if (list) return { contactFormList: list, contactFormRooms: queryParameter(search, 'rooms') ?? '' }
  const about = queryParameter(search, 'about')?.split('/').at(-1)
  if (about) return { contactFormList: about, contactFormRooms: '' }
  return { contactFormList: draft.contactFormList ?? '', contactFormRooms: draft.contactFormRooms ?? '' }
}

/** Fills the form from its draft and address, and saves typed text, with or without the island. */
export function prepareForm(form: HTMLFormElement, view: Window): void {
  const draft = readDraft(view) ?? {}
  for (const name of FORM_FIELDS) {
    const control = controlOf(form, name)
    control.value ||= draft[name] ?? ''
    // Pasted text is never cut off; the form reports its length.
    control.removeAttribute('maxlength')
  }
  if (draft.contactFormTrade) controlOf(form, 'contactFormTrade').closest('details')?.setAttribute('open', '')
  const listed = listOf(view.location.search, draft)
  setFields(form, view, { ...listed, [SUBMISSION_ID]: controlOf(form, SUBMISSION_ID).value || newId(view) })
  // Starts the island, which shows the list.
  if (listed.contactFormList)
    putParameters(view, { list: listed.contactFormList, rooms: listed.contactFormRooms, about: undefined })
  const details = form.querySelector('details')
  if (
    details &&
    (view.location.hash === '#visit' ||
      FURTHER_FIELDS.some((name) => /Visit|Phone/.test(name) && draft[name]))
  ) {
    details.open = true
    // The fields are in the island, which starts at focusin.
    details.dispatchEvent(new Event('focusin', { bubbles: true }))
  }
  form.addEventListener('input', () => writeDraft(view, formValues(form)))
  form.ownerDocument.addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return
    // The browser posts the form before the island is loaded. A request of the island would cancel that.
    form.dataset.posted = ''
    writeDraft(view, { ...formValues(form), posted: 'yes' })
  })
  view.addEventListener('pageshow', ({ persisted }) => {
    // After Back, the form can be sent again.
    delete form.dataset.posted
    const [entry] = view.performance.getEntriesByType('navigation')
    const isBack = persisted || (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
    const sent = readSent(view)
    // The browser restored a form whose message was sent.
    if (isBack && CONTACT_FIELDS.every((name) => sent[name] === controlOf(form, name).value))
      clearForm(form, view)
  })
}

/** Whether the browser is posting the form itself. */
export const isPostedNatively = (form: HTMLFormElement): boolean => form.dataset.posted !== undefined

function clearForm(form: HTMLFormElement, view: Window): void {
  form.reset()
  // Hidden fields are not reset.
  for (const name of FURTHER_FIELDS) controlOf(form, name).value = ''
  controlOf(form, SUBMISSION_ID).value = newId(view)
  putParameters(view, { list: undefined, rooms: undefined })
}

/** Clears the form and draft of a sent message, with a new id for the next one. */
export function endDraft(form: HTMLFormElement, view: Window): void {
  moveToSent(view)
  clearForm(form, view)
}
