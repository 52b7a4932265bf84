import type { BrowserGlobals } from '../browser-globals.ts'

/** What Chromium says of a transition that ends before its time: "… was skipped", "… was aborted because of invalid state". */
const ENDED_EARLY = /^Transition was /

/**
 * Takes a skipped view transition for what it is, the end of an animation that nobody waits for. Where a visitor goes on at once, or
 * Back brings a page from the browser's cache too late to animate, Chromium reports that as a fault of the page, of a
 * transition that no event gives it: only the report can be told apart.
 */
export function skipTransitions({ view }: Pick<BrowserGlobals, 'view'>): void {
  view.addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && ENDED_EARLY.test(reason.message)) event.preventDefault()
  })
}
