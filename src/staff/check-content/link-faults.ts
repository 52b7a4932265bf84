import { markdownToMdast } from 'satteri'
import type { Catalogue } from '../../catalogue/create-catalogue.ts'
import { error, type Fault } from '../../catalogue/faults.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { everyPath } from '../../catalogue/views/page-paths.ts'
import { plainPath } from './address-faults.ts'
import { lineOf, markdownNodes } from './markdown.ts'
import type { PageTexts } from './read-pages.ts'

/** The addresses of all pages of the site. */
export const pagePaths = (catalogue: Catalogue, texts: PageTexts): string[] => [
  ...everyPath(catalogue),
  ...[...texts.keys()].flatMap((file) => plainPath(file) ?? []),
]

/** What is wrong with a link to a page that is not there. */
export function noPageAt(
  place: Pick<Fault, 'file' | 'field'>,
  path: string,
  known: readonly string[],
): Fault {
  const near = nearest(path, known)
  const remedy = near ? `Did you mean "${near}"?` : 'Copy the address from the page that is meant.'
  return error(place, `this site has no page at ${path}`, remedy)
}

/**
 * Every link in a text leads to a page of the site.
 *
 * @param known as `pagePaths` gives them
 */
export const linkFaults = (texts: PageTexts, known: readonly string[]): Fault[] =>
  [...texts].flatMap(([file, markdown]) =>
    markdownNodes(markdown, markdownToMdast).flatMap((node) => {
      const [path = ''] = node.type === 'link' || node.type === 'definition' ? node.url.split(/[?#]/) : []
      if (!path.startsWith('/') || known.includes(path)) return []
      return noPageAt({ file, field: lineOf(node) }, path, known)
    }),
  )
