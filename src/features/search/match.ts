import { KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { Meaning, SearchFile, SearchPage } from '../../catalogue/views/search-file.ts'
import { loadOnce } from '../../client/load.ts'
import { loadKind, type Product, productFileAddress } from '../../client/products.ts'
import type { RequestedFinish } from '../finishes/finish-pictures.ts'
import { type SizeRange, sizesInWords } from './measures.ts'
import { correctWords, type KnownWords, knownWords } from './slips.ts'
import {
  carryingWords,
  createVocabulary,
  fitsMeaning,
  meaningsIn,
  namedKind,
  type Part,
  readQuestion,
  type Vocabulary,
} from './vocabulary.ts'
import {
  addRank,
  beginningWith,
  joined,
  LOOK_RANK,
  NAME_RANK,
  type Ranks,
  type SearchedProduct,
  searchedProduct,
  singular,
  typedWordsOf,
  wordsOf,
} from './words.ts'

export interface Search {
  file: SearchFile
  vocabulary: Vocabulary
  products: readonly SearchedProduct[]
  known: KnownWords
}

export function createSearch(file: SearchFile, all: readonly Product[]): Search {
  const vocabulary = createVocabulary(file)
  const products = all.map(searchedProduct)
  return { file, vocabulary, products, known: knownWords(vocabulary, products) }
}

const loadFile = loadOnce((response): Promise<SearchFile> => response.json())

let loaded: Promise<Search> | undefined

/** @throws Error if a file can't be loaded; the next call tries again */
export function loadSearch(): Promise<Search> {
  loaded ??= Promise.all([loadFile(productFileAddress('search')), ...KINDS.map(loadKind)]).then(
    ([file, ...kinds]) =>
      createSearch(
        file,
        kinds.flatMap(({ products }) => products),
      ),
  )
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

export interface Matches {
  /** The parts about products. */
  parts: readonly Part[]
  ranks: Ranks
  pages: readonly SearchPage[]
  /** Whether the question is about a page: a word of it stands for that page and for no product. */
  isForPage: boolean
  /** Words without a match together with the others, and sizes with only near matches. */
  unknown: readonly string[]
  words: readonly string[]
  otherBrands: readonly string[]
  numbered: readonly Numbered[]
}

export interface Numbered {
  product: Product
  /** The slug of the finish that has the number; undefined for the one on the picture. */
  finish?: string | undefined
}

/** Shorter pieces occur in several numbers. */
const MIN_NUMBER = 5

/** The products whose order numbers are in a question, with whatever is written around them, and the question without those. */
function numbersIn(
  products: readonly SearchedProduct[],
  question: string,
): { numbered: Numbered[]; rest: string } {
  const all = products.flatMap(({ product }) => [
    { product, number: joined(product.partNumber ?? '') },
    ...Object.entries(product.finishPartNumbers ?? {}).map(([finish, number]) => ({
      product,
      finish,
      number: joined(number),
    })),
  ])
  const pieces = question.split(/[\s,;]+/).filter(Boolean)
  const rest: string[] = []
  const numbered: Numbered[] = []
  /** A number in one piece may have more around it; one in several is only those. */
  const read = (start: number, count: number): Numbered[] => {
    const written = joined(pieces.slice(start, start + count).join(' '))
    const found = all.filter(
      ({ number }) =>
        number.length >= MIN_NUMBER && (count === 1 ? written.includes(number) : written === number),
    )
    const longest = Math.max(...found.map(({ number }) => number.length))
    return found.filter(({ number }) => number.length === longest)
  }
  for (let start = 0; start < pieces.length; ) {
    const count = [3, 2, 1].find((pieces) => read(start, pieces).length > 0)
    if (count) numbered.push(...read(start, count))
    else rest.push(pieces[start] ?? '')
    start += count ?? 1
  }
  return { numbered, rest: rest.join(' ') }
}

/** A meaning's rank, like the fields': a brand before a look. */
const rankOf = (meaning: Meaning): number =>
  meaning.is === 'all' ? 0 : meaning.is === 'value' && meaning.facet === 'brand' ? 1 : 2

/** The first of several meanings is the nearest. */
const ORDER_STEP = 0.01

const intersection = ([first, ...rest]: readonly Ranks[]): Ranks =>
  rest.reduce<Ranks>((some, others) => {
    const both: Ranks = new Map()
    for (const [product, rank] of some) {
      const other = others.get(product)
      if (other !== undefined) both.set(product, rank + other)
    }
    return both
  }, first ?? new Map())

/** Products about as large as some sizes, the nearest first. */
const matchSizes = (
  products: readonly SearchedProduct[],
  { least, most }: SizeRange,
  tolerance: number,
): Ranks =>
  new Map(
    products
      .map(({ product }) => {
        const offBy = product.sizes.map((inches) => Math.max(0, least - inches, inches - most))
        return [product, Math.min(...offBy)] as const
      })
      .filter(([, inches]) => inches <= tolerance),
  )

/** Names of a product's finishes that have all of some words. */
const finishesNamed = ({ finishes, bladeFinishes }: Product, words: readonly string[]): string[] =>
  [...finishes, ...bladeFinishes]
    .map(({ label }) => label)
    .filter((label) => {
      const own = typedWordsOf(label)
      return words.every((word) => own.includes(word))
    })

/**
 * Finds the products for a part of a question: what it means, and those whose words begin with it. If it means something, only
 * names count as well: "light" finds no brand called "Lighting". A finish counts in looks: "light oak" finds no LED light.
 */
function matchPart(products: readonly SearchedProduct[], { words, entry, isWhole, range }: Part): Ranks {
  if (range) return matchSizes(products, range, 0)
  const ranks: Ranks = new Map()
  for (const [order, meaning] of (entry?.meanings ?? []).entries())
    for (const { product } of products)
      if (fitsMeaning(meaning, product)) addRank(ranks, product, rankOf(meaning) + order * ORDER_STEP)
  const worst = isWhole && entry?.meanings.length ? NAME_RANK : entry?.isFinish ? LOOK_RANK : undefined
  const begun = words.map((word, at) =>
    beginningWith(products, word, /^\d+$/.test(word) && (isWhole || at < words.length - 1), worst),
  )
  for (const [product, rank] of intersection(begun)) {
    const isSold = entry?.isFinish && finishesNamed(product, words).length > 0
    addRank(ranks, product, isSold ? Math.min(rank, LOOK_RANK) : rank)
  }
  return ranks
}

/** Importance of a part: "fan" before "chandelier", that before "glass", a figure last. */
function weightOf(part: Part): number {
  const { words, entry } = part
  if (words.every((word) => /^\d/.test(word))) return 0
  if (!entry) return 1
  if (namedKind(part)) return 4
  return entry.meanings.some(({ is }) => is === 'category' || is === 'all') ? 3 : 2
}

/** Tolerance for a typed figure that no product has, in inches. */
const NEAR_INCHES = 4

/**
 * Finds products by all parts, or by most: parts are added while something is found, the most telling first, of equals the last, as
 * English ends with what it is about. A size becomes one of about that size.
 */
function matchParts(products: readonly SearchedProduct[], read: readonly Part[]): Matches {
  const matched = read
    .map((part) => ({ part, found: matchPart(products, part) }))
    // Without parts that only lead to a page or name a brand that the store doesn't carry.
    .filter(({ part: { entry }, found }) => !(entry?.pages.length || entry?.otherBrand) || found.size > 0)
  const fitting = new Map<Part, Ranks>()
  const unknown: string[] = []
  for (const { part, found } of matched
    .toReversed()
    .toSorted((a, b) => weightOf(b.part) - weightOf(a.part))) {
    const inches = Number(part.words[0])
    const about = matchSizes(products, part.range ?? { least: inches, most: inches }, NEAR_INCHES)
    const fits = [found, about].find((some) => intersection([...fitting.values(), some]).size > 0)
    if (fits) fitting.set(part, fits)
    if (fits !== found) unknown.push(...part.words)
  }
  const ranks = intersection([...fitting.values()])
  const isInNames = ({ words }: Part) =>
    words.every((word) => products.some((one) => ranks.has(one.product) && one.words.get(word) === NAME_RANK))
  return {
    parts: matched.map(({ part }) => part).filter((part) => fitting.has(part)),
    ranks,
    pages: [...new Set(read.flatMap(({ entry }) => entry?.pages ?? []))],
    isForPage: read.some(
      (part) => part.isWhole && part.entry?.pages.length && !part.entry.isForProducts && !isInNames(part),
    ),
    unknown,
    words: read.flatMap(({ words }) => words),
    otherBrands: read.flatMap(({ entry }) => entry?.otherBrand ?? []),
    numbered: [],
  }
}

/** Words as the visitor typed them, without corrected ones, then sizes that were typed in feet or as a range. */
function asTypedIn(typed: string, words: readonly string[]): string[] {
  const all = wordsOf(typed)
  const sizes = words.filter((word) => /\d/.test(word) && !all.includes(word))
  return [...all.filter((word) => words.includes(singular(word))), ...sizes]
}

/**
 * Finds the products for a question: those whose order numbers are in it, else those in which every part is found, and the store's pages
 * that one of its words names. If there is none, slips in unknown words are forgiven, then words are left out.
 */
export function matchQuestion({ products, vocabulary, known }: Search, typed: string): Matches {
  const { numbered, rest } = numbersIn(products, typed)
  const sizes = sizesInWords(rest)
  const words = carryingWords(vocabulary, sizes?.rest ?? rest)
  const inSizes: Part[] = sizes
    ? [{ words: [sizes.words], entry: undefined, isWhole: true, range: sizes }]
    : []
  const match = (words: readonly string[]) =>
    matchParts(products, [...inSizes, ...readQuestion(vocabulary, words)])
  const asTyped = match(words)
  if (numbered.length > 0) {
    const ranks: Ranks = new Map()
    for (const [at, { product }] of numbered.entries()) addRank(ranks, product, at)
    const others = rest.split(' ').filter((piece) => /\d/.test(piece) && joined(piece).length >= MIN_NUMBER)
    return { ...asTyped, ranks, numbered, unknown: others }
  }
  if (asTyped.unknown.length === 0 && asTyped.ranks.size > 0) return asTyped
  const corrected = correctWords(words, known)
  const found = match(corrected.words)
  if (found.ranks.size > 0)
    return { ...found, unknown: asTypedIn(typed, [...corrected.unknown, ...found.unknown]) }
  return { ...(asTyped.pages.length > 0 ? asTyped : found), unknown: [] }
}

/** Finishes in a question about a kind of product: families, single finishes by name, and finishes of order numbers. */
export function requestedFinishes({ parts, ranks, numbered }: Matches, kind: ProductKind): RequestedFinish[] {
  const families = parts
    .filter(({ isWhole }) => isWhole)
    .flatMap((part) => meaningsIn(part, kind))
    .flatMap((meaning) => (meaning.is === 'value' && meaning.facet === 'finish' ? meaning.value : []))
  const names = parts.flatMap(({ words, entry }) => (entry?.meanings.length ? [] : [words]))
  const named = [...ranks.keys()]
    .filter((product) => product.kind === kind)
    .flatMap((product) => names.flatMap((words) => finishesNamed(product, words)))
  const ofNumbers = numbered
    .filter(({ product }) => product.kind === kind)
    .flatMap(({ product, finish }) => product.finishes.filter(({ slug }) => slug === finish))
  return [
    ...families.map((family) => ({ family })),
    ...[...new Set([...named, ...ofNumbers.map(({ label }) => label)])].map((finish) => ({ finish })),
  ]
}
