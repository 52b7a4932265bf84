import type { ReactNode } from 'react'
import { paths } from '../../catalogue/paths.ts'
import type { Link } from '../../catalogue/views/link.ts'

export interface NavigationLink extends Link {
  /** Whether the link is current only on its own page, not below it. */
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

/** The navigation bar with staff's plain pages. */
const navigationLinks = (pages: readonly Link[] = []): readonly NavigationLink[] => [
  ...NAVIGATION_LINKS,
  ...pages.map((page) => ({ ...page, isExact: true })),
]

/**
 * A link's `aria-current`: `page` on its own page, `true` below it.
 *
 * @param currentPath without a trailing slash
 */
export function ariaCurrent(link: NavigationLink, currentPath: string): 'page' | 'true' | undefined {
  if (currentPath === link.url) return 'page'
  return !link.isExact && currentPath.startsWith(`${link.url}/`) ? 'true' : undefined
}

interface Props {
  currentPath: string
  pages?: readonly Link[]
  /** Icons, rendered at build. */
  menuIcon?: ReactNode
  closeIcon?: ReactNode
  moreIcon?: ReactNode
  /** Categories of each section, in the phone menu. */
  fans?: ReactNode
  lighting?: ReactNode
  /** Hours, address and phone, in the phone menu. */
  children?: ReactNode
}

/**
 * The site's navigation: a row on a desktop, a sheet on a phone. The sheet is a native popover and needs no script.
 */
export function SiteNavigation(props: Props) {
  const { currentPath, pages, menuIcon, closeIcon, moreIcon, fans, lighting, children } = props
  const categories: Partial<Record<string, ReactNode>> = { [paths.fans]: fans, [paths.lighting]: lighting }
  return (
    <nav className="site-nav" aria-label="Main">
      <button className="site-nav-open way" type="button" popoverTarget="site-menu">
        {menuIcon}
        <span className="site-nav-word">Menu</span>
      </button>
      <div className="site-nav-sheet" id="site-menu" popover="auto">
        <button
          className="site-nav-close way"
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
        >
          {closeIcon}
          Close
        </button>
        {/* Safari drops the list role of lists without bullets. */}
        <ul className="site-nav-links" role="list">
          {navigationLinks(pages).map((link) => (
            <li key={link.url}>
              <a href={link.url} aria-current={ariaCurrent(link, currentPath)}>
                {link.label}
              </a>
              {categories[link.url] && (
                <details className="site-nav-more" name="site-menu-more">
                  <summary>
                    <span className="visually-hidden">{link.label} by category</span>
                    {moreIcon}
                  </summary>
                  {categories[link.url]}
                </details>
              )}
            </li>
          ))}
        </ul>
        <div className="site-nav-store">{children}</div>
      </div>
    </nav>
  )
}
