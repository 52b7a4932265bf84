import { LATE_MS } from './late.ts'
import type { Reopening } from './reopen.ts'
// Stands at an address of its own that every build has: pages of former builds ask for it too.
import reopen from './reopen.ts?script'
import type { WaitFor, waiting } from './waiting.ts'

/** From a new address each time, as Firefox never asks for a failed one again. */
const loadReopen = async () => {
  const address = `${reopen}?${Date.now()}`
  await import(/* @vite-ignore */ address)
  return globalThis as unknown as Reopening
}

/**
 * Starts waiting for what presses ask for. What was pressed is `aria-busy` meanwhile. When something cannot be had, it is asked for once
 * more, then the page is loaded anew and the press is done there (reopen.ts); where that fails too, or nothing has come after
 * some seconds, a sentence with a button stands at what was pressed (say-not-loaded.ts). Nothing is given up: what comes late takes the
 * sentence away.
 *
 * @param prepare loads what says the sentence, which otherwise comes at the first pointer or key
 * @returns how to wait, which is left on the window for other scripts as well (waiting.ts)
 */
export function startWaiting(page: Document, prepare: () => unknown): WaitFor {
  let pressed: Element = page.body
  let note: HTMLElement | undefined
  /** Where it stands. */
  let place: Element | undefined

  addEventListener(
    'click',
    ({ target }) => {
      pressed = (target as Element).closest('a,button,input,select') ?? pressed
    },
    true,
  )

  const say = (at: Element, isSlow?: boolean) => {
    place = at
    note = (globalThis as unknown as Reopening).sayNotLoaded(at, loadReopen, isSlow, note)
  }

  const waitFor: WaitFor = async (ask, at = pressed) => {
    const before = note
    const timer = setTimeout(say, LATE_MS, at, true)
    at.ariaBusy = 'true'
    // What an address asks for, before anything is pressed.
    if (pressed === page.body) {
      pressed = at
      prepare()
    }
    try {
      const loaded = await ask('').catch(async () => (await loadReopen()).again(ask, at))
      // A sentence about something else that has failed meanwhile stays.
      if (place === at || note === before) note?.remove()
      return loaded
    } catch (error) {
      say(at)
      throw error
    } finally {
      clearTimeout(timer)
      at.ariaBusy = null
    }
  }
  ;(globalThis as unknown as typeof waiting).waitFor = waitFor
  // Left by reopen.ts, which takes it up when it is loaded.
  if (history.state?.reopen) void loadReopen()
  return waitFor
}
