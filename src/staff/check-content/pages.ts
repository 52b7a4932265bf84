import type { Catalogue } from '../../catalogue/create-catalogue.ts'
import { error, type Fault, missingFile, warning } from '../../catalogue/faults.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { paths } from '../../catalogue/paths.ts'
import { type ReadableRecords, textsIn } from '../../catalogue/records.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import { LEGAL_PAGES, PAGE_KINDS, type PageKind } from '../../catalogue/schema/pages.ts'
import { everyPath } from '../../catalogue/views/page-paths.ts'
import type { PageTexts } from './read-content.ts'
import { lineOf, markdownNodes, splitPage, textFaults } from './text.ts'

/** The address of a plain page, by its file; undefined of any other file. */
export function plainPath(file: string): string | undefined {
  const [, name] = /^content\/pages\/plain\/([^/]+)\.md$/.exec(file) ?? []
  return name && `/${name}`
}

/** The first parts of all addresses that the site has besides its plain pages. */
const TAKEN: ReadonlySet<string> = new Set([
  ...Object.values(paths).flatMap((path) => (typeof path === 'string' ? path.split(/[/#]/)[1] || [] : [])),
  ...['404', 'api', 'data', 'index', 'social'],
])

/** A page that staff have added has an address of its own. */
function addressFaults(file: string): Fault[] {
  const path = plainPath(file)
  if (path === undefined) {
    const remedy = file.endsWith('.md')
      ? `Move it to content/pages/plain/${file.slice(file.lastIndexOf('/') + 1)}.`
      : 'Delete it, or write it as a Markdown file in content/pages/plain.'
    return [error({ file }, 'the site has no page for this file', remedy)]
  }
  if (!SLUG.test(path.slice(1))) {
    const remedy = 'Name the file in lowercase words, such as financing-plans.md.'
    return [error({ file }, `${path} cannot be the address of a page`, remedy)]
  }
  if (!TAKEN.has(path.slice(1))) return []
  return [error({ file }, `the site has another page at ${path}`, 'Give the file another name.')]
}

/** Beside the site's own links, at the width of a small laptop. */
const MAX_IN_MENU = 2

export function menuWarnings(texts: PageTexts): Fault[] {
  const inMenu = [...texts].filter(([file, source]) => {
    const { settings } = splitPage(file, source)
    return (settings as { linkedIn?: unknown } | undefined)?.linkedIn === 'menu'
  })
  const problem = `the menu has room for ${MAX_IN_MENU} more pages, but ${inMenu.length} are in it`
  return inMenu
    .slice(MAX_IN_MENU)
    .map(([file]) => warning({ file, field: 'linkedIn' }, problem, 'Link this one in the footer.'))
}

export function pageFaults(texts: PageTexts): Fault[] {
  const needed = LEGAL_PAGES.map((page) => `content/pages/legal/${page}.md`)
  return [
    ...needed.filter((file) => !texts.has(file)).map(missingFile),
    ...menuWarnings(texts),
    ...[...texts].flatMap(([file, source]) => [
      ...(needed.includes(file) ? [] : addressFaults(file)),
      ...(file.endsWith('.md') ? textFaults(file, source) : []),
    ]),
  ]
}

export const pagePaths = (catalogue: Catalogue, texts: PageTexts): string[] => [
  ...everyPath(catalogue),
  ...[...texts.keys()].flatMap((file) => plainPath(file) ?? []),
]

/** Links in texts, in the copy of pages and in the answers of the search that lead to no page. */
export function linkFaults(
  records: Pick<ReadableRecords, PageKind | 'searchWords'>,
  texts: PageTexts,
  known: readonly string[],
): Fault[] {
  const inCopy = ([...PAGE_KINDS, 'searchWords'] as const).flatMap((kind) =>
    records[kind].flatMap(({ file, fields }) =>
      textsIn(fields)
        .filter(([field]) => field.endsWith('.url'))
        .map(([field, url]) => ({ file, field, url })),
    ),
  )
  const inTexts = [...texts].flatMap(([file, source]) =>
    markdownNodes(source).flatMap((node) =>
      node.type === 'link' || node.type === 'definition' ? { file, field: lineOf(node), url: node.url } : [],
    ),
  )
  return [...inCopy, ...inTexts].flatMap(({ url, ...place }) => {
    const [path = ''] = url.split(/[?#]/)
    if (!path.startsWith('/') || known.includes(path)) return []
    const near = nearest(path, known)
    const remedy = near ? `Did you mean "${near}"?` : 'Copy the address from the page.'
    return error(place, `this site has no page at ${path}`, remedy)
  })
}
