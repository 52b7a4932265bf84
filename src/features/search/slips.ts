import type { Vocabulary } from './vocabulary.ts'
import { NAME_RANK, type SearchedProduct, singular } from './words.ts'

/** Edits (optimal string alignment) from the typed text to a word, and to its nearest beginning. */
export function editDistance(typed: string, word: string): { whole: number; begun: number } {
  let last: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let i = 1; i <= typed.length; i += 1) {
    const [before, above] = [last, row]
    row = [i]
    for (let j = 1; j <= word.length; j += 1) {
      const replaced = (above[j - 1] ?? 0) + (typed[i - 1] === word[j - 1] ? 0 : 1)
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : replaced
      row[j] = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped)
    }
    last = above
  }
  return { whole: row[word.length] ?? 0, begun: Math.min(...row) }
}

/** The fewest letters of a word in which one slip is forgiven, and two. */
const MIN_LETTERS = [4, 8]

/** Extra distance of a word that only begins like the typed one. */
const BEGUN = 0.5

/**
 * Undefined if more than a word's length forgives. None is forgiven next to digits, as 52 is not 56. The first letter
 * of a beginning counts: "track" is not "bracket".
 */
export function slipsIn(typed: string, word: string, mayGoOn: boolean): number | undefined {
  const most = /\d/.test(typed) ? 0 : MIN_LETTERS.filter((letters) => typed.length >= letters).length
  if (most === 0 || word.length < typed.length - most) return undefined
  const { whole, begun } = editDistance(typed, word)
  if (whole <= most) return whole
  return mayGoOn && begun <= most && typed[0] === word[0] ? begun + BEGUN : undefined
}

/** All words of the site, each with whether a product has it in its name. */
export type KnownWords = ReadonlyMap<string, boolean>

export function knownWords(
  { phrases, ignored }: Vocabulary,
  products: readonly SearchedProduct[],
): KnownWords {
  const all = new Map<string, boolean>()
  for (const phrase of [...phrases.keys(), ...ignored])
    for (const word of phrase.split(' ')) all.set(word, false)
  for (const { words } of products)
    for (const [word, rank] of words) all.set(word, all.get(word) || rank === NAME_RANK)
  return all
}

const isKnown = (word: string, known: KnownWords): boolean =>
  /^\d+$/.test(word) || [...known.keys()].some((other) => other.startsWith(word))

const MIN_JOINED = 3

/** Joined words as separate ones: "ceilingfan" as "ceiling fan". */
export const splitJoined = (words: readonly string[], known: KnownWords): string[] =>
  words.flatMap((word) => {
    if (isKnown(word, known)) return word
    for (let at = MIN_JOINED; at <= word.length - MIN_JOINED; at += 1) {
      const [first, second] = [word.slice(0, at), singular(word.slice(at))]
      if (!/\d/.test(word) && known.has(first) && known.has(second)) return [first, second]
    }
    return word
  })

export interface Corrected {
  words: readonly string[]
  slips: number
  /** The words that are like no other, which are left out. */
  unknown: readonly string[]
}

/** More would be guesses. */
const MAX_CORRECTED = 12

/** At the same distance, prefers a word in a product's name. */
const NAME_IS_NEARER = 0.25

/** Words with each unknown one replaced by those it may misspell, nearest first; empty if all are known. */
export function correctSlips(words: readonly string[], known: KnownWords): Corrected[] {
  if (words.every((word) => isKnown(word, known))) return []
  return words.reduce<Corrected[]>(
    (corrected, word, at) => {
      const replacements: [string, number][] = isKnown(word, known)
        ? [[word, 0]]
        : [...known].flatMap(([other, isName]): [string, number][] => {
            const slips = slipsIn(word, other, at === words.length - 1)
            return slips === undefined ? [] : [[other, slips - (isName ? NAME_IS_NEARER : 0)]]
          })
      if (replacements.length === 0)
        return corrected.map((one) => ({ ...one, unknown: [...one.unknown, word] }))
      return corrected
        .flatMap((one) =>
          replacements.map(([other, slips]) => ({
            ...one,
            words: [...one.words, other],
            slips: one.slips + slips,
          })),
        )
        .toSorted((a, b) => a.slips - b.slips)
        .slice(0, MAX_CORRECTED)
    },
    [{ words: [], slips: 0, unknown: [] }],
  )
}

const MAX_NEAREST = 3

/** The share of a word's letters that a word offered in its place may have differently. */
const MAX_DIFFERENT = 0.4

export const nearestWords = (words: readonly string[], known: KnownWords): string[] =>
  words
    .flatMap((word) =>
      [...known.keys()].map((other) => ({ other, share: editDistance(word, other).whole / word.length })),
    )
    .filter(({ other, share }) => share <= MAX_DIFFERENT && !/\d/.test(other))
    .toSorted((a, b) => a.share - b.share)
    .slice(0, MAX_NEAREST)
    .map(({ other }) => other)
