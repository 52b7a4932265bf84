import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

/** A product of the catalog; `kind` tells which. */
export type Product = Fan | Fixture
