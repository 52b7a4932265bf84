import { countedProducts } from '../../catalogue/kinds/kind-words.ts'
import { kindOfPath, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { EndedProduct } from '../../catalogue/views/ended-products.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { decodedPath } from '../../client/visited-paths/complete-not-found-page.ts'
import { answerQuestion } from './answer-question.ts'
import { markMatches } from './mark-matches.ts'
import { matchNearly } from './match-nearly.ts'
import type { Search } from './prepare-search.ts'
import { wordsOf } from './words-of.ts'

/** What an address may mean: a product, a list or a page. */
export interface Meant extends Partial<Pick<Product, 'picture'>> {
  title: string
  url: string
  facts: readonly string[]
}

/** More would not be meant by one name. */
const MOST_MEANT = 3

const asMeant = ({ title, url, picture, manufacturer, facts }: Product): Meant => ({
  title,
  url,
  picture,
  facts: [manufacturer, ...facts],
})

/** Whether a product is asked for by its name: by more than its size. */
const isNamed = ({ title }: Product, words: string): boolean =>
  markMatches(title, words).some(({ text, isMatch }) => isMatch && /\p{L}{3}/u.test(text))

/**
 * What the last word of an address without a page means, best first: the product of that name, what follows it where it is no
 * longer sold, else what the search finds by all of its words, as a shopper would type them.
 *
 * @param ended the products that are no longer sold
 */
export function meantByPath(
  { lists, vocabulary }: Pick<Search, 'lists' | 'vocabulary'>,
  ended: readonly EndedProduct[],
  path: string,
): Meant[] {
  const last = decodedPath(path).split('/').findLast(Boolean) ?? ''
  // An earlier site may have called a page `beacon-60.html`.
  const name = last.replace(/\.\w+$/, '').toLowerCase()
  const gone = ended.find(({ productUrl }) => productUrl === name)
  const exact = lists
    .flatMap(({ products }) => products)
    .find(({ productUrl, url }) => productUrl === name || url === gone?.successor?.url)
  if (exact) return [asMeant(exact)]
  if (gone) return [{ title: gone.title, url: gone.url, facts: ['No longer sold'] }]

  const words = wordsOf(name).join(' ')
  const answer = answerQuestion(lists, vocabulary, words, matchNearly)
  // A size may be near; where a name is left out, what remains is not meant.
  if (answer.unknown.some((word) => !/^\d+$/.test(word))) return []
  const own = kindOfPath(path)
  const ownFirst = <Found extends { kind: ProductKind }>(found: readonly Found[]): Found[] =>
    found.toSorted((a, b) => Number(b.kind === own) - Number(a.kind === own))
  const products = ownFirst(answer.kinds.flatMap(({ best }) => best)).filter((one) =>
    isNamed(one, answer.meant),
  )
  const lacking = products.length > 0 ? [] : [...ownFirst(answer.offers), ...answer.pages]
  return [
    ...products.map(asMeant),
    ...lacking.map(
      (one): Meant =>
        'label' in one
          ? { title: one.label, url: one.url, facts: one.count ? [countedProducts(one.count, one.kind)] : [] }
          : { title: one.title, url: one.url, facts: [one.text] },
    ),
  ].slice(0, MOST_MEANT)
}
