import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

export type Product = Fan | Fixture
