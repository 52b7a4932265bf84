import { paths } from '../../paths.ts'
import { mainCategory } from '../queries.ts'
import { isFan, type Product } from '../rules/is-fan.ts'

/** The address that search engines should keep of a product that is sold: its page in its main category. */
export const mainPath = (product: Product): string =>
  isFan(product)
    ? paths.fan(mainCategory(product), product.productUrl)
    : paths.fixture(mainCategory(product), product.productUrl)
