import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

/** A product of the catalog, discriminated by `kind`. */
export type Product = Fan | Fixture
