import { LISTINGS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { AskedFinish } from '../../client/product-data/finish-pictures.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { withParameters } from '../../client/state.ts'
import { finishOfNumber } from './finish-of-number.ts'
import { matchNearly } from './match-nearly.ts'
import { askedFinishes, type Matches, matchQuestion } from './match-question.ts'
import { prepareSearch } from './prepare-search.ts'
import type { Ranks } from './word-index.ts'

/** What the words of an address find in a list. */
export interface ListMatches extends Pick<Matches, 'unknown'> {
  /** By the products' positions in the list. */
  ranks: Ranks
  finishes: readonly AskedFinish[]
  /** The other kinds in which the words find something, and how much. */
  others: readonly { kind: ProductKind; count: number; url: string }[]
}

/**
 * A search of one list by the words of an address, as the search of every page finds them.
 *
 * @returns a function that gives the products by their positions in the list
 */
export async function createListSearch(
  products: readonly Product[],
  load?: Parameters<typeof prepareSearch>[0],
): Promise<(typed: string) => ListMatches> {
  const own = products[0]?.kind ?? 'fans'
  const { vocabulary, lists } = await prepareSearch(load)
  const positions = new Map(products.map(({ productUrl }, position) => [productUrl, position]))
  return (typed) => {
    const { ranks, parts, unknown } = matchQuestion(lists, vocabulary, typed, matchNearly)
    const found = lists.map(({ kind, products: all }, at) => ({ kind, all, ranks: ranks[at] ?? new Map() }))
    // A name is that of one product, of whatever kind.
    const inList = found.flatMap(({ all, ranks: ofAll }) =>
      [...ofAll].flatMap(([at, rank]): [number, number][] => {
        const position = positions.get(all[at]?.productUrl ?? '')
        return position === undefined ? [] : [[position, rank]]
      }),
    )
    const byNumber = inList.flatMap(([position]) => products[position] ?? [])
    return {
      ranks: new Map(inList),
      finishes: [
        ...askedFinishes(parts, own),
        ...byNumber.flatMap((product) => finishOfNumber(product, typed)),
      ],
      others: found
        .filter(({ kind, ranks: { size } }) => kind !== own && size > 0)
        .map(({ kind, ranks: { size } }) => ({
          kind,
          count: size,
          url: LISTINGS[kind] + withParameters('', { q: typed }),
        })),
      unknown,
    }
  }
}
