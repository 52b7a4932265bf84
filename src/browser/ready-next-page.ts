import { leadsOn } from './on-link-click.ts'
import type { World } from './world.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

type Reader = World['view'] & {
  readonly navigator: { readonly connection?: Connection }
  readonly HTMLScriptElement: { supports?: (type: string) => boolean }
}

/** What the speculation rules of every page leave out. */
const LEFT_OUT = /^\/(api|contact)\//

/**
 * Readies the page behind a link that is pointed at, in browsers without speculation rules. Whoever saves data or has a
 * slow line asks for nothing in advance; Chromium minds its data saver by itself, but not the line.
 */
export function readyNextPage({ page, view }: World): void {
  const { navigator, HTMLScriptElement, location } = view as Reader
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  if (saveData || effectiveType.endsWith('2g')) {
    page.querySelector('script[type=speculationrules]')?.remove()
    return
  }
  if (HTMLScriptElement.supports?.('speculationrules')) return

  const asked = new Set<string>()
  page.addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest('a')
    if (!link || !leadsOn(link, location) || LEFT_OUT.test(link.pathname) || asked.has(link.href)) return
    asked.add(link.href)
    const hint = page.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.href
    page.head.append(hint)
  })
}
