import type { Catalogue } from '../create-catalogue.ts'
import { kindOf, type Product } from '../kinds/product.ts'
import { forEachKind } from '../kinds/product-kinds.ts'
import { productsByTitle } from '../queries.ts'
import { familiesOf } from '../rules/facets/families-of.ts'
import { locationNote } from '../rules/location-note.ts'
import { type Comparable, mostAlike } from '../rules/most-alike.ts'
import { viewOf } from './kind-views.ts'
import { perCatalogue } from './per-catalogue.ts'

/** Twice as many as are shown, as some may be shown elsewhere on the page. */
const MOST_FOUND = 8

/** This many products close in size are compared on each side, so that a catalog of any size is walked only once. */
const NEIGHBOURS = 16

const comparableOf = ({ finishFamilies }: Catalogue, product: Product): Comparable => ({
  styles: product.styles,
  manufacturerNameReference: product.manufacturerNameReference,
  finishes: familiesOf(product, finishFamilies),
  ...viewOf(product).likeness(product),
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
    return mostAlike(facts, others, factsOf, MOST_FOUND)
  }
}

const likenesses = perCatalogue((catalogue) =>
  forEachKind((kind) =>
    likeness(productsByTitle(catalogue, kind), catalogue.ended[kind], (product) =>
      comparableOf(catalogue, product),
    ),
  ),
)

/** The products of its kind most like one, nearest first: eight at most. */
export const productsLike = (catalogue: Catalogue, product: Product): Product[] =>
  likenesses(catalogue)[kindOf(product)](product)
