import { paths } from '../../paths.ts'
import { mainCategory } from '../queries.ts'
import { isFan } from '../rules/is-fan.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

/** The address that search engines should keep of a product that is sold: its page in its main category. */
export const mainPath = (product: Fan | Fixture): string =>
  isFan(product)
    ? paths.fan(mainCategory(product), product.productUrl)
    : paths.fixture(mainCategory(product), product.productUrl)
