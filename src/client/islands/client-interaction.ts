import { fetchEarly } from '../early-fetch.ts'
import { ISLAND_READY, START_ISLAND, STATE_CHANGED } from '../keys.ts'
import { LATE_MS } from '../loading/late.ts'
import type { WaitFor } from '../loading/waiting.ts'

const HINTS = ['pointerenter', 'pointerdown', 'focusin'] as const

/** Controls that an island answers; the menu's button of the list is answered elsewhere. */
const ANSWERED = 'button[type="button"]:not([popovertarget], [data-list-menu])'

/**
 * Hydrates an island when a visitor first turns to it: the pointer comes over it, a finger touches it, or focus enters. A script
 * that could not be loaded then is asked for again when they do so once more; one that a press waits for as wait-for.ts says.
 *
 * A click that comes before the island is ready is kept and given to it again once it says so (`island-ready`, see
 * use-island-ready.ts), so that no first click is lost. Controls that work by themselves (links, and buttons that open a
 * popover or send a form) are left to the browser.
 *
 * With names of query parameters as its value (`client:interaction="span|place"`) it hydrates as well when the address has
 * one of them, or is given one later (`parameters`, see state.ts). An island whose address asked for it is marked
 * `data-asked`, so that styles can keep its place until it has answered and taken the mark away. What an island fetches on
 * its start stands in a `data-fetches` around it, and is fetched beside its script. When nothing has come after some seconds the mark
 * goes; what comes later still works. A `data-remembers` around it names what in the device's storage counts like an address.
 *
 * @param load fetches the island's script and returns what hydrates it
 * @param value that of the directive: names of parameters, or true
 */
export function hydrateOnInteraction(
  load: () => Promise<() => unknown>,
  value: string | boolean,
  island: HTMLElement,
  waitFor: WaitFor,
): void {
  let waiting: HTMLElement | undefined
  let asked: Promise<unknown> | undefined

  const ask = () => {
    if (asked) return asked
    const href = island.closest<HTMLElement>('[data-fetches]')?.dataset.fetches
    if (href) fetchEarly(href)
    // A task of its own: React has just been evaluated, and the browser may paint before the island is rendered.
    asked = load().then((start) => void setTimeout(start))
    asked.catch(() => {
      asked = undefined
    })
    return asked
  }

  let isReady = false
  const press = ({ target, type }: Event) => {
    if (isReady) return
    const button = (target as Element).closest<HTMLElement>(ANSWERED)
    waiting = button ?? waiting
    if (button || (type === 'input' && (target as HTMLInputElement).form?.method !== 'post'))
      waitFor(ask, button ?? (target as Element)).catch(() => {})
  }

  let remembered: string | undefined
  try {
    remembered = localStorage[island.closest<HTMLElement>('[data-remembers]')?.dataset.remembers as string]
  } catch {
    // Storage is forbidden: nothing is remembered.
  }

  const giveUp = () => island.removeAttribute('data-asked')

  // Without names, the pattern is for an empty one, which no address of this site has.
  const heed = () => {
    if (asked || !new RegExp(`[?&](${value})=`).test(location.search + remembered)) return
    island.dataset.asked = ''
    waitFor(ask, island.firstElementChild ?? island).catch(giveUp)
    setTimeout(giveUp, LATE_MS)
  }

  for (const one of ['click', 'input']) island.addEventListener(one, press)
  island.addEventListener(START_ISLAND, () => void waitFor(ask).catch(() => {}))
  island.addEventListener(
    ISLAND_READY,
    () => {
      isReady = true
      waiting?.click()
    },
    { once: true },
  )
  for (const hint of HINTS) island.addEventListener(hint, ask)
  addEventListener(STATE_CHANGED, heed)
  heed()
  // On a slow line a visitor may be typing already.
  if (island.contains(document.activeElement)) ask()
}
