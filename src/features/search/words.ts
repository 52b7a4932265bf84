import type { Product } from '../../client/products.ts'

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The words of a text in lower case, without accents and apostrophes; numbers up to twelve in figures: "five-light" as "5-light". */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/[\p{M}'’]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word))

/** A word in the singular, as far as its letters show it: `porches` → `porch`, `fans` → `fan`, `glass` as it is. */
export const singular = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word
  return /(?:ch|sh|x)es$/.test(word) ? word.slice(0, -2) : word.replace(/([^s])s$/, '$1')
}

/** Like `wordsOf`, in the singular, with units separated from numbers: `72in` as `72 in`. */
export const typedWordsOf = (text: string): string[] =>
  wordsOf(text.replace(/(\d)(?=(?:in|inch|inches|ft|feet|foot)\b)/gi, '$1 ')).map(singular)

export const joined = (text: string): string => wordsOf(text).join('')

export const NAME_RANK = 0
export const LOOK_RANK = 2

/** The searched fields by rank, best first: name and order numbers, brand, look, the rest. */
const FIELD_RANKS = [
  ({ title, partNumber = '', finishPartNumbers = {} }: Product) => [
    title,
    partNumber,
    ...Object.values(finishPartNumbers),
  ],
  ({ manufacturer }: Product) => [manufacturer],
  ({ styles, finishes, bladeFinishes, woods = [] }: Product) => [
    ...styles,
    ...woods,
    ...[...finishes, ...bladeFinishes].map(({ label }) => label),
  ],
  ({ facts, mounting, bladeCount, categories, productUrl, isDimmable }: Product) => [
    ...facts,
    productUrl,
    isDimmable ? 'dimmable' : '',
    mounting ?? '',
    ...(bladeCount ? [`${bladeCount} blades`] : []),
    ...categories,
  ],
] as const

/** A product with the words that find it, each with the rank of the best field that has it. */
export interface SearchedProduct {
  product: Product
  words: ReadonlyMap<string, number>
}

/** Prepares a product for searching. `HD-1612-MB` is found by `hd1612mb` and `1612mb` as well. */
export function searchedProduct(product: Product): SearchedProduct {
  const ranks = new Map<string, number>()
  for (const [rank, fields] of FIELD_RANKS.entries())
    for (const words of fields(product).map(wordsOf))
      for (const word of words.flatMap((one, at) => [one, words.slice(at).join('')]))
        if (!ranks.has(word)) ranks.set(word, rank)
  return { product, words: ranks }
}

export type Ranks = Map<Product, number>

export function addRank(ranks: Ranks, product: Product, rank: number): void {
  ranks.set(product, Math.min(rank, ranks.get(product) ?? Number.POSITIVE_INFINITY))
}

/**
 * Words that begin with a typed one, or are the same: 5 is not the beginning of 52. Fields behind `worst` don't
 * count.
 */
export function beginningWith(
  products: readonly SearchedProduct[],
  typed: string,
  isWhole: boolean,
  worst: number = FIELD_RANKS.length,
): Ranks {
  const ranks: Ranks = new Map()
  for (const { product, words } of products)
    for (const [word, rank] of words)
      if (rank <= worst && (isWhole ? word === typed : word.startsWith(typed))) addRank(ranks, product, rank)
  return ranks
}

/** Pieces of a text, of which every second one begins a word as the visitor typed it: `hal` splits "Halcyon 72" into "", "Hal", "cyon 72". */
export function splitAtMatches(text: string, typed: string): string[] {
  const words = typedWordsOf(typed).toSorted((a, b) => b.length - a.length)
  return words.length > 0 ? text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'iu')) : [text]
}
