import type { Catalogue } from './create-catalogue.ts'
import { KIND_NAMES } from './kinds/kind-names.ts'
import type { Product, ProductOf } from './kinds/product.ts'
import { forEachKind, KINDS, type ProductKind } from './kinds/product-kinds.ts'
import type { CategoryOf } from './schema/category.ts'
import type { Manufacturer } from './schema/manufacturer.ts'

const { compare } = new Intl.Collator('en', { numeric: true })

const byTitle = <Product extends { title: string }>(products: readonly Product[] = []): readonly Product[] =>
  products.toSorted((a, b) => compare(a.title, b.title))

type Products<Kind extends ProductKind> = readonly ProductOf[Kind][]

/** Every product of a kind that has a page: those that are sold, then those no longer sold. */
export const productsEver = <Kind extends ProductKind>(catalogue: Catalogue, kind: Kind): Products<Kind> => [
  ...(catalogue[kind] as Products<Kind>),
  ...(catalogue.ended[kind] as Products<Kind>),
]

/** Everything that is sold, by kind. */
export const soldProducts = (catalogue: Catalogue): readonly Product[] =>
  KINDS.flatMap<Product>((kind) => catalogue[kind])

/** How many of each kind are sold. */
export const soldCounts = (catalogue: Catalogue): Readonly<Record<ProductKind, number>> =>
  forEachKind((kind) => catalogue[kind].length)

/** All of a kind that are sold, by title. */
export const productsByTitle = <Kind extends ProductKind>(catalogue: Catalogue, kind: Kind): Products<Kind> =>
  byTitle(catalogue[kind] as Products<Kind>)

/** The products of a category by title; none if it is empty or does not exist. */
export const productsInCategory = <Kind extends ProductKind>(
  { byCategory }: Catalogue,
  kind: Kind,
  category: string,
): Products<Kind> => byTitle(byCategory[kind].get(category))

/** The fans of a maker by title. */
export const fansOfBrand = ({ byBrand }: Catalogue, brand: string): Products<'fans'> =>
  byTitle(byBrand.fans.get(brand))

/**
 * The makers that have a brand screen: those with a fan in the catalog, even if it is no longer sold, as its page leads
 * there.
 */
export function brandsWithFans(catalogue: Catalogue): readonly Manufacturer[] {
  const makers = new Set(productsEver(catalogue, 'fans').map(({ manufacturerNameReference: maker }) => maker))
  return [...catalogue.manufacturers.values()].filter(({ nameReference }) => makers.has(nameReference))
}

const get = <Value>(map: ReadonlyMap<string, Value>, name: string, what: string): Value => {
  const value = map.get(name)
  if (value === undefined) throw new Error(`The catalog has no ${what} "${name}".`)
  return value
}

/** @throws Error when there is no such category; the catalog's own products always have theirs */
export const getCategory = <Kind extends ProductKind>(
  { categories }: Catalogue,
  kind: Kind,
  name: string,
): CategoryOf[Kind] => get<CategoryOf[Kind]>(categories[kind], name, `${KIND_NAMES[kind].one} category`)

/** @throws Error when there is no such maker; the catalog's own products always have theirs */
export const getManufacturer = ({ manufacturers }: Catalogue, nameReference: string): Manufacturer =>
  get(manufacturers, nameReference, 'manufacturer')

/** Every page of the products of a kind: one for each of their categories. */
export const categoryPages = <Kind extends ProductKind>(
  catalogue: Catalogue,
  kind: Kind,
): { category: string; product: ProductOf[Kind] }[] =>
  productsEver(catalogue, kind).flatMap((product) =>
    product.productCategories.map((category) => ({ category, product })),
  )

/**
 * The category that a product's canonical page is in: the first it names.
 *
 * @throws Error when it names none; the catalog's own products always do
 */
export function mainCategory({
  productCategories,
  name,
}: Pick<Product, 'productCategories' | 'name'>): string {
  const [category] = productCategories
  if (category === undefined) throw new Error(`"${name}" is in no category.`)
  return category
}
