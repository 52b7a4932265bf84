import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { efficiencies } from '../../catalogue/rules/airflow.ts'
import { fanInSize } from '../../catalogue/rules/figures-by-size.ts'
import { fixtureSize } from '../../catalogue/rules/fixture-dimensions.ts'
import { lightValue } from '../../catalogue/rules/light-information.ts'
import type { RunningCost } from '../../catalogue/rules/running-cost.ts'
import { sizesText } from '../../catalogue/rules/sizes-text.ts'
import type { Fan } from '../../catalogue/schema/fan.ts'
import type { Fixture } from '../../catalogue/schema/fixture.ts'
import { type FixtureOutline, fixtureOutline } from '../../catalogue/views/fixture-outline.ts'
import { fanSpecs, fixtureSpecs, type SpecKey, type SpecRow } from '../../catalogue/views/spec-rows.ts'
import type { KnownRecord } from './known-record.ts'

/** What a comparison shows of a product; its page is empty of what is not the store's. */
export interface ComparedProduct extends Omit<KnownRecord, 'record'> {
  kind: ProductKind
  /** Its sizes on one line: "52 and 60 in.", "12 in. wide, 9 in. high". */
  sizes: string
  /** Its place in the showroom. */
  onDisplayAt?: string
  specs(cost: RunningCost): SpecRow[]
  /** Blade spans of a fan in inches, largest first; none for a fixture. */
  spans: number[]
  /** The figures of the rows that bars are drawn in, by their keys and in the order of their lines; none when unknown. */
  figures: Readonly<Partial<Record<SpecKey, readonly number[]>>>
  /** What a fan is drawn with. */
  bladeCount?: number | undefined
  hasLight?: boolean
  /** What a fixture is drawn from. */
  outline?: FixtureOutline
}

/** A product of the store, made from its record in the API. */
export interface ListedProduct extends ComparedProduct {
  /** The same with the specification and the figures of one of its sizes alone; all of them without one. */
  inSize(sizeInches: number | undefined): ListedProduct
  record: KnownRecord['record']
}

function listedFan(fan: Fan, known: KnownRecord, sizeInches?: number): ListedProduct {
  const shown = sizeInches === undefined ? fan : fanInSize(fan, sizeInches)
  return {
    kind: 'fans',
    ...known,
    sizes: sizesText(fan.sizes),
    ...(fan.location && { onDisplayAt: fan.location }),
    specs: (cost) => fanSpecs(shown, cost),
    inSize: (size) => listedFan(fan, known, size),
    spans: fan.sizes.toSorted((a, b) => b - a),
    bladeCount: fan.bladeCount,
    hasLight: lightValue(fan) === 'included',
    figures: {
      airflow: shown.airflowRating ?? [],
      efficiency: efficiencies(shown),
      // Its cost grows with its watts.
      runningCost: shown.wattsOnHigh ?? [],
    },
  }
}

function listedFixture(fixture: Fixture, known: KnownRecord): ListedProduct {
  const listed: ListedProduct = {
    kind: 'fixtures',
    ...known,
    sizes: fixtureSize(fixture).join(', '),
    specs: () => fixtureSpecs(fixture),
    inSize: () => listed,
    spans: [],
    figures: {},
    outline: fixtureOutline(fixture),
  }
  return listed
}

/** What the comparison shows of a product. */
export const listedProduct = (known: KnownRecord): ListedProduct =>
  known.record.kind === 'fans' ? listedFan(known.record, known) : listedFixture(known.record, known)
