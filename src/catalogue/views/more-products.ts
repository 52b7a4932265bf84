import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { KINDS } from '../kinds/product-kinds.ts'
import { mainCategory, productsByTitle } from '../queries.ts'
import { isIntegratedLed } from '../rules/bulb-information.ts'
import { familiesOf } from '../rules/facet-values.ts'
import { widthInches } from '../rules/fixture-dimensions.ts'
import { lightValue } from '../rules/light-information.ts'
import { locationNote } from '../rules/location-note.ts'
import type { Fan } from '../schema/fan.ts'
import { slugOf } from '../slug-of.ts'
import { productSummary } from './product-summary.ts'

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

const familyKey = (product: Product): string | undefined =>
  familyName(product) && `${product.manufacturerNameReference} ${familyName(product)}`

const makeCompared = (catalogue: Catalogue) =>
  KINDS.flatMap<Product>((kind) => productsByTitle(catalogue, kind)).map((product) => ({
    product,
    family: familyKey(product),
    facts: comparableOf(catalogue, product),
  }))

const made = new WeakMap<Catalogue, ReturnType<typeof makeCompared>>()

/** All products by title, fans first; compared once a catalog instead of once a page. */
function compared(catalogue: Catalogue) {
  const products = made.get(catalogue) ?? makeCompared(catalogue)
  made.set(catalogue, products)
  return products
}

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

const MAX_SHOWN = 4

/**
 * Products of the same family, and similar ones (rule S16). Of equally similar products, the next by title come first, so that the same
 * four don't appear everywhere.
 *
 * @param leftOut is shown elsewhere on the page
 */
export function moreProducts(catalogue: Catalogue, product: Product, leftOut?: Product) {
  const to = comparableOf(catalogue, product)
  const ofFamily = familyKey(product)
  const others = around(compared(catalogue), (one) => one.product === product).filter(
    (one) => one.product !== leftOut,
  )
  const family = others.filter((one) => ofFamily && one.family === ofFamily).slice(0, MAX_SHOWN)
  const similar = others.filter(
    (one) =>
      one.product.kind === product.kind &&
      !family.includes(one) &&
      one.facts.traits.some((trait, index) => trait === to.traits[index]) &&
      mayHangWhere(product, one.product),
  )
  const cards = (found: typeof others) => found.map((one) => productSummary(catalogue, one.product))
  return { family: cards(family), alike: cards(mostAlike(to, similar, MAX_SHOWN)) }
}
