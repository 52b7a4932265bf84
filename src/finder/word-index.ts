import { giveWay } from '../browser/give-way.ts'
import type { Product } from '../product-data/product-file.ts'
import { isOneSlipAway } from './edit-distance.ts'
import { FIELD_RANKS, rankedWords, wordsOf } from './words-of.ts'

/** Products by word: their places in the list, each with the rank of the field. */
export type WordIndex = ReadonlyMap<string, readonly (readonly [place: number, rank: number])[]>

/** Shorter words are too near to each other to forgive a slip. */
const SHORTEST_FORGIVEN = 4

/** A find by a slip stands behind every find without one. */
const SLIP_RANK = FIELD_RANKS.length

/** As many products as are read without giving way to what the visitor does. */
const SLICE = 100

/** Reads the words of all products, a slice at a time, so that typing stays smooth meanwhile. */
export async function createWordIndex(products: readonly Product[]): Promise<WordIndex> {
  const index = new Map<string, [number, number][]>()
  for (const [place, product] of products.entries()) {
    if (place > 0 && place % SLICE === 0) await giveWay()
    for (const [word, rank] of rankedWords(product)) {
      const places = index.get(word)
      if (places) places.push([place, rank])
      else index.set(word, [[place, rank]])
    }
  }
  return index
}

/** Whether a typed word forgives slips: no figures, as 52 is not 56, and not too short. */
const forgives = (typed: string): boolean => typed.length >= SHORTEST_FORGIVEN && !/\d/.test(typed)

/** Whether a typed word is one slip away from a word or, while it is being typed, from its beginning. */
export const isSlipOf = (typed: string, word: string): boolean =>
  forgives(typed) &&
  word[0] !== undefined &&
  [typed.length, typed.length + 1, typed.length - 1].some((length) =>
    isOneSlipAway(typed, word.slice(0, length)),
  )

/**
 * The products in which every typed word is found, by their places, with how well: 0 is best. A word is found where a word
 * begins with it; where none in the whole list does, a word one slip away will do.
 */
export function findWords(index: WordIndex, typed: string): Map<number, number> {
  let found: Map<number, number> | undefined
  for (const one of wordsOf(typed)) {
    const all = [...index.keys()]
    const begun = all.filter((word) => word.startsWith(one))
    const isSlip = begun.length === 0
    const ranks = new Map<number, number>()
    for (const word of isSlip ? all.filter((other) => isSlipOf(one, other)) : begun) {
      for (const [place, fieldRank] of index.get(word) ?? []) {
        const before = found ? found.get(place) : 0
        if (before === undefined) continue
        const rank = before + fieldRank + (isSlip ? SLIP_RANK : 0)
        ranks.set(place, Math.min(rank, ranks.get(place) ?? Number.POSITIVE_INFINITY))
      }
    }
    found = ranks
  }
  return found ?? new Map()
}
