import { PAGE_AGE_S } from '../../client/navigation/page-age.ts'

/** Shown at unknown addresses, which no rule can cover without covering every file. */
export const NOT_FOUND = '404.html'

/** `/ceiling-fans/:level1/:level2`: all addresses that are so far below a folder at the top. */
const placeAt = (folder: string, depth: number): string =>
  ['', folder, ...Array.from({ length: depth }, (_, level) => `:level${level + 1}`)].join('/')

/** Whether a place has addresses without a page, too. */
export const hasUnknown = (place: string): boolean => place.includes(':')

/**
 * The place of a page: the folder at the top that it is in and how far below it, as header rules name it, so that the rules do not
 * grow with the catalog and no page has the policy of two. Pages that are as deep are mostly of one kind: a product's policy has the
 * hashes of what is inline in products, not in lists (54 bytes each, which no coding makes less). Page Not Found has no place of its
 * own.
 *
 * @param file the page from dist/, such as `ceiling-fans/outdoor.html`
 */
export function placeOf(file: string): string | undefined {
  if (file === NOT_FOUND) return undefined
  const [folder = '', ...below] = file.replace(/(^index)?\.html$/, '').split('/')
  return placeAt(folder, below.length)
}

/**
 * The header rules of pages: their policy, how old a page may be, and that no other site loads one as a part of its own. Other
 * files have none of these.
 * A policy of 1 to 2 KB with every style sheet, font and picture takes a tenth of a phone's first second; and sites that call the
 * API show its pictures.
 *
 * @param policies by place
 */
export const pageHeaderRules = (policies: ReadonlyMap<string, string>): string =>
  [...policies]
    .map(
      ([place, policy]) =>
        `${place}\n  Cache-Control: public, max-age=${PAGE_AGE_S}\n  Content-Security-Policy: ${policy}\n  Cross-Origin-Resource-Policy: same-origin\n`,
    )
    .join('')
