import { createCatalogue } from '../../src/catalogue/create-catalogue.ts'
import type { CatalogueRecords } from '../../src/catalogue/records.ts'
import type { Fan } from '../../src/catalogue/schema/fan.ts'
import type { Fixture } from '../../src/catalogue/schema/fixture.ts'
import { readContent } from '../../src/content-check/read-content.ts'

const { records, faults } = await readContent('.')
if (faults.length > 0) throw new Error('content/ has faults: run `npm run check:content`.')

/** The records that the store ships; the check above makes them complete. */
export const shippedRecords = records as CatalogueRecords

/** The catalogue that the store ships. */
export const shipped = createCatalogue(shippedRecords)

function named<Product extends { name: string }>(products: readonly Product[], name: string): Product {
  const found = products.find((product) => product.name === name)
  if (!found) throw new Error(`There is no "${name}" in content/.`)
  return found
}

export const shippedFan = (name: string): Fan => named(shipped.fans, name)
export const shippedFixture = (name: string): Fixture => named(shipped.fixtures, name)
