import { paths } from '../../catalogue/paths.ts'

/**
 * What is not a page, and pages that act when they are opened: the results of the contact form, which delete its draft, and the
 * form opened about a product, which starts one. None is fetched before a visitor opens it.
 */
export const EXCLUDED_PATTERNS = ['/api/*', `${paths.contact}/*`, `${paths.contact}?*`]

/** Whether a link leads to one of them, for browsers that do not read these patterns. */
export const isFetchedAhead = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  !EXCLUDED_PATTERNS.some((pattern) => (pathname + search).startsWith(pattern.slice(0, -1)))
