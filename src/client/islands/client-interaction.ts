import { fetchEarly } from '../early-fetch.ts'
import { ISLAND_READY, PARAMETERS_CHANGED, RESULTS_SHOWN } from '../keys.ts'

/** When what an address asks for has not come by then, the page as it was built is shown instead. */
const LATE_MS = 6000

const HINTS = ['pointerenter', 'pointerdown', 'focusin', 'click'] as const

/**
 * Hydrates an island when a visitor first turns to it: the pointer comes over it, a finger touches it, or focus enters. A script
 * that could not be loaded is asked for again when they do so once more.
 *
 * A click that comes before the island is ready is kept and given to it again once it says so (`island-ready`, see
 * use-island-ready.ts), so that no first click is lost. Controls that work by themselves (links, and buttons that open a
 * popover or send a form) are left to the browser.
 *
 * With names of query parameters as its value (`client:interaction="span|place"`) it hydrates as well when the address has
 * one of them, or is given one later (`parameters`, see query-parameters.ts). An island whose address asked for it is marked
 * `data-asked`, so that styles can keep its place until it has answered and taken the mark away. What an island fetches on
 * its start stands in a `data-fetches` around it, and is fetched beside its script. When nothing has come after some seconds the mark
 * goes, and the sentence of a `data-not-loaded` around it says why; what comes later still works. A `data-remembers` around it names what
 * in the device's storage counts like an address.
 *
 * @param load fetches the island's script and returns what hydrates it
 * @param value that of the directive: names of parameters, or true
 */
export function hydrateOnInteraction(
  load: () => Promise<() => unknown>,
  value: string | boolean,
  island: HTMLElement,
): void {
  let waiting: HTMLElement | undefined

  const keepClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type="button"]:not([popovertarget])')
    waiting = button ?? waiting
  }

  let isAsked = false
  const hydrate = () => {
    if (isAsked) return
    isAsked = true
    const href = island.closest<HTMLElement>('[data-fetches]')?.dataset.fetches
    if (href) fetchEarly(href)
    load().then(
      // A task of its own: React has just been evaluated, and the browser may paint before the island is rendered.
      (start) => setTimeout(start),
      () => {
        isAsked = false
      },
    )
  }

  let remembered: string | undefined
  try {
    remembered = localStorage[island.closest<HTMLElement>('[data-remembers]')?.dataset.remembers as string]
  } catch {
    // Storage is forbidden: nothing is remembered.
  }

  const giveUp = () => {
    if (island.dataset.asked === undefined) return
    delete island.dataset.asked
    const around = island.closest<HTMLElement>('[data-not-loaded]')
    if (!around) return
    const note = document.createElement('p')
    note.setAttribute('role', 'alert')
    note.textContent = around.dataset.notLoaded as string
    around.append(note)
    document.addEventListener(RESULTS_SHOWN, () => note.remove(), { once: true })
  }

  // Without names, the pattern is for an empty one, which no address of this site has.
  const heed = () => {
    if (isAsked || !new RegExp(`[?&](${value})=`).test(location.search + remembered)) return
    island.dataset.asked = ''
    hydrate()
    setTimeout(giveUp, LATE_MS)
  }

  island.addEventListener('click', keepClick)
  island.addEventListener(
    ISLAND_READY,
    () => {
      island.removeEventListener('click', keepClick)
      waiting?.click()
    },
    { once: true },
  )
  for (const hint of HINTS) island.addEventListener(hint, hydrate)
  addEventListener(PARAMETERS_CHANGED, heed)
  heed()
  // On a slow line a visitor may be typing already.
  if (island.contains(document.activeElement)) hydrate()
}
