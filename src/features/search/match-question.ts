import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { SearchPage } from '../../catalogue/views/search-file.ts'
import type { AskedFinish } from '../../client/product-data/finish-pictures.ts'
import { correctSlips, type ShopWords, shopWords } from './correct-slips.ts'
import { intersection, matchPart, meaningsIn, type SearchedList } from './match-parts.ts'
import { carryingWords, type Part, readQuestion } from './read-question.ts'
import type { Vocabulary } from './vocabulary.ts'
import { addRank, type Ranks, type WordIndex } from './word-index.ts'

/** What answers a question, with the words as they were read. */
export interface Matches {
  /** What is asked of products: parts that only lead to a page are left out. */
  parts: readonly Part[]
  /** By list, in the order of the lists. */
  ranks: readonly Ranks[]
  /** Best first. */
  pages: readonly SearchPage[]
  /** Whether a page is asked for by its whole name. */
  isForPage: boolean
  /** Words that the shop does not know, and figures, in the singular: without them the others find something. */
  unknown: readonly string[]
}

const isEmpty = ({ ranks, pages }: Matches): boolean =>
  pages.length === 0 && ranks.every(({ size }) => size === 0)

/** The finishes that a question asks for among the products of a kind: families, and single ones by their names. */
export const askedFinishes = (parts: readonly Part[], kind: ProductKind): AskedFinish[] =>
  parts
    .filter(({ isWhole }) => isWhole)
    .flatMap((part) => meaningsIn(part, kind))
    .flatMap((meaning): AskedFinish[] => {
      if (meaning.is === 'finish') return [{ finish: meaning.label }]
      return meaning.is === 'value' && meaning.facet === 'finish' ? [{ family: meaning.value }] : []
    })

/** Pages by how many parts lead to them. */
function pagesOf(parts: readonly Part[]): SearchPage[] {
  const counts = new Map<SearchPage, number>()
  for (const { entry } of parts) {
    for (const page of entry?.pages ?? []) counts.set(page, (counts.get(page) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([page]) => page)
}

/** The same without forgiving a slip, for words as `carryingWords` gives them. */
export function matchWords(
  lists: readonly SearchedList[],
  vocabulary: Vocabulary,
  words: readonly string[],
): Matches {
  const read = readQuestion(vocabulary, words)
  const matched = read.map((part) => ({ part, found: lists.map((list) => matchPart(list, part)) }))
  const asked = matched.filter(
    ({ part, found }) => !part.entry?.pages.length || found.some(({ size }) => size > 0),
  )
  return {
    parts: asked.map(({ part }) => part),
    ranks: lists.map((_, at) => intersection(asked.map(({ found }) => found[at] ?? new Map()))),
    pages: pagesOf(read),
    isForPage: read.some(({ entry, isWhole }) => isWhole && entry !== undefined && entry.pages.length > 0),
    unknown: [],
  }
}

/** What answers any of several questions. */
function together([first, ...rest]: readonly Matches[]): Matches | undefined {
  if (!first) return undefined
  const ranks = first.ranks.map((own, at) => {
    const all: Ranks = new Map(own)
    for (const other of rest) for (const [place, rank] of other.ranks[at] ?? []) addRank(all, place, rank)
    return all
  })
  return { ...first, ranks, pages: [...new Set([first, ...rest].flatMap(({ pages }) => pages))] }
}

/** Whether a word is unknown, or a figure: the shop knows 36 in. of a fan, and has no vanity light of that width. */
const isNotNamed =
  ({ isKnown }: ShopWords) =>
  (word: string): boolean =>
    !isKnown(word) || /^\d+$/.test(word)

/**
 * What answers the words that are typed: products in which every part is found, pages of the store that one of them names. Only
 * where nothing is found at all, one slip in each word that the shop does not know is forgiven, then such words are left out, and
 * then figures as well.
 *
 * @param indexes of all products of the shop, where that is more than the lists
 */
export function matchQuestion(
  lists: readonly SearchedList[],
  vocabulary: Vocabulary,
  typed: string,
  indexes: readonly WordIndex[] = lists.map(({ index }) => index),
): Matches {
  const words = carryingWords(vocabulary, typed)
  const found = matchWords(lists, vocabulary, words)
  if (!isEmpty(found)) return found
  const shop = shopWords(vocabulary, indexes)
  const corrected = correctSlips(words, shop).map((one) => matchWords(lists, vocabulary, one))
  const meant = together(corrected.filter((one) => !isEmpty(one)))
  if (meant) return meant
  const without = (isLeftOut: (word: string) => boolean): Matches => ({
    ...matchWords(
      lists,
      vocabulary,
      words.filter((word) => !isLeftOut(word)),
    ),
    unknown: words.filter(isLeftOut),
  })
  const rest = [(word: string) => !shop.isKnown(word), isNotNamed(shop)].map(without)
  return rest.find((one) => !isEmpty(one)) ?? found
}
