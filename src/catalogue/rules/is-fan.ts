import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

/** Whether a product is a fan: fixtures have dimensions and no sizes. */
export const isFan = (product: Fan | Fixture): product is Fan => 'sizes' in product
