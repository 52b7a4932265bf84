import type { Product } from '../../client/product-data/product-file.ts'

/** Normalized for comparing: lower case, without accents and apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const inFigures = (word: string): string => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word)

/** The words and numbers of a text, normalized; numbers up to twelve in figures: "five-light" as "5-light". */
export const wordsOf = (text: string): string[] => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(inFigures)

/** A word in the singular, as far as that can be told from its letters: `porches` → `porch`, `fans` → `fan`, `glass` as it is. */
export const singular = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word
  return /(?:ch|sh|x)es$/.test(word) ? word.slice(0, -2) : word.replace(/([^s])s$/, '$1')
}

/** As `wordsOf`, in the singular, units apart from their figures: how what is typed is compared with words that begin so. */
export const typedWordsOf = (text: string): string[] =>
  wordsOf(text.replace(/(\d)(?=(?:in|inch|inches|ft|feet|foot)\b)/gi, '$1 ')).map(singular)

/** As `wordsOf`, with the rest of the text from each word on in one word: `HD-1612-MB` has `hd1612mb` and `1612mb` as well. */
const joinedWordsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word, index, words) => [word, words.slice(index).join('')])

/** The rank of a name or an order number: the best one. */
export const NAME_RANK = 0

/** The searched fields by rank, best first: name and order numbers, maker, look, the rest. */
const FIELD_RANKS = [
  ({ title, partNumber = '', finishPartNumbers = {} }: Product) => [
    title,
    partNumber,
    ...Object.values(finishPartNumbers),
  ],
  ({ manufacturer }: Product) => [manufacturer],
  ({ styles, finishes, bladeFinishes }: Product) => [
    ...styles,
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

/** The words that find a product, each with the rank of the best field that has it. */
export function rankedWords(product: Product): Map<string, number> {
  const ranks = new Map<string, number>()
  for (const [rank, fields] of FIELD_RANKS.entries()) {
    for (const word of fields(product).flatMap(joinedWordsOf)) if (!ranks.has(word)) ranks.set(word, rank)
  }
  return ranks
}
