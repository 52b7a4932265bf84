import type { Vocabulary } from './vocabulary.ts'
import { type SearchedProduct, singular } from './words.ts'

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

/** All words of the site, those of products first. */
export type KnownWords = ReadonlySet<string>

export const knownWords = (
  { phrases, ignored }: Vocabulary,
  products: readonly SearchedProduct[],
): KnownWords =>
  new Set([
    ...products.flatMap(({ words }) => [...words.keys()].map(singular)),
    ...[...phrases.keys(), ...ignored].flatMap((phrase) => phrase.split(' ')),
  ])

const isKnown = (word: string, known: KnownWords): boolean =>
  /^\d+$/.test(word) || [...known].some((other) => other.startsWith(word))

const MIN_JOINED = 3

/** A joined word as two known ones: "ceilingfan" as "ceiling fan". */
function splitJoined(word: string, known: KnownWords): string[] | undefined {
  for (let at = MIN_JOINED; at <= word.length - MIN_JOINED; at += 1) {
    const parts = [word.slice(0, at), singular(word.slice(at))]
    if (!/\d/.test(word) && parts.every((part) => known.has(part))) return parts
  }
  return undefined
}

/** Words with each unknown one replaced by the known ones that it joins or most likely misspells, and those that are like no other. */
export function correctWords(
  words: readonly string[],
  known: KnownWords,
): { words: string[]; unknown: string[] } {
  const unknown: string[] = []
  const corrected = words.flatMap((word, at) => {
    if (isKnown(word, known)) return word
    const joined = splitJoined(word, known)
    if (joined) return joined
    const [nearest] = [...known]
      .map((other) => ({ other, slips: slipsIn(word, other, at === words.length - 1) }))
      .filter(({ slips }) => slips !== undefined)
      .toSorted((a, b) => (a.slips ?? 0) - (b.slips ?? 0))
    if (!nearest) unknown.push(word)
    return nearest?.other ?? []
  })
  return { words: corrected, unknown }
}
