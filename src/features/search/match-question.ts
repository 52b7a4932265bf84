import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { SearchPage } from '../../catalogue/views/search-file.ts'
import type { AskedFinish } from '../../client/product-data/finish-pictures.ts'
import { intersection, isInNames, matchPart, meaningsIn, type SearchedList } from './match-parts.ts'
import { carryingWords, type Part, readQuestion } from './read-question.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Ranks } from './word-index.ts'

/** What answers a question, with the words as they were read. */
export interface Matches {
  /** What is asked of products: parts that only lead to a page are left out. */
  parts: readonly Part[]
  /** By list, in the order of the lists. */
  ranks: readonly Ranks[]
  /** Best first. */
  pages: readonly SearchPage[]
  /** Whether the question is about a page: a word of it stands for that page and for no product. */
  isForPage: boolean
  /** Words without which the others find something, in the singular: unknown ones, those that no product has beside the rest, and sizes
   * that products are only near. */
  unknown: readonly string[]
  /** The words as they are meant, slips forgiven. */
  words: readonly string[]
  /** Where nothing is found, the shop's words that are most like those typed. */
  nearest: readonly string[]
}

export const hasProducts = ({ ranks }: Matches): boolean => ranks.some(({ size }) => size > 0)

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

/** A part of a question with what it finds. */
export interface MatchedPart {
  part: Part
  /** By list. */
  found: Ranks[]
}

/** What some parts of a question find together. */
export const matchesOf = (
  lists: readonly SearchedList[],
  read: readonly Part[],
  matched: readonly MatchedPart[],
): Matches => {
  const ranks = lists.map((_, at) => intersection(matched.map(({ found }) => found[at] ?? new Map())))
  return {
    parts: matched.map(({ part }) => part),
    ranks,
    pages: pagesOf(read),
    isForPage: read.some(
      (part) =>
        part.isWhole &&
        part.entry !== undefined &&
        part.entry.pages.length > 0 &&
        !part.entry.isForProducts &&
        !lists.some((list, at) => ranks[at]?.size && isInNames(list, part)),
    ),
    unknown: [],
    words: read.flatMap(({ words }) => words),
    nearest: [],
  }
}

/** What is asked of products: a part that only leads to a page is not. */
export const matchParts = (lists: readonly SearchedList[], read: readonly Part[]): MatchedPart[] =>
  read
    .map((part) => ({ part, found: lists.map((list) => matchPart(list, part)) }))
    .filter(({ part, found }) => !part.entry?.pages.length || found.some(({ size }) => size > 0))

/** What answers words as they are typed, as `carryingWords` gives them: no slip is forgiven, no word left out. */
export function matchWords(
  lists: readonly SearchedList[],
  vocabulary: Vocabulary,
  words: readonly string[],
): Matches {
  const read = readQuestion(vocabulary, words)
  return matchesOf(lists, read, matchParts(lists, read))
}

/** Whether a word for all of a kind is for one kind alone: "fan", as "room" is not. */
export const namedKind = ({ entry, isWhole }: Part): ProductKind | undefined => {
  const [kind, ...others] = entry?.meanings.flatMap(({ is, kind }) => (is === 'all' ? kind : [])) ?? []
  return isWhole && others.length === 0 ? kind : undefined
}

/** What is asked for words that find no product as they are typed: `matchNearly`, which few visitors need. */
export type Nearly = (
  lists: readonly SearchedList[],
  vocabulary: Vocabulary,
  words: readonly string[],
  asTyped: Matches,
) => Matches

/**
 * What answers the words that are typed: products in which every part is found, pages of the store that one of them names. Where no
 * product is found, what is nearly that.
 */
export function matchQuestion(
  lists: readonly SearchedList[],
  vocabulary: Vocabulary,
  typed: string,
  nearly: Nearly | undefined,
): Matches {
  const words = carryingWords(vocabulary, typed)
  const asTyped = matchWords(lists, vocabulary, words)
  return hasProducts(asTyped) || !nearly ? asTyped : nearly(lists, vocabulary, words, asTyped)
}
