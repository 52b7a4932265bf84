import { paths } from '../../catalogue/paths.ts'
import type { Link } from '../../catalogue/views/link.ts'

export interface NavigationLink extends Link {
  /** Whether only the address itself counts, not those below it. */
  isExact: boolean
}

/** The navigation bar (rule F2). */
export const NAVIGATION_LINKS: readonly NavigationLink[] = [
  { label: 'Home', url: paths.home, isExact: true },
  { label: 'Fans', url: paths.fans, isExact: false },
  { label: 'Lighting', url: paths.lighting, isExact: false },
  { label: 'Parts & Accessories', url: paths.parts, isExact: true },
  { label: 'Contact Us', url: paths.contact, isExact: false },
]

/** The same with the plain pages that staff have put into the menu behind them. */
export const navigationLinks = (pages: readonly Link[] = []): readonly NavigationLink[] => [
  ...NAVIGATION_LINKS,
  ...pages.map((page) => ({ ...page, isExact: true })),
]

/**
 * What `aria-current` says about a link: `page` for the page itself, `true` for the section it is in, undefined otherwise.
 *
 * @param currentPath the address shown, without a trailing slash
 */
export function ariaCurrent(link: NavigationLink, currentPath: string): 'page' | 'true' | undefined {
  if (currentPath === link.url) return 'page'
  return !link.isExact && currentPath.startsWith(`${link.url}/`) ? 'true' : undefined
}
