import type { BrowserGlobals } from '../browser/browser-globals.ts'

/** Says a sentence to everybody: seen at the foot of the window for a while, and heard. */
export type Say = (sentence: string) => void

const SHOWN_MS = 5000

/** The bar is the one of announce-slow-navigation.ts; it is there before its words, as some screen readers tell changes only. */
export function spokenNotice({ page, view }: BrowserGlobals): Say {
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
