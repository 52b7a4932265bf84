import { countedProducts, KINDS, kindOfPath, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { DiscontinuedProduct } from '../../catalogue/views/discontinued.ts'
import { element } from '../../client/dom.ts'
import { loadKind, type Product, pictureElement } from '../../client/products.ts'
import { answerQuestion } from '../search/answer.ts'
import { loadSearch, type Search } from '../search/match.ts'
import { splitAtMatches, wordsOf } from '../search/words.ts'
import { decodedPath } from './not-found.ts'

export interface Suggestion extends Partial<Pick<Product, 'picture'>> {
  title: string
  url: string
  facts: readonly string[]
}

/** One name has no more meanings. */
const MAX_SUGGESTIONS = 3

const suggestionOf = ({ title, url, picture, manufacturer, facts }: Product): Suggestion => ({
  title,
  url,
  picture,
  facts: [manufacturer, ...facts],
})

/** Whether words have more of a product's name than its size. */
const isNamed = ({ title }: Product, words: string): boolean =>
  splitAtMatches(title, words).some((piece, at) => at % 2 === 1 && /\p{L}{3}/u.test(piece))

/** For an unknown address's last word: the product of that name, its replacement, else what the search finds. */
export function suggestionsFor(
  search: Search,
  discontinued: readonly DiscontinuedProduct[],
  path: string,
): Suggestion[] {
  const last = decodedPath(path).split('/').findLast(Boolean) ?? ''
  // An earlier site may have called a page `beacon-60.html`.
  const name = last.replace(/\.\w+$/, '').toLowerCase()
  const gone = discontinued.find(({ productUrl }) => productUrl === name)
  const exact = search.products
    .map(({ product }) => product)
    .find(({ productUrl, url }) => productUrl === name || url === gone?.replacement?.url)
  if (exact) return [suggestionOf(exact)]
  if (gone) return [{ title: gone.title, url: gone.url, facts: ['No longer sold'] }]

  const answer = answerQuestion(search, wordsOf(name).join(' '))
  // A size may be near, but a missing name makes the rest a guess.
  if (answer.unknown.some((word) => !/^\d+$/.test(word))) return []
  const own = kindOfPath(path)
  const ownFirst = <Found extends { kind: ProductKind }>(found: readonly Found[]): Found[] =>
    found.toSorted((a, b) => Number(b.kind === own) - Number(a.kind === own))
  const products = ownFirst(answer.kinds.flatMap(({ best }) => best)).filter((one) =>
    isNamed(one, answer.marked),
  )
  const lists = ownFirst(answer.offers).map(({ label, url, count, kind }) => ({
    title: label,
    url,
    facts: [countedProducts(count, kind)],
  }))
  const pages = answer.pages.map(({ title, url, text }) => ({ title, url, facts: [text] }))
  return (products.length > 0 ? products.map(suggestionOf) : [...lists, ...pages]).slice(0, MAX_SUGGESTIONS)
}

const itemOf = ({ title, url, facts, picture }: Suggestion): HTMLElement =>
  element(
    'li',
    {},
    element(
      'a',
      { href: url },
      ...(picture ? [pictureElement(picture, 72)] : []),
      element('span', { className: 'serif-name' }, title),
      element('span', { className: 'quiet facts' }, ...facts.map((fact) => element('span', {}, fact))),
    ),
  )

/**
 * The page delays its part below for the suggestions. Once that is visible they come after it, so nothing shifts
 * under a finger.
 */
export async function showSuggestions(part: HTMLElement, path: string): Promise<void> {
  const [search, ...kinds] = await Promise.all([loadSearch(), ...KINDS.map(loadKind)])
  const discontinued = kinds.flatMap((kind) => kind.discontinued)
  const found = suggestionsFor(search, discontinued, path)
  const waiting = part.nextElementSibling?.getAnimations() ?? []
  for (const wait of waiting) wait.finish()
  if (found.length === 0) return
  if (waiting.length === 0) part.nextElementSibling?.after(part)
  part.querySelector('ul')?.append(...found.map(itemOf))
  part.querySelector('[role=status]')?.append('Did you mean')
  part.hidden = false
}
