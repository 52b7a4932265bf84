import type { Catalogue } from '../create-catalogue.ts'
import { KINDS, LISTINGS } from '../kinds/product-kinds.ts'
import { paths } from '../paths.ts'
import { soldProducts } from '../queries.ts'
import { productListPages } from './list-pages.ts'
import { mainPath } from './main-path.ts'

/** Every address that search engines should keep: canonical pages only, without the results of the contact form, the empty
 * blog and empty lists. */
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
