import { queryParameter } from '../../browser/query-parameters.ts'
import { CONTACT_FIELDS, type ContactField, SUBMISSION_ID } from '../contact-fields.ts'
import { type Draft, draftStorage, forgetDraft, readDraft, writeDraft } from './draft.ts'
import { productName } from './product-name.ts'

type World = Pick<Window & typeof globalThis, 'sessionStorage' | 'location' | 'crypto' | 'fetch'>

type Control = HTMLInputElement | HTMLTextAreaElement

const controlOf = (form: HTMLFormElement, name: ContactField | typeof SUBMISSION_ID) =>
  form.elements.namedItem(name) as Control

/** Browsers offer UUIDs on secure pages only; without one, the function tells messages apart by their text. */
const newId = ({ crypto }: Pick<World, 'crypto'>): string => crypto.randomUUID?.() ?? ''

/**
 * Keeps what is typed over reloads and failures, and gives the message its id, before the form's island is there or
 * without it. On `?about=/ceiling-fans/…` the message starts with the product's name, once.
 */
export async function keepDraft(form: HTMLFormElement, world: World): Promise<void> {
  const storage = draftStorage(world)
  const kept = readDraft(storage)
  const message = controlOf(form, 'contactFormMessage') as HTMLTextAreaElement

  for (const name of CONTACT_FIELDS) {
    const control = controlOf(form, name)
    control.value ||= kept[name] ?? ''
    // A pasted text is never cut: what is too long is told, with the text in place.
    control.removeAttribute('maxlength')
  }
  controlOf(form, SUBMISSION_ID).value = kept[SUBMISSION_ID] || newId(world)
  form.addEventListener('input', () => saveDraft(form, world))

  const about = queryParameter(world.location.search, 'about')
  if (!about || about === kept.about) return
  const name = await productName(about, (address) => world.fetch(address))
  if (!name) return
  // Whoever comes to the field goes on after the name; whoever is typing there already is not moved.
  const caret = message === message.ownerDocument.activeElement ? 'preserve' : 'end'
  if (!message.value.includes(name)) message.setRangeText(`${name}\n\n`, 0, 0, caret)
  saveDraft(form, world, about)
}

/** Keeps what the form holds now. */
export function saveDraft(form: HTMLFormElement, world: World, about?: string): void {
  const storage = draftStorage(world)
  const remembered = about ?? readDraft(storage).about
  const draft: Draft = remembered ? { about: remembered } : {}
  for (const name of [...CONTACT_FIELDS, SUBMISSION_ID] as const) draft[name] = controlOf(form, name).value
  writeDraft(storage, draft)
}

/** Clears the form and what was kept of it, after the message was sent: the next one is another. */
export function endDraft(form: HTMLFormElement, world: World): void {
  forgetDraft(draftStorage(world))
  form.reset()
  controlOf(form, SUBMISSION_ID).value = newId(world)
}

/**
 * Empties a form that the browser filled in again on the way back although its message was sent: everything typed is in
 * the draft, so a form with text and no draft has nothing left to send. Without storage nobody can tell, and it stays.
 */
export function clearSentForm(form: HTMLFormElement, view: Window & typeof globalThis): void {
  view.addEventListener('pageshow', ({ persisted }) => {
    const [entry] = view.performance.getEntriesByType('navigation')
    const isBack = persisted || (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
    const storage = draftStorage(view)
    if (isBack && storage && Object.keys(readDraft(storage)).length === 0) endDraft(form, view)
  })
}
