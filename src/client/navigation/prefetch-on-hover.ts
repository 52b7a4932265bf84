import type { BrowserGlobals } from '../browser-globals.ts'
import { isFetchedAhead } from './not-fetched-ahead.ts'
import { opensAnotherPage } from './on-link-click.ts'

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
 * Fetches the page of a link that a mouse rests on, in browsers without speculation rules: the page then comes from the
 * browser's cache, once the server has said that it is still the same. By `fetch`, which the policy allows: Firefox counts
 * `rel=prefetch` to `default-src`, and WebKit has none. With a data saver or on a slow connection nothing is fetched:
 * Chromium's speculation rules respect the data saver, but not the connection.
 */
export function prefetchOnHover({ page, view }: BrowserGlobals): void {
  const { navigator, HTMLScriptElement, location } = view as Visitor
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  if (saveData || effectiveType.endsWith('2g')) {
    page.querySelector('script[type=speculationrules]')?.remove()
    return
  }
  if (HTMLScriptElement.supports?.('speculationrules')) return

  const fetched = new Set<string>()
  let timer = 0
  const restOn = (link: HTMLAnchorElement | null) => {
    view.clearTimeout(timer)
    if (!link || !opensAnotherPage(link, location)) return
    const { href } = link
    if (!isFetchedAhead(link) || fetched.has(href)) return
    timer = view.setTimeout(() => {
      fetched.add(href)
      view.fetch(href, { priority: 'low' }).catch(() => undefined)
    }, REST_MS)
  }
  page.addEventListener('pointerover', ({ target, pointerType }) => {
    // A finger lifts sooner than an answer could arrive.
    restOn(pointerType === 'mouse' ? (target as Element).closest('a') : null)
  })
  // The link that the mouse came to while this script was loading.
  if (view.matchMedia('(hover: hover)').matches) restOn(page.querySelector('a:hover'))
}
