import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

export type Product = Fan | Fixture

/** Whether a product is a fan: fixtures have dimensions and no sizes. */
export const isFan = (product: Product): product is Fan => 'sizes' in product
