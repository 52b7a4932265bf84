import { typedWordsOf, wordsOf } from './words-of.ts'

/** A piece of a text, and whether it is what was typed. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** How many of a word's first letters are typed. */
function matchedLetters(word: string, typed: readonly string[]): number {
  const [plain = ''] = wordsOf(word)
  return Math.max(0, ...typed.filter((one) => plain.startsWith(one)).map((one) => one.length))
}

/** Splits a text so that what was typed can be marked in it: `hal` in "Halcyon 72" gives "Hal" and "cyon 72". */
export function markMatches(text: string, typed: string): TextPart[] {
  const words = typedWordsOf(typed)
  const parts: TextPart[] = []
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1)
    if (!piece) return
    if (last?.isMatch === isMatch) last.text += piece
    else parts.push({ text: piece, isMatch })
  }
  for (const piece of text.split(/([\p{L}\p{N}\p{M}'’]+)/u)) {
    const letters = /[\p{L}\p{N}]/u.test(piece) ? matchedLetters(piece, words) : 0
    add(piece.slice(0, letters), true)
    add(piece.slice(letters), false)
  }
  return parts
}
