import { editDistance, slipsIn } from './edit-distance.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { WordIndex } from './word-index.ts'
import { NAME_RANK } from './words-of.ts'

/** More would be guesses. */
const MOST = 12

/** Of two words that are as near, the one in a product's name is meant. */
const NAME_IS_NEARER = 0.25

/** Every word that the shop knows. */
export interface ShopWords {
  /** Each with whether a product has it in its name. */
  all: ReadonlyMap<string, boolean>
  /** Whether a typed word is one of them, the beginning of one, or a figure. */
  isKnown: (word: string) => boolean
}

/** @param lists all products of the shop */
export function shopWords(
  { phrases, ignored }: Vocabulary,
  lists: readonly { index: WordIndex }[],
): ShopWords {
  const all = new Map<string, boolean>()
  for (const word of [...[...phrases.keys()].flatMap((phrase) => phrase.split(' ')), ...ignored])
    all.set(word, false)
  for (const [word, positions] of lists.flatMap(({ index }) => [...index]))
    all.set(word, all.get(word) || positions.some(([, rank]) => rank === NAME_RANK))
  return {
    all,
    isKnown: (word) => /^\d+$/.test(word) || [...all.keys()].some((other) => other.startsWith(word)),
  }
}

/** What a visitor may have meant, and how far that is from what is typed. */
export interface Corrected {
  words: readonly string[]
  slips: number
  /** The words that are like no other: the question is without them. */
  unknown: readonly string[]
}

/**
 * What a visitor whose words find nothing may have meant: each word that the shop does not know, replaced by one that it
 * misspells. A word that the shop knows, in whatever list, is never replaced by another.
 *
 * @param words as `carryingWords` gives them
 * @returns the nearest first; none where every word is known
 */
export function correctSlips(words: readonly string[], { all, isKnown }: ShopWords): Corrected[] {
  if (words.every(isKnown)) return []
  return words.reduce<Corrected[]>(
    (corrected, word, at) => {
      if (isKnown(word)) return corrected.map((one) => ({ ...one, words: [...one.words, word] }))
      const meant = [...all].flatMap(([other, isName]) => {
        const slips = slipsIn(word, other, at === words.length - 1)
        return slips === undefined ? [] : [[other, slips - (isName ? NAME_IS_NEARER : 0)] as const]
      })
      if (meant.length === 0) return corrected.map((one) => ({ ...one, unknown: [...one.unknown, word] }))
      return corrected
        .flatMap((one) =>
          meant.map(([other, slips]) => ({ ...one, words: [...one.words, other], slips: one.slips + slips })),
        )
        .toSorted((a, b) => a.slips - b.slips)
        .slice(0, MOST)
    },
    [{ words: [], slips: 0, unknown: [] }],
  )
}

/** More would not be read. */
const MOST_NEAREST = 3

/** Of a word's letters, what another that is offered in its place may have differently. */
const MOST_DIFFERENT = 0.4

/** The words of the shop that are most like some which find nothing. */
export const nearestWords = (words: readonly string[], { all }: ShopWords): string[] =>
  words
    .flatMap((word) =>
      [...all.keys()].map((other) => ({ other, share: editDistance(word, other).whole / word.length })),
    )
    .filter(({ other, share }) => share <= MOST_DIFFERENT && !/\d/.test(other))
    .toSorted((a, b) => a.share - b.share)
    .slice(0, MOST_NEAREST)
    .map(({ other }) => other)
