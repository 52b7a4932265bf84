import type { WordColumn } from './product-file.ts'

const CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const RADIX = CHARACTERS.length
const MOST_WORDS = RADIX * RADIX

const isWide = (words: readonly string[]): boolean => words.length > RADIX

/**
 * @param lists the words of each product
 * @throws Error when there are more than 3,844 words, as two characters tell no more apart
 */
export function encodeWords(lists: readonly (readonly string[])[]): WordColumn {
  const counts = new Map<string, number>()
  for (const word of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  if (words.length > MOST_WORDS) {
    throw new Error(
      `${words.length} different words in one column of the finding data, "${words[0]}" among them: ${MOST_WORDS} are the most. Give the column text lines instead.`,
    )
  }
  const codeOf = (place: number): string =>
    (isWide(words) ? CHARACTERS.charAt(place / RADIX) : '') + CHARACTERS.charAt(place % RADIX)
  const codes = new Map(words.map((word, place) => [word, codeOf(place)]))
  return [words, lists.map((list) => list.map((word) => codes.get(word)).join('')).join(',')]
}

/** The words of each product, as they were given to `encodeWords`; products with the same words share their list. */
export function decodeWords([words, codes]: WordColumn): (readonly string[])[] {
  const step = isWide(words) ? 2 : 1
  const placeOf = (code: string): number =>
    [...code].reduce((sum, one) => sum * RADIX + CHARACTERS.indexOf(one), 0)
  const known = new Map<string, readonly string[]>()
  return codes.split(',').map((code) => {
    const list =
      known.get(code) ??
      Array.from(
        { length: code.length / step },
        (_, at) => words[placeOf(code.slice(at * step, (at + 1) * step))] ?? '',
      )
    known.set(code, list)
    return list
  })
}
