import type { BrowserGlobals } from '../browser-globals.ts'
import { onLinkClick } from './on-link-click.ts'

/** The `view-transition-name` of the product page's picture, in transitions.css. */
const NAME = 'product-picture'

/**
 * Makes the picture of the card that was clicked the shared element of the view transition to the product's page. It keeps
 * its `view-transition-name`, so that the browser's Back runs the transition in reverse.
 */
export function markSharedElement(globals: BrowserGlobals): void {
  let named: HTMLElement | null | undefined
  onLinkClick(globals, (link) => {
    named?.style.removeProperty('view-transition-name')
    named = link.closest('[data-card]')?.querySelector('img')
    named?.style.setProperty('view-transition-name', NAME)
  })
}
