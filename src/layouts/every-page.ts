import counts from '../client/analytics/start.ts?script'
import type { BrowserGlobals } from '../client/browser-globals.ts'
import { startIslands } from '../client/islands/start-islands.ts'
import { LIST_KEY, STATE_CHANGED, UNANSWERED_KEY } from '../client/keys.ts'
import { layOutLater } from '../client/lay-out-later.ts'
import { startWaiting } from '../client/loading/wait-for.ts'
import { skipTransitions } from '../client/navigation/skip-transitions.ts'
import { saveScrollOffset } from '../client/scroll/save-scroll-offset.ts'
import { recordPath, SHOWN } from '../client/visited-paths/record-path.ts'
import { answerPresses } from '../features/list/answer-presses.ts'
import shortlist from '../features/list/start.ts?script'
import openStatus from '../features/opening-hours/open-status.ts?script'
import firstInput from './first-input.ts?script'

// Netlify answers to the file of a page as well, without that page's headers, and has no rule that would not be endless.
const { pathname, search, hash } = location
if (pathname.endsWith('.html')) location.replace(pathname.replace(/(index)?\.html$/, '') + search + hash)

const globals: BrowserGlobals = { page: document, view: window }

/** A script runs once, however often it is imported; a page works without one that fails to load and that nobody waits for. */
const run = (script: string) => import(/* @vite-ignore */ script).catch(() => {})
if (import.meta.env.IS_COUNTING) addEventListener('load', () => run(counts))
const waitFor = startWaiting(document, () => run(firstInput))
startIslands(document, waitFor)
recordPath(globals)
skipTransitions(globals)
layOutLater(globals)
saveScrollOffset(globals)

const runList = () => waitFor((again) => import(/* @vite-ignore */ shortlist + again)).catch(() => {})

// A visitor who leaves or prints has used a pointer or a key first; what beforeprint would load comes too late for the paper.
for (const hint of ['pointerover', 'keydown'])
  addEventListener(hint, () => [firstInput, openStatus].map(run), { once: true })

// On a phone, the opening hours are in the closed menu or further down the page.
const places = new IntersectionObserver((seen) => {
  for (const { isIntersecting } of seen) isIntersecting && run(openStatus)
})
for (const place of document.querySelectorAll('.open-now')) places.observe(place)

/** A list from a link, or one that the device keeps, is shown at once. */
function showList() {
  try {
    if ((document as BrowserGlobals['page']).prerendering) return
    const isAsked = /[?&](list|compare)=/.test(location.search) || sessionStorage[UNANSWERED_KEY]
    if (isAsked) void runList()
    else if (localStorage[LIST_KEY]) void run(shortlist)
  } catch {
    // Storage is forbidden.
  }
}
showList()
// The list may be started by the search, or on another page after this one was prerendered or cached.
for (const event of [...SHOWN, 'storage', STATE_CHANGED]) addEventListener(event, showList, true)
answerPresses(globals, runList)

/** Before this script was there (early-presses.ts). */
const { pressed } = globalThis as { pressed?: HTMLElement }
if (pressed?.matches('button')) pressed.click()
