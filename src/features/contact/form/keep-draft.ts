import { CONTACT_FIELDS, type ContactField, SUBMISSION_ID } from '../../message/contact-fields.ts'
import { moveToSent, readDraft, readSent, writeDraft } from '../../message/draft.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

const controlOf = (form: HTMLFormElement, name: ContactField | typeof SUBMISSION_ID) =>
  form.elements.namedItem(name) as Control

/** Browsers offer UUIDs on secure pages only; without one, the function identifies a message by its text. */
const newId = ({ crypto }: Pick<Window, 'crypto'>): string => crypto.randomUUID?.() ?? ''

/** Keeps what is typed over reloads and failures and gives the message its id, with or without the form's island. */
export function keepDraft(form: HTMLFormElement, view: Window): void {
  const kept = readDraft(view) ?? {}
  for (const name of CONTACT_FIELDS) {
    const control = controlOf(form, name)
    control.value ||= kept[name] ?? ''
    // A pasted text is never cut: the form reports that it is too long.
    control.removeAttribute('maxlength')
  }
  controlOf(form, SUBMISSION_ID).value = kept[SUBMISSION_ID] || newId(view)
  form.addEventListener('input', () => saveDraft(form, view))
}

/**
 * Stores the form's fields as the draft; the draft's list stays.
 *
 * @param posted the whole message, when the browser posts it
 * @returns false where storage is full or forbidden
 */
export function saveDraft(form: HTMLFormElement, view: Window, posted?: string): boolean {
  const { posted: _, ...draft } = readDraft(view) ?? {}
  for (const name of [...CONTACT_FIELDS, SUBMISSION_ID] as const) draft[name] = controlOf(form, name).value
  return writeDraft(view, { ...draft, ...(posted !== undefined && { posted }) })
}

function clearForm(form: HTMLFormElement, view: Window): void {
  form.reset()
  controlOf(form, SUBMISSION_ID).value = newId(view)
}

/** Clears the form and its draft after the whole message `posted` was sent, and gives the next message an id. */
export function endDraft(form: HTMLFormElement, view: Window, posted: string): void {
  moveToSent(view, posted)
  clearForm(form, view)
}

/**
 * Clears a form that the browser restored on Back although its message was sent. Where nothing is stored that is unknown, and the
 * text stays.
 */
export function clearSentForm(form: HTMLFormElement, view: Window): void {
  view.addEventListener('pageshow', ({ persisted }) => {
    const [entry] = view.performance.getEntriesByType('navigation')
    const isBack = persisted || (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
    const sent = readSent(view)
    if (isBack && CONTACT_FIELDS.every((name) => sent[name] === controlOf(form, name).value))
      clearForm(form, view)
  })
}
