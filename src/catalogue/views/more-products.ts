import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { KINDS, type ProductKind } from '../kinds/product-kinds.ts'
import { mainCategory, perCatalogue, productsByTitle } from '../queries.ts'
import { isIntegratedLed } from '../rules/bulb-information.ts'
import { familiesOf } from '../rules/facet-values.ts'
import { widthInches } from '../rules/fixture-dimensions.ts'
import { lightValue } from '../rules/light-information.ts'
import { locationNote } from '../rules/location-note.ts'
import type { Fan } from '../schema/fan.ts'
import { slugOf } from '../slug-of.ts'
import { type ProductSummary, productSummary } from './product-summary.ts'

const ARTICLES = new Set(['an', 'the'])

/** The first word of a title but an article and the brand's name: "dewdrop" of "Dewdrop 3-Light Vanity". */
export function familyName({ title, manufacturer }: Pick<Fan, 'title' | 'manufacturer'>): string | undefined {
  const brandWords = slugOf(manufacturer).split('-')
  return slugOf(title)
    .split('-')
    .find((word) => /^[a-z]{2,}$/.test(word) && !ARTICLES.has(word) && !brandWords.includes(word))
}

export interface Comparable {
  /** Type, mounting and light, each in a word and in the same order for all products of a kind. */
  traits: readonly string[]
  /** Inches: all blade spans of a fan, only the larger side of a fixture. */
  sizes: readonly number[]
  styles: readonly string[]
  manufacturerNameReference: string
  finishes: readonly string[]
}

const shared = (a: readonly string[], b: readonly string[]): number =>
  a.filter((one) => b.includes(one)).length

/** Sizes are near each other in steps of an eighth: 52 and 56 inches are; 52 and 60 differ by one step. */
const SIZE_STEPS = 8

/** The least part by which the sizes of two products differ: 0.25 of 48 and 60 inches. */
const sizeGap = (a: Comparable, b: Comparable): number =>
  Math.min(...a.sizes.flatMap((one) => b.sizes.map((other) => Math.abs(one - other) / Math.min(one, other))))

/** A product half as large again suits another room: it counts like another place. */
const FAR_GAP = 0.5

const differences = (a: Comparable, b: Comparable): number[] => [
  a.traits.filter((trait, index) => trait !== b.traits[index]).length + Number(sizeGap(a, b) >= FAR_GAP),
  Math.floor(SIZE_STEPS * sizeGap(a, b)),
  -shared(a.styles, b.styles),
  -Number(a.manufacturerNameReference === b.manufacturerNameReference),
  -shared(a.finishes, b.finishes),
]

function traitsAndSizes(product: Product): Pick<Comparable, 'traits' | 'sizes'> {
  const { kind: rating } = locationNote(product.locationRating)
  return product.kind === 'fans'
    ? { traits: [rating, product.mounting ?? '', lightValue(product)], sizes: product.sizes }
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

const RATINGS = ['indoor', 'damp', 'wet'] as const

/** Whether a product may hang wherever another may: a wet-rated product is shown only with wet-rated ones. */
const mayHangWhere = (product: Product, other: Product): boolean =>
  RATINGS.indexOf(locationNote(other.locationRating).kind) >=
  RATINGS.indexOf(locationNote(product.locationRating).kind)

/** Twice as many as are shown, as some may be shown elsewhere on the page. */
const MAX_FOUND = 8

const comparables = perCatalogue((catalogue) => {
  const ofKind = (kind: ProductKind) =>
    productsByTitle(catalogue, kind).map((product) => ({ product, facts: comparableOf(catalogue, product) }))
  return { fans: ofKind('fans'), fixtures: ofKind('fixtures') }
})

/** Products after a product in a list, then those before it; all if the list lacks it. */
function around<Item>(items: readonly Item[], isProduct: (item: Item) => boolean): Item[] {
  const index = items.findIndex(isProduct)
  return [...items.slice(index + 1), ...items.slice(0, Math.max(0, index))]
}

const inOrder = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, index) => one - (b[index] ?? 0)).find((gap) => gap !== 0) ?? 0

export const mostAlike = <Item extends { facts: Comparable }>(
  to: Comparable,
  items: readonly Item[],
  count: number,
): Item[] =>
  items
    .map((item) => ({ item, unlike: differences(to, item.facts) }))
    .toSorted((a, b) => inOrder(a.unlike, b.unlike))
    .slice(0, count)
    .map(({ item }) => item)

/** Rule S16. Of equally similar products, the next by title come first, so that the same four don't appear everywhere. */
function productsLike(catalogue: Catalogue, product: Product): Product[] {
  const to = comparableOf(catalogue, product)
  const others = around(comparables(catalogue)[product.kind], (one) => one.product === product)
    .filter(({ facts }) => facts.traits.some((trait, index) => trait === to.traits[index]))
    .filter((one) => mayHangWhere(product, one.product))
  return mostAlike(to, others, MAX_FOUND).map((one) => one.product)
}

const MAX_SHOWN = 4

export interface MoreProducts {
  family: ProductSummary[]
  alike: ProductSummary[]
}

const keyOf = (product: Product): string => `${product.manufacturerNameReference} ${familyName(product)}`

const families = perCatalogue((catalogue): ReadonlyMap<string, readonly Product[]> => {
  const products = KINDS.flatMap<Product>((kind) => productsByTitle(catalogue, kind))
  return Map.groupBy(products.filter(familyName), keyOf)
})

const familyOf = (catalogue: Catalogue, product: Product): Product[] =>
  around(families(catalogue).get(keyOf(product)) ?? [], (one) => one === product)

/** @param leftOut is shown elsewhere on the page */
export function moreProducts(catalogue: Catalogue, product: Product, leftOut?: Product): MoreProducts {
  const some = (products: Product[]) => products.filter((one) => one !== leftOut).slice(0, MAX_SHOWN)
  const family = some(familyOf(catalogue, product))
  const alike = some(productsLike(catalogue, product).filter((one) => !family.includes(one)))
  const cards = (products: Product[]) => products.map((one) => productSummary(catalogue, one))
  return { family: cards(family), alike: cards(alike) }
}
