import { createCatalogue } from '../../src/catalogue/create-catalogue.ts'
import { type CatalogueRecords, RECORD_KINDS, readRecord } from '../../src/catalogue/records.ts'
import type { Fan } from '../../src/catalogue/schema/fan.ts'
import type { Fixture } from '../../src/catalogue/schema/fixture.ts'
import { CONTENT } from './content.ts'

/** The records of one kind, as the content check reads them from files. */
function recordsAt({ place, schema }: (typeof RECORD_KINDS)[keyof typeof RECORD_KINDS]) {
  const files = Object.entries(CONTENT).filter(([file]) => file === place || file.startsWith(`${place}/`))
  return files.flatMap(([name, raw]) =>
    [raw].flat().map((item, at) => {
      const file = `content/${name}`
      const { fields, faults } = readRecord(schema, item, { file })
      if (faults.length > 0) throw new Error(JSON.stringify(faults, null, 2))
      return { file, ...(Array.isArray(raw) && { within: `[${at}]` }), fields }
    }),
  )
}

/** The records of the tests' own catalogue. */
export const ownRecords = Object.fromEntries(
  Object.entries(RECORD_KINDS).map(([kind, where]) => [kind, recordsAt(where)]),
) as unknown as CatalogueRecords

/** The tests' own catalogue. */
export const own = createCatalogue(ownRecords)

function named<Product extends { name: string }>(products: readonly Product[], name: string): Product {
  const found = products.find((product) => product.name === name)
  if (!found) throw new Error(`There is no "${name}" in the tests' own catalogue.`)
  return found
}

export const ownFan = (name: string): Fan => named(own.fans, name)
export const ownFixture = (name: string): Fixture => named(own.fixtures, name)
