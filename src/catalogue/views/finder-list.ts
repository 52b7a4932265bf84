import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { countedProducts, KINDS, LISTINGS, type ProductKind } from '../kinds/product-kinds.ts'
import { paths, wholeListPath } from '../paths.ts'
import { brandsWithFans, fansOfBrand, productsByTitle, productsInCategory } from '../queries.ts'
import type { Manufacturer } from '../schema/manufacturer.ts'
import { type DiscontinuedProduct, discontinuedProducts } from './discontinued.ts'
import { facets } from './facets.ts'
import type { Link } from './link.ts'
import { productSummary } from './product-summary.ts'

/** A list of products as it is filtered and sorted: whole, over all of its pages. */
export type FinderList = ReturnType<typeof listOf>

export const wholeList = ({ path, count }: Pick<FinderList, 'path' | 'count'>): Link => ({
  label: `See all ${count}`,
  url: wholeListPath(path),
})

const listOf = (
  catalogue: Catalogue,
  kind: ProductKind,
  path: string,
  products: readonly Product[],
  urlOf?: (product: Product) => string,
) => ({
  kind,
  path,
  /** Whether its products have pages of their own below that address; else they are in their main categories. */
  hasOwnPages: urlOf !== undefined,
  count: countedProducts(products.length, kind),
  /** By title, as the pages show them. */
  products: products.map((product) => productSummary(catalogue, product, urlOf?.(product))),
  facets: facets(catalogue, kind, products),
  /** The products of its kind that are no longer sold; only in the lists of all fans and all fixtures. */
  discontinued: [] as DiscontinuedProduct[],
})

export const allProducts = (catalogue: Catalogue, kind: ProductKind): FinderList => ({
  ...listOf(catalogue, kind, LISTINGS[kind], productsByTitle(catalogue, kind)),
  discontinued: discontinuedProducts(catalogue, catalogue.discontinued[kind]),
})

export const categoryList = (catalogue: Catalogue, kind: ProductKind, category: string): FinderList =>
  listOf(
    catalogue,
    kind,
    paths.category(kind, category),
    productsInCategory(catalogue, kind, category),
    ({ productUrl }) => paths.product(kind, category, productUrl),
  )

export const brandList = (catalogue: Catalogue, { nameReference: brand }: Manufacturer): FinderList =>
  listOf(catalogue, 'fans', paths.brand(brand), fansOfBrand(catalogue, brand), ({ name }) =>
    paths.brandFan(brand, name),
  )

export const finderLists = (catalogue: Catalogue): FinderList[] =>
  [
    ...KINDS.flatMap((kind) => [
      allProducts(catalogue, kind),
      ...[...catalogue.categories[kind].keys()].map((category) => categoryList(catalogue, kind, category)),
    ]),
    ...brandsWithFans(catalogue).map((brand) => brandList(catalogue, brand)),
  ].filter(({ products }) => products.length > 0)
