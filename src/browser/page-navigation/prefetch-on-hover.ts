import type { BrowserGlobals } from '../browser-globals.ts'
import { opensAnotherPage } from './on-link-click.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

type Visitor = BrowserGlobals['view'] & {
  readonly navigator: { readonly connection?: Connection }
  readonly HTMLScriptElement: { supports?: (type: string) => boolean }
}

/** What the speculation rules of every page exclude. */
const EXCLUDED = /^\/(api|contact)\//

/**
 * Prefetches the page of a hovered link, in browsers without speculation rules. With a data saver or on a slow connection
 * nothing is prefetched: Chromium's speculation rules respect the data saver, but not the connection.
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
  page.addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest('a')
    if (!link || !opensAnotherPage(link, location) || EXCLUDED.test(link.pathname) || fetched.has(link.href))
      return
    fetched.add(link.href)
    const hint = page.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.href
    page.head.append(hint)
  })
}
