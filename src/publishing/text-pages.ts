import { getCollection } from 'astro:content'
import { catalogue } from '../catalogue/index.ts'
import type { Link } from '../catalogue/views/link.ts'
import { COUNTED } from '../client/analytics/counted.ts'
import type { LinkPlace } from './page-copy/text-head.ts'
import { searchPageOf, type TextPage, textPage } from './page-copy/text-page.ts'
import { store } from './store.ts'

const COUNTED_THINGS = new Intl.ListFormat('en').format(Object.values(COUNTED).map(({ privacy }) => privacy))

/** The privacy policy's section on counting, after the text that rule F14 fixes. */
const WHAT_IS_COUNTED = `<h2 id="what-we-count">What This Website Counts</h2>
<p>This website also keeps daily totals of ${COUNTED_THINGS}. Each page sends its counts once, when you leave it. We add up the counts of all visitors by day and keep the totals for 92 days. They include no name, address or identifier, and need no cookie. We remove email addresses and long numbers from search words. If your browser sends Global Privacy Control, nothing is counted.</p>`

/** A page of running text at its address. */
export interface SiteTextPage extends TextPage {
  /** The name of its file, which is its whole address. */
  name: string
  path: string
  /** Whether others lead to it: the site, its search and search engines. */
  isListed: boolean
}

async function pagesIn(folder: 'legal' | 'plain'): Promise<SiteTextPage[]> {
  const entries = await getCollection('pages', ({ id }) => id.startsWith(`${folder}/`))
  const pages = entries.map(({ id, body = '', rendered }) => {
    const name = id.slice(folder.length + 1)
    const isPrivacy = id === 'legal/privacy-policy' && import.meta.env.IS_COUNTING
    const html = (rendered?.html ?? '') + (isPrivacy ? WHAT_IS_COUNTED : '')
    const page = textPage(body, html, store)
    return { ...page, name, path: `/${name}`, isListed: page.linkedIn !== 'nowhere' }
  })
  return pages.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

const plainPages = await pagesIn('plain')
const listedPages = plainPages.filter(({ isListed }) => isListed)

/** The legal pages, and the plain ones that staff have written. */
export const textPages: readonly SiteTextPage[] = [...(await pagesIn('legal')), ...plainPages]

/** The addresses of plain pages that search engines should keep. */
export const plainPaths: readonly string[] = listedPages.map(({ path }) => path)

/** The plain pages as the search of every page knows them. */
export const plainSearchPages = listedPages.map((page) =>
  searchPageOf(page, page.path, catalogue.searchWords),
)

/** The links to the plain pages that a part of every page holds, by their titles. */
export const plainLinks = (place: LinkPlace): Link[] =>
  plainPages
    .filter(({ linkedIn }) => linkedIn === place)
    .map(({ title, path }) => ({ label: title, url: path }))
