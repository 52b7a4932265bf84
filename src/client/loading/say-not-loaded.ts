import { waitFor } from './waiting.ts'

/** Loads what loads the page anew and does there what was pressed (reopen.ts). */
type LoadReopen = () => Promise<{ reopen: (at: Element) => Promise<never> }>

/** Says that something did not load, if not in words of its own. Returns what says it. */
export type SayNotLoaded = (pressed: Element, loadReopen: LoadReopen, sentence?: string) => HTMLElement

/**
 * Says at what was pressed that it did not load, with a button that loads the page anew and does it there. Comes at the first pointer or
 * key, before anything can be late (first-input.ts), and with what asks once more (reopen.ts).
 */
export const sayNotLoaded: SayNotLoaded = (pressed, loadReopen, sentence) => {
  const main = document.getElementById('main') as HTMLElement
  const at = pressed.isConnected && pressed !== document.body ? pressed : main
  const words =
    sentence ?? at.closest<HTMLElement>('[data-not-loaded]')?.dataset.notLoaded ?? 'This did not load.'
  // All outside a modal sheet is inert, and an island must find its markup as it was built.
  const place =
    document.querySelector('dialog[open],[aria-modal]') ??
    at.closest('[popover]') ??
    (at.closest('astro-island') ?? at).parentElement ??
    main
  place.insertAdjacentHTML(
    'beforeend',
    `<p class="not-loaded" role="alert" popover="manual">${words} <button type="button">Try again</button>`,
  )
  const note = place.lastElementChild as HTMLElement
  note.showPopover?.(at === main ? {} : { source: at as HTMLElement })
  note.onclick = (event) => {
    if (event.target === note) return
    // An island around it would take the press for one of its own, and give it back once it is hydrated.
    event.stopPropagation()
    note.remove()
    waitFor(async () => (await loadReopen()).reopen(at), at).catch(() => {})
  }
  return note
}
