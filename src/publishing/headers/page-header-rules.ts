import { PAGE_AGE_S } from '../../client/navigation/page-age.ts'

/** Shown at unknown addresses, which no rule can cover without covering every file. */
export const NOT_FOUND = '404.html'

/**
 * Pages by the address or folder at the top that they are in, as header rules name it, so that the rules do not grow with the
 * catalog. Page Not Found has no place of its own.
 *
 * @param files the pages from dist/, such as `ceiling-fans/outdoor.html`
 */
export function pagesByPlace(files: readonly string[]): Map<string, string[]> {
  const folderOf = (file: string) => (file.includes('/') ? file.split('/')[0] : undefined)
  const folders = new Set(files.map(folderOf))
  const places = new Map<string, string[]>()
  for (const file of files) {
    if (file === NOT_FOUND) continue
    const name = folderOf(file) ?? file.replace(/(^index)?\.html$/, '')
    const place = folders.has(name) ? `/${name}/*` : `/${name}`
    places.set(place, [...(places.get(place) ?? []), file])
  }
  return new Map([...places].sort(([one], [other]) => (one < other ? -1 : 1)))
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
