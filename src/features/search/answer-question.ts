import { LISTINGS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { SearchPage } from '../../catalogue/views/search-file.ts'
import type { AskedFinish } from '../../client/product-data/finish-pictures.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { withParameters } from '../../client/state.ts'
import { finishOfNumber } from './finish-of-number.ts'
import { meaningsIn, type SearchedList } from './match-parts.ts'
import { askedFinishes, matchQuestion, type Nearly, namedKind } from './match-question.ts'
import { type Offer, offersForRoom, offersOf, withRoom } from './offers.ts'
import { carryingWords, type Part } from './read-question.ts'
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
  /** The page that Enter leads to: where the first results are, and of both kinds a list that names the other. */
  enter?: string | undefined
  /** The words, as typed, that match nothing beside the rest, and sizes that the products are only near. */
  unknown: readonly string[]
  /** Where nothing is found, the shop's words that are most like those typed. */
  nearest: readonly string[]
  /** The words that are looked for as they are, beside those that mean a filter or a category. */
  plainWords: string
  /** What is typed, and the words that it misspells: what is marked in names. */
  meant: string
}

const byRank = ([a, one]: readonly [number, number], [b, other]: readonly [number, number]): number =>
  one - other || a - b

/** Smaller is better: a kind that is asked for by its name comes first, then the one with the best result. */
const orderOf = (kind: ProductKind, parts: readonly Part[], ranks: Ranks): number =>
  parts.some((part) => namedKind(part) === kind) ? -1 : Math.min(...ranks.values())

/**
 * The answer to what is typed: products of all kinds, filters and categories that are meant by it, pages of the store.
 *
 * @param lists all products of the store
 * @param nearly asked where no product is found; without it nothing is forgiven
 */
export function answerQuestion(
  lists: readonly SearchedList[],
  vocabulary: Vocabulary,
  question: string,
  nearly?: Nearly,
): Answer {
  const room = roomInWords(question)
  const typed = room?.rest ?? question
  const { parts, ranks, pages, isForPage, unknown, words, nearest } = matchQuestion(
    lists,
    vocabulary,
    typed,
    nearly,
  )
  const isRoomAlone =
    room !== undefined && carryingWords(vocabulary, typed).every((word) => vocabulary.ignored.has(word))
  const found = lists
    .map((list, at) => {
      const all = isRoomAlone && list.kind === 'fans' ? list.products.keys() : []
      const own = new Map([...(ranks[at] ?? []), ...[...all].map((position) => [position, 0] as const)])
      const offers = offersOf(list, parts, own)
      const same = offers.find(({ count }) => count === own.size && parts.every(({ isWhole }) => isWhole))
      const isWholeKind = parts.every((part) => meaningsIn(part, list.kind).some(({ is }) => is === 'all'))
      const best = [...own]
        .toSorted(byRank)
        .slice(0, MOST_PRODUCTS)
        .flatMap(([position]) => list.products[position] ?? [])
      const words =
        LISTINGS[list.kind] + withParameters('', { q: isWholeKind || isRoomAlone ? '' : typed.trim() })
      // Chosen filters can be taken back one by one; words cannot.
      const inList = same?.url ?? words
      const result: KindFound = {
        kind: list.kind,
        count: own.size,
        best,
        finishes: [
          ...askedFinishes(parts, list.kind),
          ...best.flatMap((product) => finishOfNumber(product, typed)),
        ],
        url: room && list.kind === 'fans' ? withRoom(same?.isCategory ? words : inList, room) : inList,
      }
      return { result, words, offers, order: orderOf(list.kind, parts, own) }
    })
    .filter(({ result }) => result.count > 0)
    .toSorted((a, b) => a.order - b.order)
  const offers = found.flatMap(({ offers: own }) => own)
  const kinds = found.map(({ result }) => result)
  const [first, second] = found
  return {
    offers:
      room && kinds.some(({ kind }) => kind === 'fans')
        ? [...offersForRoom(offers, room), ...offers]
        : offers,
    kinds,
    pages: pages.slice(0, MOST_PAGES),
    isForPage,
    enter:
      isForPage || !first
        ? pages[0]?.url
        : second && first.order >= 0 && !room
          ? first.words
          : first.result.url,
    plainWords: parts
      .filter(({ entry, isWhole }) => !isWhole || !entry)
      .flatMap(({ words }) => words)
      .join(' '),
    unknown: wordsOf(typed).filter((word) => unknown.includes(singular(word))),
    nearest,
    meant: [typed, ...words].join(' '),
  }
}
