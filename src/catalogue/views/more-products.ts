import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { KINDS, type ProductKind } from '../kinds/product-kinds.ts'
import { mainCategory, perCatalogue, productsByTitle } from '../queries.ts'
import { isIntegratedLed } from '../rules/bulb-information.ts'
import { familiesOf, mountingValue } from '../rules/facet-values.ts'
import { widthInches } from '../rules/fixture-dimensions.ts'
import { lightValue } from '../rules/light-information.ts'
import { locationNote } from '../rules/location-note.ts'
import type { Fan } from '../schema/fan.ts'
import { slugOf } from '../slug-of.ts'
import { mainCard, type ProductCard } from './product-card.ts'

const ARTICLES = new Set(['an', 'the'])

/**
 * Name of a family of products: the first word of their titles, without an article and without the brand's own
 * name: "dewdrop" of "Dewdrop 3-Light Vanity". Undefined if no word is left.
 */
export function familyName({ title, manufacturer }: Pick<Fan, 'title' | 'manufacturer'>): string | undefined {
  const makers = slugOf(manufacturer).split('-')
  return slugOf(title)
    .split('-')
    .find((word) => /^[a-z]{2,}$/.test(word) && !ARTICLES.has(word) && !makers.includes(word))
}

/** Features that decide how alike two products are. */
export interface Comparable {
  /** Type, mounting and light, each in a word and in the same order for all products of a kind. */
  traits: readonly string[]
  /** Inches: every blade span of a fan, the larger side of a fixture alone. */
  sizes: readonly number[]
  styles: readonly string[]
  manufacturerNameReference: string
  /** Families of its finishes. */
  finishes: readonly string[]
}

const shared = (a: readonly string[], b: readonly string[]): number =>
  a.filter((one) => b.includes(one)).length

/** Sizes are near each other in steps of an eighth: 52 and 56 inches are, 52 and 60 are one step apart. */
const SIZE_STEPS = 8

/** The least part by which the sizes of two products differ: 0.25 of 48 and 60 inches. */
const sizeGap = (a: Comparable, b: Comparable): number =>
  Math.min(...a.sizes.flatMap((one) => b.sizes.map((other) => Math.abs(one - other) / Math.min(one, other))))

/** A product half as large again suits another room: it counts like another place. */
const FAR_GAP = 0.5

/** How different two products are, most important difference first. */
const differences = (a: Comparable, b: Comparable): number[] => [
  a.traits.filter((trait, index) => trait !== b.traits[index]).length + Number(sizeGap(a, b) >= FAR_GAP),
  Math.floor(SIZE_STEPS * sizeGap(a, b)),
  -shared(a.styles, b.styles),
  -Number(a.manufacturerNameReference === b.manufacturerNameReference),
  -shared(a.finishes, b.finishes),
]

/**
 * The products most like one: of the same kind, for the same place and with the same light, then close in size, then of the
 * same style, maker and finish. The closest first; of two equally close, the one that comes first in the list.
 */
export function mostAlike<Product>(
  to: Comparable,
  products: readonly Product[],
  comparable: (product: Product) => Comparable,
  count: number,
): Product[] {
  const inOrder = (a: readonly number[], b: readonly number[]): number =>
    a.map((one, index) => one - (b[index] ?? 0)).find((gap) => gap !== 0) ?? 0
  return products
    .map((product) => ({ product, unlike: differences(to, comparable(product)) }))
    .toSorted((a, b) => inOrder(a.unlike, b.unlike))
    .slice(0, count)
    .map(({ product }) => product)
}

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
 * @param discontinued are never found, but others are found for them
 */
function likeness(
  products: readonly Product[],
  discontinued: readonly Product[],
  comparable: (product: Product) => Comparable,
): (product: Product) => Product[] {
  const known = new Map([...discontinued, ...products].map((product) => [product, comparable(product)]))
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
    likeness(productsByTitle(catalogue, kind), catalogue.discontinued[kind], (product) =>
      comparableOf(catalogue, product),
    )
  return { fans: ofKind('fans'), fixtures: ofKind('fixtures') }
})

/** The products of its kind most like one, nearest first: eight at most. */
const productsLike = (catalogue: Catalogue, product: Product): Product[] =>
  likenesses(catalogue)[product.kind](product)

const MAX_SHOWN = 4

export interface MoreProducts {
  family: ProductCard[]
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
 * Products to show after a product: four of its family and the four most like it.
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
