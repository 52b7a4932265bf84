import { KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { Meaning, SearchFile, SearchPage } from '../../catalogue/views/search-file.ts'
import { loadOnce } from '../../client/load.ts'
import { loadProducts, type Product, productFileAddress } from '../../client/products.ts'
import type { RequestedFinish } from '../finishes/finish-pictures.ts'
import { sizesInWords, withInches } from './measures.ts'
import { correctSlips, type KnownWords, knownWords, nearestWords, splitJoined } from './slips.ts'
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
  loaded ??= Promise.all([
    loadFile(productFileAddress('search')),
    ...KINDS.map((kind) => loadProducts(kind)),
  ]).then(([file, ...products]) => createSearch(file, products.flat()))
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
  /** Words without a match together with the others, in the singular, and sizes with only near matches. */
  unknown: readonly string[]
  words: readonly string[]
  /** Known words most like the typed ones, if there are no results. */
  nearest: readonly string[]
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

/**
 * Finds the products for a part of a question: what it means, and those whose words begin with it. If it means something, only
 * names count as well: "light" finds no brand called "Lighting". Woods and finishes count by their words.
 */
function matchPart(products: readonly SearchedProduct[], { words, entry, isWhole }: Part): Ranks {
  const ranks: Ranks = new Map()
  for (const [order, meaning] of (entry?.meanings ?? []).entries())
    for (const { product } of products)
      if (fitsMeaning(meaning, product)) addRank(ranks, product, rankOf(meaning) + order * ORDER_STEP)
  const isOfFinish = entry?.meanings.every(({ is }) => is === 'finish')
  const worst = isWhole && entry?.meanings.length ? (isOfFinish ? LOOK_RANK : NAME_RANK) : undefined
  const begun = words.map((word, at) =>
    beginningWith(products, word, /^\d+$/.test(word) && (isWhole || at < words.length - 1), worst),
  )
  for (const [product, rank] of intersection(begun)) addRank(ranks, product, rank)
  return ranks
}

interface MatchedPart {
  part: Part
  found: Ranks
  /** Inches between a size and the requested sizes. */
  offBy?: (inches: number) => number
}

const matchSizes = (
  products: readonly SearchedProduct[],
  part: Part,
  offBy: (inches: number) => number,
  maxInches: number,
): MatchedPart => ({
  part,
  offBy,
  found: new Map(
    products
      .map(({ product }) => [product, Math.min(...product.sizes.map(offBy))] as const)
      .filter(([, inches]) => inches <= maxInches),
  ),
})

/** Drops parts that only lead to a page or name a brand that the store doesn't carry. */
const matchParts = (products: readonly SearchedProduct[], read: readonly Part[]): MatchedPart[] =>
  read
    .map((part) => ({ part, found: matchPart(products, part) }))
    .filter(({ part: { entry }, found }) => !(entry?.pages.length || entry?.otherBrand) || found.size > 0)

function pagesOf(parts: readonly Part[]): SearchPage[] {
  const counts = new Map<SearchPage, number>()
  for (const page of parts.flatMap(({ entry }) => entry?.pages ?? []))
    counts.set(page, (counts.get(page) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([page]) => page)
}

function matchesOf(
  products: readonly SearchedProduct[],
  read: readonly Part[],
  matched: readonly MatchedPart[],
): Matches {
  const ranks = intersection(matched.map(({ found }) => found))
  const isInNames = ({ words }: Part) =>
    words.every((word) => products.some((one) => ranks.has(one.product) && one.words.get(word) === NAME_RANK))
  return {
    parts: matched.map(({ part }) => part),
    ranks,
    pages: pagesOf(read),
    isForPage: read.some(
      (part) => part.isWhole && part.entry?.pages.length && !part.entry.isForProducts && !isInNames(part),
    ),
    unknown: [],
    words: read.flatMap(({ words }) => words),
    nearest: [],
    otherBrands: read.flatMap(({ entry }) => entry?.otherBrand ?? []),
    numbered: [],
  }
}

/** Importance of a part: "fan" before "chandelier", that before "glass", a figure last. */
function weightOf(part: Part): number {
  const { words, entry } = part
  if (words.every((word) => /^\d/.test(word))) return 0
  if (!entry?.meanings.length) return 1
  if (namedKind(part)) return 4
  return entry.meanings.some(({ is }) => is === 'category' || is === 'all') ? 3 : 2
}

/** Tolerance for a typed figure that no product has, in inches. */
const NEAR_INCHES = 4

/**
 * Finds products by most of the parts, if none has all: parts are added while something is found, the most telling first,
 * of equals the last, as English ends with what it is about. A size becomes one of about that size.
 */
function matchMost(
  products: readonly SearchedProduct[],
  read: readonly Part[],
  matched: readonly MatchedPart[],
): Matches {
  const left: MatchedPart[] = []
  const unknown: string[] = []
  const fits = (one: MatchedPart) => matchesOf(products, read, [...left, one]).ranks.size > 0
  for (const one of matched.toReversed().toSorted((a, b) => weightOf(b.part) - weightOf(a.part))) {
    const { part } = one
    const offBy = one.offBy ?? ((inches: number) => Math.abs(inches - Number(part.words[0])))
    const about = matchSizes(products, part, offBy, NEAR_INCHES)
    const fitting = [one, about].find(fits)
    if (fitting) left.push(fitting)
    if (fitting !== one) unknown.push(...part.words)
  }
  return { ...matchesOf(products, read, left), unknown }
}

/**
 * Finds the products for a question: those whose order numbers are in it, else those in which every part is found, and the store's pages
 * that one of its words names. If there is none, slips in unknown words are forgiven, then words are left out.
 */
export function matchQuestion({ products, vocabulary, known }: Omit<Search, 'file'>, typed: string): Matches {
  const { numbered, rest } = numbersIn(products, typed)
  const sizes = sizesInWords(rest)
  const words = splitJoined(carryingWords(vocabulary, withInches(sizes?.rest ?? rest)), known)
  const inSizes = sizes
    ? [matchSizes(products, { words: [sizes.words], entry: undefined, isWhole: true }, sizes.offBy, 0)]
    : []
  const match = (words: readonly string[]): { read: Part[]; matched: MatchedPart[]; matches: Matches } => {
    const read = readQuestion(vocabulary, words)
    const matched = [...inSizes, ...matchParts(products, read)]
    return { read, matched, matches: matchesOf(products, read, matched) }
  }
  const asTyped = match(words)
  if (numbered.length > 0) {
    const ranks: Ranks = new Map()
    for (const [at, { product }] of numbered.entries()) addRank(ranks, product, at)
    const others = rest.split(' ').filter((piece) => /\d/.test(piece) && joined(piece).length >= MIN_NUMBER)
    return { ...asTyped.matches, ranks, numbered, unknown: others }
  }
  if (asTyped.matches.ranks.size > 0) return asTyped.matches

  const corrected = correctSlips(words, known).map(({ words: correctedWords, slips, unknown }) => ({
    ...match(correctedWords),
    slips,
    unknown,
  }))
  const asMeant = corrected.find(({ matches }) => matches.ranks.size > 0)
  if (asMeant) {
    // Equally near words count as well.
    const ranks: Ranks = new Map()
    for (const { slips, matches } of corrected)
      if (slips === asMeant.slips) for (const one of matches.ranks) addRank(ranks, ...one)
    return { ...asMeant.matches, ranks, unknown: asMeant.unknown }
  }
  const [{ read, matched, unknown } = { ...asTyped, unknown: [] as readonly string[] }] = corrected
  const most = matchMost(products, read, matched)
  if (most.ranks.size > 0) return { ...most, unknown: [...unknown, ...most.unknown] }
  const withPages = [asTyped, ...corrected].find(({ matches }) => matches.pages.length > 0)
  const other = words.filter((word) => !vocabulary.phrases.has(word))
  return withPages?.matches ?? { ...asTyped.matches, nearest: nearestWords(other, known) }
}

/** Finishes in a question about a kind of product: families, single finishes by name, and finishes of order numbers. */
export const requestedFinishes = ({ parts, numbered }: Matches, kind: ProductKind): RequestedFinish[] => [
  ...parts
    .filter(({ isWhole }) => isWhole)
    .flatMap((part) => meaningsIn(part, kind))
    .flatMap((meaning): RequestedFinish[] => {
      if (meaning.is === 'finish') return [{ finish: meaning.label }]
      return meaning.is === 'value' && meaning.facet === 'finish' ? [{ family: meaning.value }] : []
    }),
  ...numbered.flatMap(({ product, finish }) =>
    product.kind === kind
      ? product.finishes.filter(({ slug }) => slug === finish).map(({ label }) => ({ finish: label }))
      : [],
  ),
]
