import type { Product } from '../product-data/product-file.ts'

/** Text as it is compared: small letters without accents or apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

/** The words and figures of a text, as they are compared. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** As above, and from each word on written as one: `HD-1612-MB` is found by `hd1612mb` and `1612mb` as well. */
const joinedWordsOf = (text: string): string[] => {
  const words = wordsOf(text)
  return words.flatMap((word, place) =>
    place < words.length - 1 ? [word, words.slice(place).join('')] : [word],
  )
}

/** How good a find in a field is, best first: its name and number, its maker, what it looks like, the rest. */
export const FIELD_RANKS = [
  ({ title, partNumber = '' }: Product) => [title, partNumber],
  ({ manufacturer }: Product) => [manufacturer],
  ({ styles, finishes, bladeFinishes, facets }: Product) => [
    ...styles,
    ...[...finishes, ...bladeFinishes].map(({ label }) => label),
    ...(facets.finish ?? []),
  ],
  // The folders of its page name its kind and its category: "ceiling fan", "pendant".
  ({ facts, mounting, url }: Product) => [...facts, mounting ?? '', 'inches', ...url.split('/').slice(1, -1)],
] as const

/** The words a product is found by, with the rank of the best field that each stands in. */
export function rankedWords(product: Product): Map<string, number> {
  const ranks = new Map<string, number>()
  for (const [rank, fields] of FIELD_RANKS.entries()) {
    for (const word of fields(product).flatMap(joinedWordsOf)) if (!ranks.has(word)) ranks.set(word, rank)
  }
  return ranks
}
