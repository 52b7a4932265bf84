import { paths } from '../paths.ts'
import { mainCategory } from '../queries.ts'
import { isFan, type Product } from '../rules/is-fan.ts'

/** The address that search engines should keep of a product that is sold: its page in its main category. */
export const mainPath = (product: Product): string =>
  isFan(product)
    ? paths.product('fans', mainCategory(product), product.productUrl)
    : paths.product('fixtures', mainCategory(product), product.productUrl)
