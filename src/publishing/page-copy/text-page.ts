import type { MarkdownHeading } from 'astro'
import { KIND_WORDS } from '../../catalogue/kinds/product-kinds.ts'
import type { TextSettings } from '../../catalogue/schema/pages.ts'
import type { SearchWords } from '../../catalogue/schema/search-words.ts'
import { escapeHtml, fill, fillHtml } from '../../catalogue/views/fill.ts'
import { metaDescription } from '../../catalogue/views/meta-description.ts'
import type { SearchPage } from '../../catalogue/views/search-file.ts'
import { type StoreView, storeFacts } from '../../catalogue/views/store-view.ts'

export type TextPage = ReturnType<typeof textPage>

const linkTo = (url: string, label: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\s+/g, ' ')

export function openingOf(body: string): string {
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  return plainText(paragraphs.find((paragraph) => !/^(#|[-*] |\d+\. )/.test(paragraph)) ?? '')
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

interface Text {
  body: string
  html: string
  headings: readonly MarkdownHeading[]
}

export function textPage(settings: TextSettings, { body, html, headings }: Text, store: StoreView) {
  const { title, description, linkedIn = 'footer', searchWords = [], effectiveDate, lastUpdated } = settings
  const facts = storeFacts(store)
  const asText = (text: string) => fill(text, facts)
  return {
    title,
    /** For search engines: from the file, otherwise the first paragraph. */
    description: metaDescription(asText(description ?? openingOf(body))),
    linkedIn,
    searchWords,
    dates: Object.entries({ 'Effective date': effectiveDate, 'Last updated': lastUpdated }).flatMap(
      ([name, date]) => (date ? `${name}: ${LONG_DATE.format(date)}` : []),
    ),
    sections: headings.flatMap(({ depth, slug, text }) =>
      depth === 2 ? { id: slug, label: asText(text) } : [],
    ),
    html: fillHtml(html, facts, {
      phone: linkTo(store.phoneUrl, store.phone),
      email: linkTo(store.emailUrl, store.email),
    }),
  }
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
const inSingular = (word: string): string => word.replace(/s$/, '')

/** Words of the title that describe products don't count: a page about installing fans must not come before the fans. */
export function searchPageOf(
  { title, description, searchWords }: TextPage,
  path: string,
  { ignored, synonyms }: Pick<SearchWords, 'ignored' | 'synonyms'>,
): SearchPage {
  const productWords = [
    ...ignored,
    ...Object.values(KIND_WORDS).map(({ title }) => title),
    ...synonyms.flatMap(({ words }) => words),
  ]
  const taken = new Set(productWords.flatMap(wordsIn).map(inSingular))
  const ownWords = wordsIn(title).filter((word) => word.length > 2 && !taken.has(inSingular(word)))
  return { title, text: description, url: path, words: [...new Set([...ownWords, ...searchWords])] }
}
