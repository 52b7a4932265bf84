import type { Fan } from '../../catalogue/schema/fan.ts'
import type { Fixture } from '../../catalogue/schema/fixture.ts'
import type { ApiRecord } from '../../catalogue/views/api-records.ts'
import { type FinishChoice, finishChoice } from '../../catalogue/views/finish-choice.ts'

/** What a product's record in the API says of it. */
export interface KnownRecord {
  productUrl: string
  title: string
  manufacturer: string
  /** Its page. */
  url: string
  finishes: FinishChoice
  /** The record itself. */
  record: { fan: Fan } | { light: Fixture }
}

/** An answer that holds the details of a product, or of none. */
interface Details {
  ceilingFanResults?: ApiRecord<Fan> | null
  lightingFixtureResults?: ApiRecord<Fixture> | null
}

/** Unknown fields are null in the API and left out here. */
const known = <Product extends Fan | Fixture>(record: ApiRecord<Product>): Product =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as Product

const common = (product: Fan | Fixture, url: string) => ({
  productUrl: product.productUrl,
  title: product.title,
  manufacturer: product.manufacturer,
  url,
  finishes: finishChoice(product, {}),
})

/**
 * The product in an answer of `/api/ceilingfandetails/…` or `/api/lightingfixturedetails/…`; undefined where the answer
 * holds none.
 *
 * @param url its page
 */
export function knownRecord(answer: unknown, url: string): KnownRecord | undefined {
  const { ceilingFanResults, lightingFixtureResults } = (answer ?? {}) as Details
  if (ceilingFanResults) {
    const fan = known(ceilingFanResults)
    return { ...common(fan, url), record: { fan } }
  }
  if (!lightingFixtureResults) return undefined
  // Of a fixture's fields this alone is null where it is unknown.
  const { availableInOtherSizes } = lightingFixtureResults
  const light = { ...known(lightingFixtureResults), availableInOtherSizes }
  return { ...common(light, url), record: { light } }
}
