import type { Product } from '../../product-data/product-file.ts'

/** Normalized for comparing: lower case, without accents and apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

/** The words and numbers of a text, normalized. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** As `wordsOf`, with the rest of the text from each word on in one word: `HD-1612-MB` has `hd1612mb` and `1612mb` as well. */
const joinedWordsOf = (text: string): string[] => {
  const words = wordsOf(text)
  return words.flatMap((word, place) =>
    place < words.length - 1 ? [word, words.slice(place).join('')] : [word],
  )
}

/** The searched fields by rank, best first: name and part number, maker, look, the rest. */
export const FIELD_RANKS = [
  ({ title, partNumber = '' }: Product) => [title, partNumber],
  ({ manufacturer }: Product) => [manufacturer],
  ({ styles, finishes, bladeFinishes, facets }: Product) => [
    ...styles,
    ...[...finishes, ...bladeFinishes].map(({ label }) => label),
    ...(facets.finish ?? []),
  ],
  // The folders of the product's page name its kind and its category: "ceiling fan", "pendant".
  ({ facts, mounting, url }: Product) => [...facts, mounting ?? '', 'inches', ...url.split('/').slice(1, -1)],
] as const

/** The words that find a product, each with the rank of the best field that has it. */
export function rankedWords(product: Product): Map<string, number> {
  const ranks = new Map<string, number>()
  for (const [rank, fields] of FIELD_RANKS.entries()) {
    for (const word of fields(product).flatMap(joinedWordsOf)) if (!ranks.has(word)) ranks.set(word, rank)
  }
  return ranks
}
