import type { Catalogue } from './create-catalogue.ts'
import type { Product } from './kinds/product.ts'
import { KIND_NAMES, type ProductKind } from './kinds/product-kinds.ts'
import { paths } from './paths.ts'
import type { Category } from './schema/category.ts'
import type { Fan } from './schema/fan.ts'
import type { Manufacturer } from './schema/manufacturer.ts'

const { compare } = new Intl.Collator('en', { numeric: true })

const byTitle = <Item extends Product>(products: readonly Item[] = []): readonly Item[] =>
  products.toSorted((a, b) => compare(a.title, b.title))

/** Every product of a kind that has a page: sold, then discontinued. */
export const productsEver = (catalogue: Catalogue, kind: ProductKind): readonly Product[] => [
  ...catalogue[kind],
  ...catalogue.discontinued[kind],
]

export const soldProducts = ({ fans, fixtures }: Catalogue): readonly Product[] => [...fans, ...fixtures]

export const soldCounts = ({ fans, fixtures }: Catalogue): Readonly<Record<ProductKind, number>> => ({
  fans: fans.length,
  fixtures: fixtures.length,
})

export const productsByTitle = (catalogue: Catalogue, kind: ProductKind): readonly Product[] =>
  byTitle<Product>(catalogue[kind])

export const productsInCategory = (
  { byCategory }: Catalogue,
  kind: ProductKind,
  category: string,
): readonly Product[] => byTitle<Product>(byCategory[kind].get(category))

export const fansOfBrand = ({ byBrand }: Catalogue, brand: string): readonly Fan[] =>
  byTitle(byBrand.fans.get(brand))

/** The brands with a page: those with a fan, even if it is no longer sold, as its page leads there. */
export function brandsWithFans(catalogue: Catalogue): readonly Manufacturer[] {
  const brands = new Set(productsEver(catalogue, 'fans').map(({ manufacturerNameReference: brand }) => brand))
  return [...catalogue.manufacturers.values()].filter(({ nameReference }) => brands.has(nameReference))
}

const get = <Value>(map: ReadonlyMap<string, Value>, name: string, what: string): Value => {
  const value = map.get(name)
  if (value === undefined) throw new Error(`The catalog has no ${what} "${name}".`)
  return value
}

export const getCategory = ({ categories }: Catalogue, kind: ProductKind, name: string): Category =>
  get(categories[kind], name, `${KIND_NAMES[kind].one} category`)

export const getManufacturer = ({ manufacturers }: Catalogue, nameReference: string): Manufacturer =>
  get(manufacturers, nameReference, 'manufacturer')

export const categoryPages = (
  catalogue: Catalogue,
  kind: ProductKind,
): { category: string; product: Product }[] =>
  productsEver(catalogue, kind).flatMap((product) =>
    product.productCategories.map((category) => ({ category, product })),
  )

/** The first category, which has the canonical page. The check rejects a product without one. */
export function mainCategory({
  productCategories,
  name,
}: Pick<Product, 'productCategories' | 'name'>): string {
  const [category] = productCategories
  if (category === undefined) throw new Error(`"${name}" is in no category.`)
  return category
}

export const mainPath = (product: Product): string =>
  paths.product(product.kind, mainCategory(product), product.productUrl)
