import type { Catalogue } from '../create-catalogue.ts'
import { KINDS, LISTINGS } from '../kinds/product-kinds.ts'
import { paths } from '../paths.ts'
import { categoryPages, mainPath, productsEver, soldProducts } from '../queries.ts'
import { productListPages } from './product-list.ts'

/** Canonical pages, without the results of the contact form, the empty blog and empty lists. */
export function indexablePaths(catalogue: Catalogue): string[] {
  return [
    paths.home,
    ...Object.values(LISTINGS),
    paths.parts,
    paths.contact,
    paths.privacyPolicy,
    paths.termsAndConditions,
    paths.cookiesPolicy,
    ...KINDS.flatMap((kind) => productListPages(catalogue, kind))
      .filter(({ cards }) => cards.length > 0)
      .map(({ path }) => path),
    ...soldProducts(catalogue).map(mainPath),
  ]
}

/** Canonical or not, without the pages of text that staff add. */
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
