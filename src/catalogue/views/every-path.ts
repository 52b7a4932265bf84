import type { Catalogue } from '../create-catalogue.ts'
import { KINDS } from '../kinds/product-kinds.ts'
import { paths } from '../paths.ts'
import { categoryPages, productsEver } from '../queries.ts'
import { indexablePaths } from './indexable-paths.ts'
import { productListPages } from './list-pages.ts'

/** The address of every page, canonical or not; those that staff have written are not known here. */
export const everyPath = (catalogue: Catalogue): string[] => [
  ...new Set([
    ...indexablePaths(catalogue),
    paths.blog,
    paths.contactSuccessful,
    paths.contactError,
    ...productsEver(catalogue, 'fans').map((fan) => paths.brandFan(fan.manufacturerNameReference, fan.name)),
    ...KINDS.flatMap((kind) => [
      ...productListPages(catalogue, kind).map(({ path }) => path),
      ...categoryPages(catalogue, kind).map(({ category, product }) =>
        paths.product(kind, category, product.productUrl),
      ),
    ]),
  ]),
]
