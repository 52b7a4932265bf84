import { kindOf, type Product } from '../kinds/product.ts'
import { paths } from '../paths.ts'
import { mainCategory } from '../queries.ts'

/** The address that search engines should keep of a product that is sold: its page in its main category. */
export const mainPath = (product: Product): string =>
  paths.product(kindOf(product), mainCategory(product), product.productUrl)
