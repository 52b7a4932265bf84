import { getCollection, render } from 'astro:content'
import { catalogue } from '../catalogue/index.ts'
import { fileStem } from '../catalogue/records.ts'
import type { LinkPlace, TextSettings } from '../catalogue/schema/pages.ts'
import type { Link } from '../catalogue/views/link.ts'
import { COUNTED } from '../client/analytics.ts'
import { searchPageOf, textPage } from './page-copy/text-page.ts'
import { store } from './store.ts'

const COUNTED_THINGS = new Intl.ListFormat('en').format(Object.values(COUNTED).map(({ privacy }) => privacy))

const COUNTS = { depth: 2, slug: 'what-we-count', text: 'What This Website Counts' }
/** The privacy policy's section on counting, after the text that rule F14 fixes. */
const WHAT_IS_COUNTED = `<h2 id="${COUNTS.slug}">${COUNTS.text}</h2>
<p>This website also keeps daily totals of ${COUNTED_THINGS}. Each page sends its counts once, when you leave it. We add up the counts of all visitors by day and keep the totals for 92 days. They include no name, address or identifier, and need no cookie. We remove email addresses and long numbers from search words. If your browser sends Global Privacy Control, nothing is counted.</p>`

async function pagesIn(folder: 'legal' | 'plain') {
  const entries = await getCollection(folder)
  const pages = await Promise.all(
    entries.map(async (entry) => {
      const name = fileStem(entry.id)
      const isPrivacy = folder === 'legal' && name === 'privacy-policy' && import.meta.env.IS_COUNTING
      const { headings } = await render(entry)
      const text = {
        body: entry.body ?? '',
        html: (entry.rendered?.html ?? '') + (isPrivacy ? WHAT_IS_COUNTED : ''),
        headings: isPrivacy ? [...headings, COUNTS] : headings,
      }
      const page = textPage(entry.data as TextSettings, text, store)
      return { ...page, name, path: `/${name}`, isListed: page.linkedIn !== 'nowhere' }
    }),
  )
  return pages.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

const plainPages = await pagesIn('plain')
const listedPages = plainPages.filter(({ isListed }) => isListed)

export const textPages = [...(await pagesIn('legal')), ...plainPages]

export const plainPaths: readonly string[] = listedPages.map(({ path }) => path)

export const plainSearchPages = listedPages.map((page) =>
  searchPageOf(page, page.path, catalogue.searchWords),
)

export const plainLinks = (place: LinkPlace): Link[] =>
  plainPages
    .filter(({ linkedIn }) => linkedIn === place)
    .map(({ title, path }) => ({ label: title, url: path }))
