import { yieldToMain } from '../../browser/yield-to-main.ts'
import type { Product } from '../../product-data/product-file.ts'
import { isOneEditAway } from './edit-distance.ts'
import { FIELD_RANKS, rankedWords, wordsOf } from './words-of.ts'

/** For each word the products that have it: their places in the list, each with the rank of the field. */
export type WordIndex = ReadonlyMap<string, readonly (readonly [place: number, rank: number])[]>

/** Shorter words are too similar to each other for typo tolerance. */
const MIN_TYPO_LENGTH = 4

/** A match with a typo ranks behind every match without one. */
const TYPO_RANK = FIELD_RANKS.length

/** How many products are read in one task. */
const SLICE = 100

/** Indexes the words of all products, a slice in each task, so that typing stays smooth meanwhile. */
export async function createWordIndex(products: readonly Product[]): Promise<WordIndex> {
  const index = new Map<string, [number, number][]>()
  for (const [place, product] of products.entries()) {
    if (place > 0 && place % SLICE === 0) await yieldToMain()
    for (const [word, rank] of rankedWords(product)) {
      const places = index.get(word)
      if (places) places.push([place, rank])
      else index.set(word, [[place, rank]])
    }
  }
  return index
}

/** Typos are tolerated in words without digits, as 52 is not 56, that are not too short. */
const toleratesTypo = (typed: string): boolean => typed.length >= MIN_TYPO_LENGTH && !/\d/.test(typed)

/** Whether a typed word is one edit away from a word or, while it is being typed, from its beginning. */
export const isMisspellingOf = (typed: string, word: string): boolean =>
  toleratesTypo(typed) &&
  word[0] !== undefined &&
  [typed.length, typed.length + 1, typed.length - 1].some((length) =>
    isOneEditAway(typed, word.slice(0, length)),
  )

/**
 * The products in which every typed word is found, by their places, each with its rank: 0 is best. A typed word matches words that
 * begin with it; where there is none in the whole list, words that it misspells by one edit.
 */
export function findWords(index: WordIndex, typed: string): Map<number, number> {
  let found: Map<number, number> | undefined
  for (const one of wordsOf(typed)) {
    const all = [...index.keys()]
    const begun = all.filter((word) => word.startsWith(one))
    const isTypo = begun.length === 0
    const ranks = new Map<number, number>()
    for (const word of isTypo ? all.filter((other) => isMisspellingOf(one, other)) : begun) {
      for (const [place, fieldRank] of index.get(word) ?? []) {
        const before = found ? found.get(place) : 0
        if (before === undefined) continue
        const rank = before + fieldRank + (isTypo ? TYPO_RANK : 0)
        ranks.set(place, Math.min(rank, ranks.get(place) ?? Number.POSITIVE_INFINITY))
      }
    }
    found = ranks
  }
  return found ?? new Map()
}
