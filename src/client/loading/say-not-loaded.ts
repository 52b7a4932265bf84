import { waitFor } from './waiting.ts'

/** Loads what loads the page anew and does there what was pressed (reopen.ts). */
type LoadReopen = () => Promise<{ reopen: (at: Element) => Promise<never> }>

/**
 * Says that something is slow to load or did not load, if not in words of its own.
 *
 * @param former what says the last of these sentences; it stays where it is about the same thing, and otherwise goes as any other does: one
 * stands at a time
 * @returns what says it
 */
export type SayNotLoaded = (
  pressed: Element,
  loadReopen: LoadReopen,
  isSlow?: boolean,
  former?: Note,
  sentence?: string,
) => Note

/** As two scripts have this module, the note itself knows what it is about. */
interface Note extends HTMLElement {
  about?: Element
}

/**
 * Says at what was pressed that it is slow to load or did not load, with a button that loads the page anew and does it there. Comes at the
 * first pointer or key, before anything can be late (first-input.ts), and with what asks once more (reopen.ts).
 */
export const sayNotLoaded: SayNotLoaded = (pressed, loadReopen, isSlow, former, sentence) => {
  const main = document.getElementById('main') as HTMLElement
  const at = pressed.isConnected && pressed !== document.body ? pressed : main
  const words =
    sentence ??
    at.closest<HTMLElement>('[data-not-loaded]')?.dataset.notLoaded ??
    (isSlow ? 'This is slow to load.' : 'This did not load.')
  if (former?.isConnected && former.about === at) {
    // Its button may have the focus.
    if (!isSlow) (former.firstChild as Text).data = `${words} `
    return former
  }
  // Also what a script that cannot know of this one has said, before the script of every page was there or for the page that came anew.
  for (const one of document.querySelectorAll('.not-loaded')) one.remove()
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
  const note: Note = place.lastElementChild as HTMLElement
  note.about = at
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
