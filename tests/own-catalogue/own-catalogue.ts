import { createCatalogue } from '../../src/catalogue/create-catalogue.ts'
import type { Fan } from '../../src/catalogue/schema/fan.ts'
import type { Fixture } from '../../src/catalogue/schema/fixture.ts'
import { CONTENT } from './content.ts'
import { recordsOf } from './records-of.ts'

/** The records of the tests' own catalog. */
export const ownRecords = recordsOf(CONTENT)

/** The tests' own catalog. */
export const own = createCatalogue(ownRecords)

function named<Product extends { name: string }>(products: readonly Product[], name: string): Product {
  const found = products.find((product) => product.name === name)
  if (!found) throw new Error(`There is no "${name}" in the tests' own catalog.`)
  return found
}

export const ownFan = (name: string): Fan => named(own.fans, name)
export const ownFixture = (name: string): Fixture => named(own.fixtures, name)
