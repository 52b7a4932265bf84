// Stands at an address of its own that every build has: pages of former builds ask for it too.

import type { Reopening } from './reopen.ts'
import reopen from './reopen.ts?script'
import type { WaitFor } from './waiting.ts'

/** After this, what was pressed says that it did not load, if nothing has come. */
const LATE_MS = 5000

/** From a new address each time, as Firefox never asks for a failed one again. */
const loadReopen = async () => {
  const address = `${reopen}?${Date.now()}`
  await import(/* @vite-ignore */ address)
  return globalThis as unknown as Reopening
}

/**
 * Starts waiting for what presses ask for. What was pressed is `aria-busy` meanwhile. When something cannot be had, it is asked for once
 * more, then the page is loaded anew and the press is done there (reopen.ts); where that fails too, or nothing has come after
 * some seconds, a sentence with a button stands at what was pressed. Nothing is given up: what comes late takes the sentence away.
 *
 * @returns how to wait, which is left on the window for other scripts as well (waiting.ts)
 */
export function startWaiting(page: Document): WaitFor {
  const main = page.getElementById('main') as HTMLElement
  let pressed: Element = main
  let note: HTMLElement | undefined

  addEventListener(
    'click',
    ({ target }) => {
      pressed = (target as Element).closest('a,button,input,select') ?? pressed
    },
    true,
  )

  const hush = () => {
    note?.remove()
    note = undefined
  }

  const say = (pressedThen: Element) => {
    if (note) return
    const at = pressedThen.isConnected ? pressedThen : main
    const words = at.closest<HTMLElement>('[data-not-loaded]')?.dataset.notLoaded ?? 'This did not load.'
    // All outside a modal sheet is inert, and an island must find its markup as it was built.
    const place =
      page.querySelector('dialog[open],[aria-modal]') ??
      at.closest('[popover]') ??
      (at.closest('astro-island') ?? at).parentElement
    place?.insertAdjacentHTML(
      'beforeend',
      `<p class="not-loaded" role="alert" popover="manual">${words} <button type="button">Try again</button>`,
    )
    note = place?.lastElementChild as HTMLElement
    note.showPopover?.(at === main ? {} : { source: at as HTMLElement })
    note.onclick = ({ target }) => {
      if (target === note) return
      hush()
      waitFor(async () => (await loadReopen()).reopen(at), at).catch(() => {})
    }
  }

  const waitFor: WaitFor = async (ask, at = pressed) => {
    const before = note
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      say(at)
    }, LATE_MS)
    at.ariaBusy = 'true'
    // What an address asks for, before anything is pressed.
    if (pressed === main) pressed = at
    try {
      const loaded = await ask('').catch(async () => (await loadReopen()).again(ask, at))
      // A sentence about something else that has failed meanwhile stays.
      if (isLate || note === before) hush()
      return loaded
    } catch (error) {
      say(at)
      throw error
    } finally {
      clearTimeout(timer)
      at.ariaBusy = null
    }
  }
  Object.assign(globalThis, { waitFor })
  // Left by reopen.ts, which takes it up when it is loaded.
  if (history.state?.reopen) void loadReopen()
  return waitFor
}
