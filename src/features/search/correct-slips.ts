import type { Vocabulary } from './vocabulary.ts'
import { isMisspellingOf, type WordIndex } from './word-index.ts'

/** More would be guesses. */
const MOST = 12

/** Every word that the shop knows, and whether a typed one is the beginning of such a word. */
export interface ShopWords {
  all: readonly string[]
  isKnown: (word: string) => boolean
}

/** @param indexes of all products of the shop */
export function shopWords({ phrases, ignored }: Vocabulary, indexes: readonly WordIndex[]): ShopWords {
  const known = new Set([
    ...[...phrases.keys()].flatMap((phrase) => phrase.split(' ')),
    ...indexes.flatMap((index) => [...index.keys()]),
    ...ignored,
  ])
  const all = [...known]
  return { all, isKnown: (word) => known.has(word) || all.some((other) => other.startsWith(word)) }
}

/**
 * What a visitor whose words find nothing may have meant: each word that the shop does not know, replaced by one that it
 * misspells by one edit. A word that the shop knows, in whatever list, is never replaced by another.
 *
 * @param words as `carryingWords` gives them
 * @returns the corrected questions; none where a word is like no other
 */
export function correctSlips(words: readonly string[], { all, isKnown }: ShopWords): string[][] {
  if (words.every(isKnown)) return []
  const nearness = (word: string) => (a: string, b: string) =>
    Math.abs(a.length - word.length) - Math.abs(b.length - word.length)
  return words.reduce<string[][]>(
    (corrected, word) => {
      const candidates = isKnown(word)
        ? [word]
        : all.filter((other) => isMisspellingOf(word, other)).toSorted(nearness(word))
      return corrected.flatMap((before) => candidates.map((one) => [...before, one])).slice(0, MOST)
    },
    [[]],
  )
}
