import type { BrowserGlobals } from '../browser-globals.ts'
import { LATE_MS } from '../loading/late.ts'
import { onLinkClick } from './on-link-click.ts'

/**
 * Opens a page that is pressed while it is on its way once it is here: Firefox would ask for it a second time, as it gives a new page
 * nothing that is still being written to its cache, unless that can be resumed, which no compressed answer can. What is on its way was
 * asked for before the press, so to wait for it is never longer than to ask again.
 *
 * @param coming what is on its way, by address
 */
export function openWhenHere(globals: BrowserGlobals, coming: ReadonlyMap<string, Promise<unknown>>): void {
  const { page, view } = globals
  let pressed: HTMLAnchorElement | undefined
  const answerPress = (link: HTMLAnchorElement, event: MouseEvent) => {
    pressed = link
    const answer = coming.get(link.href)
    // Until a page is complete, a script's way to another may take its place in the history.
    if (!answer || page.readyState !== 'complete') return
    event.preventDefault()
    const open = () => {
      if (pressed !== link) return
      pressed = undefined
      view.location.assign(link.href)
    }
    void answer.then(open)
    view.setTimeout(open, LATE_MS)
  }
  onLinkClick(globals, answerPress, view)
  // A page that Back brings again is not to go on.
  view.addEventListener('pagehide', () => {
    pressed = undefined
  })
}
