import { onLinkClick } from './on-link-click.ts'
import type { World } from './world.ts'

/** The detail page's picture has this name in transitions.css. */
const NAME = 'product-picture'

/**
 * Lets the picture of the card that was clicked grow into the next page's. It keeps its name, so that the browser's Back
 * lets it shrink into its place again.
 */
export function growPicture(world: World): void {
  let named: HTMLElement | null | undefined
  onLinkClick(world, (link) => {
    named?.style.removeProperty('view-transition-name')
    named = link.closest('[data-card]')?.querySelector('img')
    named?.style.setProperty('view-transition-name', NAME)
  })
}
