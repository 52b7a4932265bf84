import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { familiesOf } from '../rules/facets/families-of.ts'
import type { Place } from '../rules/location-note.ts'
import { slugOf } from '../slug-of.ts'
import type { FacetName } from './facet-names.ts'

export type Labels<Value extends string> = Readonly<Record<Value, string>>

/** What is unknown is a value of its own. */
export const ASK_US = 'Ask us'
export const FAN_PLACES: Labels<Place> = { indoors: 'Indoors', porch: 'Covered porch', rain: 'In the rain' }

type Options = readonly (readonly [value: string, label: string])[]

/** A facet, the values of a product in it, and all values that may be chosen. */
export interface FacetDefinition<Item> {
  name: FacetName
  label: string
  /** Said under the label. */
  note?: string
  values: (product: Item, catalogue: Catalogue) => readonly string[]
  /** The color that stands for a value, by its label. */
  colour?: (label: string, catalogue: Catalogue) => string | undefined
  /** The least share of a list's products that must have a value, for a facet that would otherwise hide the others. */
  leastShare?: number
  /** All values in their order, whether or not a product has them. */
  options: (catalogue: Catalogue, products: readonly Item[]) => Options
}

const { compare } = new Intl.Collator('en')
/** The options of a facet that parts a figure into bands. */
export const bands = (all: readonly { value: string; label: string }[]) => (): Options =>
  all.map(({ value, label }) => [value, label])
/** The options of a facet whose values are fixed. */
export const labelled = (labels: Readonly<Record<string, string>>) => (): Options => Object.entries(labels)
const byName = (names: Iterable<readonly [value: string, label: string]>): Options =>
  [...new Map(names)].toSorted(([, a], [, b]) => compare(a, b))

/** The facets that fans and fixtures share: their values are what the store's products have. */
export const SHARED_FACETS: readonly FacetDefinition<Product>[] = [
  {
    name: 'finish',
    label: 'Finish',
    values: (product, { finishFamilies }) => familiesOf(product, finishFamilies).map(slugOf),
    options: ({ finishFamilies }) => Object.keys(finishFamilies).map((family) => [slugOf(family), family]),
    colour: (family, { finishFamilies, finishColours }) =>
      finishFamilies[family]?.flatMap((finish) => finishColours[finish] ?? [])[0],
  },
  {
    name: 'style',
    label: 'Style',
    values: ({ styles }) => styles.map(slugOf),
    options: (_, products) =>
      byName(products.flatMap(({ styles }) => styles.map((style) => [slugOf(style), style] as const))),
  },
  {
    name: 'brand',
    label: 'Brand',
    values: ({ manufacturerNameReference }) => [manufacturerNameReference],
    options: (_, products) =>
      byName(products.map((product) => [product.manufacturerNameReference, product.manufacturer])),
  },
]
