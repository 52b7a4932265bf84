import { fittingList, listByAddress, withEnclosedList } from '../enclosed-list.ts'
import { LIST_IS_LOADING } from './hold-for-list.ts'

/** Dispatched on the form by what puts the known products of its list into the message from then on. */
export const LIST_KNOWN = 'list-known'
/** Dispatched on the form when nothing more than the list's address can be known. */
export const LIST_FAILED = 'list-failed'

/** How long a message waits for the products of its list, from the moment in which they are asked for. */
const LIST_WAIT_MS = 6000
/** After this the form says that they are on their way. */
const SILENT_MS = 500

function failed(count: number, carried: number): string {
  if (count === 1) return 'What you ask about did not load. It goes along with your message as a link.'
  const which = carried < count ? `The first ${carried} of its` : 'Its'
  return `Your list did not load. ${which} ${count} products go along with your message as links.`
}

/**
 * Carries a list with a message, which holdForList keeps back until this is there: a message that is sent waits until the products are
 * known, and says so; when they cannot be known in time, it takes them along as their address names them.
 *
 * @param asked the list and its rooms, as the address writes them
 * @param load asks for what knows the products, and dispatches `LIST_KNOWN` or `LIST_FAILED`; rejects when it cannot
 * @param places for a note about the list, and for what a visitor who has pressed the button waits for: both live regions
 */
export function carryList(
  form: HTMLFormElement,
  view: Window,
  { listed, rooms = '' }: { listed: string; rooms?: string | undefined },
  load: () => Promise<unknown>,
  { note, wait }: Readonly<Record<'note' | 'wait', Element | null>>,
): void {
  const whole = listByAddress(listed, view.location.origin, rooms)
  const list = fittingList(whole)
  const { length } = list.products
  if (length === 0) return
  let state: 'asked' | 'known' | 'failed' = 'asked'
  let held: SubmitEvent | undefined
  const say = (place: Element | null, words: string) => place?.replaceChildren(words)

  const settle = (next: 'known' | 'failed') => {
    state = next
    say(note, next === 'failed' ? failed(whole.products.length, length) : '')
    say(wait, '')
    if (held) form.requestSubmit(held.submitter)
    held = undefined
  }
  form.addEventListener('formdata', ({ formData }) => {
    const words = String(formData.get('contactFormMessage') ?? '')
    if (state !== 'known') formData.set('contactFormMessage', withEnclosedList(words, list))
  })
  // Before the form's island hears of it.
  form.addEventListener('submit', (event) => {
    if (state !== 'asked' || !form.checkValidity()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = event
    say(wait, LIST_IS_LOADING)
  })
  form.addEventListener(LIST_KNOWN, () => settle('known'))
  form.addEventListener(LIST_FAILED, () => settle('failed'))
  view.setTimeout(() => state === 'asked' && say(note, 'Your list is loading.'), SILENT_MS)
  view.setTimeout(() => state === 'asked' && settle('failed'), LIST_WAIT_MS)
  const message = form.elements.namedItem('contactFormMessage') as HTMLTextAreaElement
  message.required = false
  load().catch(() => settle('failed'))
}
