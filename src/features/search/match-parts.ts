import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import type { Part } from './read-question.ts'
import { isMeant, type Meaning } from './vocabulary.ts'
import { addRank, beginningWith, type Ranks, type WordIndex } from './word-index.ts'
import { NAME_RANK } from './words-of.ts'

/** The products of a list with the index of their words. */
export interface SearchedList {
  kind: ProductKind
  products: readonly Product[]
  index: WordIndex
}

/** Ranks as those of the fields: a maker before a look. */
const rankOf = (meaning: Meaning): number =>
  meaning.is === 'all' ? 0 : meaning.is === 'value' && meaning.facet === 'brand' ? 1 : 2

/** The first of several meanings is the nearest. */
const ORDER_STEP = 0.01

/** The products that are in both, with the sums of their ranks. */
function inBoth(some: Ranks, others: Ranks): Ranks {
  const ranks: Ranks = new Map()
  for (const [position, rank] of some) {
    const other = others.get(position)
    if (other !== undefined) ranks.set(position, rank + other)
  }
  return ranks
}

/** What a part means in a kind. */
export const meaningsIn = ({ entry }: Part, kind: ProductKind): Meaning[] =>
  entry?.meanings.filter((meaning) => meaning.kind === kind) ?? []

/**
 * The products of a list that a part of a question asks for: what it means, and those whose words begin with it. If it is one
 * of the shop's words, only names count as well: "light" finds no maker called "Lighting".
 */
export function matchPart({ kind, products, index }: SearchedList, part: Part): Ranks {
  const { words, entry, isWhole } = part
  const ranks: Ranks = new Map()
  for (const [order, meaning] of (entry?.meanings ?? []).entries()) {
    if (meaning.kind !== kind) continue
    for (const [index, product] of products.entries())
      if (isMeant(meaning, product)) addRank(ranks, index, rankOf(meaning) + order * ORDER_STEP)
  }
  const isShopWord = isWhole && entry !== undefined && entry.meanings.length > 0
  const [first, ...rest] = words.map((word, position) =>
    beginningWith(
      index,
      word,
      /^\d+$/.test(word) && (isWhole || position < words.length - 1),
      isShopWord ? NAME_RANK : undefined,
    ),
  )
  for (const [position, rank] of first ? rest.reduce(inBoth, first) : []) addRank(ranks, position, rank)
  return ranks
}

/** Inches that a product may measure more or less than a figure that is typed, where none has that figure. */
const NEAR_INCHES = 4

/** The products of about the size that a figure names, the nearest first. */
export function matchNearSizes({ products }: SearchedList, { words: [figure] }: Part): Ranks {
  const ranks: Ranks = new Map()
  for (const [position, { sizes }] of products.entries()) {
    const off = Math.min(...sizes.map((size) => Math.abs(size - Number(figure))))
    if (off <= NEAR_INCHES) ranks.set(position, off)
  }
  return ranks
}

/** Whether products have the words of a part in their names. */
export const isInNames = ({ index }: SearchedList, { words }: Part): boolean =>
  words.every((word) => index.get(word)?.some(([, rank]) => rank === NAME_RANK))

/** The products that all of some parts ask for. */
export const intersection = ([first, ...rest]: readonly Ranks[]): Ranks =>
  first ? rest.reduce(inBoth, first) : new Map()
