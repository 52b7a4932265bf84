import { LISTINGS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { SearchPage } from '../../catalogue/views/search-file.ts'
import type { AskedFinish } from '../../client/product-data/finish-pictures.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { withParameters } from '../../client/query-parameters.ts'
import { finishOfNumber } from './finish-of-number.ts'
import { meaningsIn, type SearchedList } from './match-parts.ts'
import { askedFinishes, matchQuestion } from './match-question.ts'
import { type Offer, offersForRoom, offersOf } from './offers.ts'
import type { Part } from './read-question.ts'
import { roomInWords } from './room-in-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Ranks } from './word-index.ts'
import { singular, wordsOf } from './words-of.ts'

/** More would push the other kind out of sight. */
const MOST_PRODUCTS = 5

/** Of pages one is meant. */
const MOST_PAGES = 3

/** The results of one kind, best first. */
export interface KindFound {
  kind: ProductKind
  count: number
  best: readonly Product[]
  /** The listing with all of them. */
  url: string
  /** The finishes that are asked for, by their names or by an order number. */
  finishes: readonly AskedFinish[]
}

/** What is shown for a question. */
export interface Answer {
  offers: readonly Offer[]
  /** The kinds in which something is found, the better one first. */
  kinds: readonly KindFound[]
  pages: readonly SearchPage[]
  /** Whether the pages come before the products. */
  isForPage: boolean
  /** The words, as typed, that match nothing; the answer leaves them out. */
  unknown: readonly string[]
  /** The words that are looked for as they are, beside those that mean a filter or a category. */
  plainWords: string
}

const byRank = ([a, one]: readonly [number, number], [b, other]: readonly [number, number]): number =>
  one - other || a - b

/** Smaller is better: a kind that is asked for by its name comes first, then the one with the best result. */
const orderOf = (kind: ProductKind, parts: readonly Part[], ranks: Ranks): number =>
  parts.some((part) => part.isWhole && meaningsIn(part, kind).some(({ is }) => is === 'all'))
    ? -1
    : Math.min(...ranks.values())

/**
 * The answer to what is typed: products of all kinds, filters and categories that are meant by it, pages of the store.
 *
 * @param lists all products of the store
 */
export function answerQuestion(
  lists: readonly SearchedList[],
  vocabulary: Vocabulary,
  question: string,
): Answer {
  const room = roomInWords(question)
  const typed = room?.rest ?? question
  const { parts, ranks, pages, isForPage, unknown } = matchQuestion(lists, vocabulary, typed)
  const found = lists
    .map((list, at) => {
      const own = ranks[at] ?? new Map<number, number>()
      const offers = offersOf(list, parts, own)
      const same = offers.find(({ count }) => count === own.size && parts.every(({ isWhole }) => isWhole))
      const isWholeKind = own.size === list.products.length && parts.length === 1
      const best = [...own]
        .toSorted(byRank)
        .slice(0, MOST_PRODUCTS)
        .flatMap(([place]) => list.products[place] ?? [])
      const all: KindFound = {
        kind: list.kind,
        count: own.size,
        best,
        finishes: [
          ...askedFinishes(parts, list.kind),
          ...best.flatMap((product) => finishOfNumber(product, typed)),
        ],
        // Chosen filters can be taken back one by one; words cannot.
        url: same?.url ?? LISTINGS[list.kind] + withParameters('', { q: isWholeKind ? '' : typed.trim() }),
      }
      return { all, offers, order: orderOf(list.kind, parts, own) }
    })
    .filter(({ all }) => all.count > 0)
    .toSorted((a, b) => a.order - b.order)
  const offers = found.flatMap(({ offers: own }) => own)
  return {
    offers: room ? [...offersForRoom(offers, room), ...offers] : offers,
    kinds: found.map(({ all }) => all),
    pages: pages.slice(0, MOST_PAGES),
    isForPage,
    plainWords: parts
      .filter(({ entry, isWhole }) => !isWhole || !entry)
      .flatMap(({ words }) => words)
      .join(' '),
    unknown: wordsOf(typed).filter((word) => unknown.includes(singular(word))),
  }
}
