import type { ReactNode } from 'react'
import { paths } from '../../catalogue/paths.ts'
import type { Link } from '../../catalogue/views/link.ts'
import { ariaCurrent, navigationLinks } from './navigation-links.ts'

interface Props {
  currentPath: string
  /** Plain pages that stand behind the site's own links. */
  pages?: readonly Link[]
  /** The icons, as markup that is rendered once on the server. */
  menuIcon?: ReactNode
  closeIcon?: ReactNode
  moreIcon?: ReactNode
  /** The categories of each section, unfolded in the menu of a phone. */
  fans?: ReactNode
  lighting?: ReactNode
  /** Hours, address and phone, shown in the menu of a phone. */
  children?: ReactNode
}

/**
 * The site's navigation: a row on a desktop, a sheet behind a button on a phone. The sheet is a native popover and needs no script.
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
