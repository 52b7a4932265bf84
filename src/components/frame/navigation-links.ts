import { paths } from '../../catalogue/paths.ts'
import type { Link } from '../../catalogue/views/link.ts'

export interface NavigationLink extends Link {
  /** Whether pages below the link's page are other sections. */
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

/** @param currentPath without a trailing slash */
export function ariaCurrent(
  { url, isExact }: NavigationLink,
  currentPath: string,
): 'page' | 'true' | undefined {
  if (currentPath === url) return 'page'
  return !isExact && currentPath.startsWith(`${url}/`) ? 'true' : undefined
}
