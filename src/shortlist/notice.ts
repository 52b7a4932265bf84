import type { BrowserGlobals } from '../browser/browser-globals.ts'

/** Shows a sentence at the foot of the window for a while, and lets screen readers say it. */
export type ShowStatus = (sentence: string) => void

const SHOWN_MS = 5000

/** The live region is in the page before it has text, as some screen readers announce changes only. Styled by slow-navigation-notice.css. */
export function createStatusMessage({ page, view }: BrowserGlobals): ShowStatus {
  const bar = page.createElement('p')
  bar.className = 'slow-navigation-notice night'
  bar.setAttribute('role', 'status')
  page.body.append(bar)
  let timer = 0
  return (sentence) => {
    view.clearTimeout(timer)
    bar.textContent = sentence
    timer = view.setTimeout(() => {
      bar.textContent = ''
    }, SHOWN_MS)
  }
}
