import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { efficiencies } from '../../catalogue/rules/airflow.ts'
import { fanInSize } from '../../catalogue/rules/figures-by-size.ts'
import { fixtureSize } from '../../catalogue/rules/fixture-dimensions.ts'
import type { RunningCost } from '../../catalogue/rules/running-cost.ts'
import { sizesText } from '../../catalogue/rules/sizes-text.ts'
import type { Fan } from '../../catalogue/schema/fan.ts'
import type { Fixture } from '../../catalogue/schema/fixture.ts'
import type { ApiRecord } from '../../catalogue/views/api-records.ts'
import { type FinishChoice, finishChoice } from '../../catalogue/views/finish-choice.ts'
import { type FixtureOutline, fixtureOutline } from '../../catalogue/views/fixture-outline.ts'
import { fanSpecs, fixtureSpecs, type SpecKey, type SpecRow } from '../../catalogue/views/spec-rows.ts'

/** What the comparison shows of a product, made from its record in the API. */
export interface ListedProduct {
  kind: ProductKind
  productUrl: string
  title: string
  manufacturer: string
  /** Its page. */
  url: string
  /** Its sizes on one line: "52 and 60 in.", "12 in. wide, 9 in. high". */
  sizes: string
  /** Its place in the showroom. */
  onDisplayAt?: string
  finishes: FinishChoice
  specs(cost: RunningCost): SpecRow[]
  /** The same with the specification and the figures of one of its sizes alone; all of them without one. */
  inSize(sizeInches: number | undefined): ListedProduct
  /** Blade spans of a fan in inches, largest first; none for a fixture. */
  spans: number[]
  /** The figures of the rows that bars are drawn in, by their keys and in the order of their lines; none when unknown. */
  figures: Readonly<Partial<Record<SpecKey, readonly number[]>>>
  /** The record itself. */
  record: { fan: Fan } | { light: Fixture }
  /** What a fan is drawn with. */
  bladeCount?: number | undefined
  /** What a fixture is drawn from. */
  outline?: FixtureOutline
}

/** An answer that holds the details of a product, or of none. */
interface Details {
  ceilingFanResults?: ApiRecord<Fan> | null
  lightingFixtureResults?: ApiRecord<Fixture> | null
}

/** What the record of a product says: unknown fields are null there and left out here. */
const known = <Product extends Fan | Fixture>(record: ApiRecord<Product>): Product =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as Product

const common = (product: Fan | Fixture, url: string) => ({
  productUrl: product.productUrl,
  title: product.title,
  manufacturer: product.manufacturer,
  url,
  finishes: finishChoice(product, {}),
})

function listedFan(fan: Fan, url: string, sizeInches?: number): ListedProduct {
  const shown = sizeInches === undefined ? fan : fanInSize(fan, sizeInches)
  return {
    kind: 'fans',
    ...common(fan, url),
    sizes: sizesText(fan.sizes),
    ...(fan.location && { onDisplayAt: fan.location }),
    specs: (cost) => fanSpecs(shown, cost),
    inSize: (size) => listedFan(fan, url, size),
    record: { fan },
    spans: fan.sizes.toSorted((a, b) => b - a),
    bladeCount: fan.bladeCount,
    figures: {
      airflow: shown.airflowRating ?? [],
      efficiency: efficiencies(shown),
      // Its cost grows with its watts.
      runningCost: shown.wattsOnHigh ?? [],
    },
  }
}

function listedFixture(fixture: Fixture, url: string): ListedProduct {
  const listed: ListedProduct = {
    kind: 'fixtures',
    ...common(fixture, url),
    sizes: fixtureSize(fixture).join(', '),
    specs: () => fixtureSpecs(fixture),
    inSize: () => listed,
    record: { light: fixture },
    spans: [],
    figures: {},
    outline: fixtureOutline(fixture),
  }
  return listed
}

/**
 * The product in an answer of `/api/ceilingfandetails/…` or `/api/lightingfixturedetails/…`; undefined where the answer
 * holds none.
 *
 * @param url its page
 */
export function listedProduct(answer: unknown, url: string): ListedProduct | undefined {
  const { ceilingFanResults: fan, lightingFixtureResults: fixture } = (answer ?? {}) as Details
  if (fan) return listedFan(known(fan), url)
  if (!fixture) return undefined
  // Of a fixture's fields this alone is null where it is unknown.
  const { availableInOtherSizes } = fixture
  return listedFixture({ ...known(fixture), availableInOtherSizes }, url)
}
