import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { KINDS, type ProductKind } from '../kinds/product-kinds.ts'
import { mainCategory, perCatalogue, productsByTitle } from '../queries.ts'
import { isIntegratedLed } from '../rules/bulb-information.ts'
import { familiesOf } from '../rules/facets/families-of.ts'
import { mountingValue } from '../rules/facets/mounting-value.ts'
import { familyName } from '../rules/family-name.ts'
import { widthInches } from '../rules/fixture-dimensions.ts'
import { lightValue } from '../rules/light-information.ts'
import { locationNote } from '../rules/location-note.ts'
import { type Comparable, mostAlike } from '../rules/most-alike.ts'
import { mainCard, type ProductCard } from './product-card.ts'

/** Twice as many as are shown, as some may be shown elsewhere on the page. */
const MAX_FOUND = 8

/** This many products close in size are compared on each side, so that a catalog of any size is walked only once. */
const NEIGHBOURS = 16

function traitsAndSizes(product: Product): Pick<Comparable, 'traits' | 'sizes'> {
  const { kind: rating } = locationNote(product.locationRating)
  return product.kind === 'fans'
    ? { traits: [rating, mountingValue(product), lightValue(product)], sizes: product.sizes }
    : {
        traits: [
          mainCategory(product),
          product.mounting ?? '',
          rating,
          isIntegratedLed(product) ? 'led' : 'bulbs',
        ],
        sizes: [widthInches(product)],
      }
}

const comparableOf = ({ finishFamilies }: Catalogue, product: Product): Comparable => ({
  styles: product.styles,
  manufacturerNameReference: product.manufacturerNameReference,
  finishes: familiesOf(product, finishFamilies),
  ...traitsAndSizes(product),
})

/** The groups that products are compared within: those alike in all traits, those alike in each. */
const groupsOf = ({ traits }: Comparable): string[] => [
  traits.join('|'),
  ...traits.map((trait, index) => `${index}:${trait}`),
]

const RATINGS = ['indoor', 'damp', 'wet'] as const

/** Whether a product may hang wherever another one may: in the rain, nothing is shown beside it that rain would ruin. */
const mayHangWhere = (product: Product, other: Product): boolean =>
  RATINGS.indexOf(locationNote(other.locationRating).kind) >=
  RATINGS.indexOf(locationNote(product.locationRating).kind)

/** A product's position in its groups: by the middle of its sizes, then by title. */
type Standing = readonly [size: number, rank: number]

const standing = ({ sizes }: Comparable, rank: number): Standing => [
  sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
  rank,
]
const byStanding = ([size, rank]: Standing, [otherSize, otherRank]: Standing): number =>
  size - otherSize || rank - otherRank

/**
 * Finds the products most like one, among all of a kind. Of those equally close, the next by title come first, so that the same
 * four do not appear everywhere.
 *
 * @param products those that are sold, by title
 * @param ended are never found, but others are found for them
 */
function likeness(
  products: readonly Product[],
  ended: readonly Product[],
  comparable: (product: Product) => Comparable,
): (product: Product) => Product[] {
  const known = new Map([...ended, ...products].map((product) => [product, comparable(product)]))
  const factsOf = (product: Product): Comparable => known.get(product) ?? comparable(product)
  const ranks = new Map(products.map((product, rank) => [product, rank]))
  const rankOf = (product: Product): number => ranks.get(product) ?? 0
  const groups = new Map<string, Product[]>()
  /** How many of each of its groups come before a product. */
  const positions = new Map<Product, number[]>()
  const bySize = [...known].map(([product, facts]) => ({
    product,
    at: standing(facts, rankOf(product)),
    names: groupsOf(facts),
  }))
  for (const { product, names } of bySize.toSorted((a, b) => byStanding(a.at, b.at))) {
    const members = names.map((name) => {
      const group = groups.get(name) ?? []
      groups.set(name, group)
      return group
    })
    positions.set(
      product,
      members.map(({ length }) => length),
    )
    if (ranks.has(product)) for (const group of members) group.push(product)
  }

  return (product) => {
    const facts = factsOf(product)
    const near = groupsOf(facts).flatMap((name, index) => {
      const position = positions.get(product)?.[index] ?? 0
      return (groups.get(name) ?? []).slice(Math.max(0, position - NEIGHBOURS), position + NEIGHBOURS + 1)
    })
    const after = (other: Product) => (rankOf(other) - rankOf(product) + products.length) % products.length
    const others = [...new Set(near)]
      .filter((other) => other !== product && mayHangWhere(product, other))
      .toSorted((a, b) => after(a) - after(b))
    return mostAlike(facts, others, factsOf, MAX_FOUND)
  }
}

const likenesses = perCatalogue((catalogue) => {
  const ofKind = (kind: ProductKind) =>
    likeness(productsByTitle(catalogue, kind), catalogue.ended[kind], (product) =>
      comparableOf(catalogue, product),
    )
  return { fans: ofKind('fans'), fixtures: ofKind('fixtures') }
})

/** The products of its kind most like one, nearest first: eight at most. */
const productsLike = (catalogue: Catalogue, product: Product): Product[] =>
  likenesses(catalogue)[product.kind](product)

/** A row on a desktop, two on a phone. */
const MAX_SHOWN = 4

/** What to look at after a product. */
export interface MoreProducts {
  /** Those of its family. */
  family: ProductCard[]
  /** Those most like it that are not of its family. */
  alike: ProductCard[]
}

const keyOf = (product: Product): string => `${product.manufacturerNameReference} ${familyName(product)}`

const families = perCatalogue((catalogue): ReadonlyMap<string, readonly Product[]> => {
  const products = KINDS.flatMap<Product>((kind) => productsByTitle(catalogue, kind))
  return Map.groupBy(products.filter(familyName), keyOf)
})

/** The fans and fixtures of its maker that share a family's name with a product, the next by title first. */
function familyOf(catalogue: Catalogue, product: Product): Product[] {
  const family = families(catalogue).get(keyOf(product)) ?? []
  const index = family.indexOf(product)
  return [...family.slice(index + 1), ...family.slice(0, Math.max(0, index))]
}

/**
 * What to look at after a product: four of its family and four most like it, by `most-alike.ts`.
 *
 * @param leftOut is shown elsewhere on the page
 */
export function moreProducts(catalogue: Catalogue, product: Product, leftOut?: Product): MoreProducts {
  const some = (products: Product[]) => products.filter((one) => one !== leftOut).slice(0, MAX_SHOWN)
  const family = some(familyOf(catalogue, product))
  const alike = some(productsLike(catalogue, product).filter((one) => !family.includes(one)))
  const cards = (products: Product[]) => products.map((one) => mainCard(catalogue, one))
  return { family: cards(family), alike: cards(alike) }
}
