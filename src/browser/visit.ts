import shortlist from '../shortlist/start.ts?worker&url'
import type { BrowserGlobals } from './browser-globals.ts'
import { keepOffset } from './keep-offset.ts'
// A worker's bundle is a file of its own that brings no loader along; any page can run it.
import leaving from './leaving.ts?worker&url'
import openStatus from './open-status.ts?worker&url'
import { recordPath, SHOWN } from './record-path.ts'
import { unregisterServiceWorkers } from './unregister-service-workers.ts'

const globals: BrowserGlobals = { page: document, view: window }
recordPath(globals)
keepOffset(globals)
void unregisterServiceWorkers(navigator)

/** A script is run once, however often it is asked for; a page does without one that cannot be had. */
const run = (script: string) => import(/* @vite-ignore */ script).catch(() => undefined)

// A visitor who leaves has pointed, touched or pressed a key before. That key is told again, as the script came after it.
for (const hint of ['pointerover', 'keydown'] as const)
  addEventListener(
    hint,
    async (event) => {
      await run(leaving)
      event.target?.dispatchEvent(new KeyboardEvent('key', event as KeyboardEvent))
    },
    { once: true },
  )

// On a phone the place for it is in the closed menu or further down.
const places = new IntersectionObserver((seen) => {
  for (const { isIntersecting } of seen) isIntersecting && run(openStatus)
})
for (const place of document.querySelectorAll('.open-now')) places.observe(place)

/** A list that a link has brought or that the device keeps is shown at once. */
async function showList() {
  try {
    if (globals.page.prerendering) return
    if (/[?&](list|compare)=/.test(location.search) || localStorage.getItem('my-list')) await run(shortlist)
  } catch {
    // Storage is forbidden.
  }
}
void showList()
// The list may be begun on another page, after this one was readied or put aside.
for (const event of [...SHOWN, 'storage']) addEventListener(event, showList, true)
addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest('[data-keep]')
  if (button && (await run(shortlist))) button.dispatchEvent(new Event('keep', { bubbles: true }))
})
