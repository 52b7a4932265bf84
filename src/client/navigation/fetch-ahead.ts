import type { BrowserGlobals } from '../browser-globals.ts'
import { fetchInSight } from './links-in-sight.ts'
import { isFetchedAhead } from './not-fetched-ahead.ts'
import { opensAnotherPage } from './on-link-click.ts'
import { openWhenHere } from './open-when-here.ts'
import { PAGE_AGE_S } from './page-age.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

type Visitor = BrowserGlobals['view'] & {
  readonly navigator: { readonly connection?: Connection }
  readonly HTMLScriptElement: { supports?: (type: string) => boolean }
}

/** A pointer merely passing over a link fetches nothing. */
const REST_MS = 65

/**
 * Fetches pages before they are opened, in browsers without speculation rules: of the link that a mouse rests on or that is
 * pressed, and, on a screen without a mouse, of those in sight. The page then comes from the browser's cache. By `fetch`, which the
 * policy allows: Firefox counts `rel=prefetch` to `default-src`, and WebKit has none. With a data saver or on a slow connection
 * nothing is fetched: Chromium's speculation rules respect the data saver, but not the connection.
 */
export function fetchAhead(globals: BrowserGlobals): void {
  const { page } = globals
  const view = globals.view as Visitor
  const { navigator, HTMLScriptElement, location } = view
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  if (saveData || effectiveType.endsWith('2g')) {
    page.querySelector('script[type=speculationrules]')?.remove()
    return
  }
  if (HTMLScriptElement.supports?.('speculationrules')) return

  const fetchedAt = new Map<string, number>()
  const coming = new Map<string, Promise<unknown>>()
  const fetchPage = (link: HTMLAnchorElement): Promise<unknown> | undefined => {
    const { href } = link
    if (!opensAnotherPage(link, location) || !isFetchedAhead(link)) return
    if (Date.now() - (fetchedAt.get(href) ?? 0) < PAGE_AGE_S * 1000) return
    fetchedAt.set(href, Date.now())
    const page = view
      .fetch(href, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined)
      .finally(() => coming.delete(href))
    coming.set(href, page)
    return page
  }

  let timer = 0
  const restOn = (link: HTMLAnchorElement | null) => {
    view.clearTimeout(timer)
    if (link) timer = view.setTimeout(() => fetchPage(link), REST_MS)
  }
  const linkAt = (target: EventTarget | null) => (target as Element).closest('a')
  page.addEventListener('pointerover', ({ target, pointerType }) => {
    restOn(pointerType === 'mouse' ? linkAt(target) : null)
  })
  page.addEventListener('pointerdown', ({ target }) => {
    const link = linkAt(target)
    if (link) fetchPage(link)
  })
  // The link that the mouse came to while this script was loading; where nothing hovers, it is one that a finger has pressed.
  if (view.matchMedia('(any-hover: hover)').matches) restOn(page.querySelector('a:hover'))
  if (!view.matchMedia('(hover: hover)').matches) fetchInSight(globals, fetchPage)
  openWhenHere(globals, coming)
}
