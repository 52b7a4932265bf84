import type { Catalogue } from '../create-catalogue.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import type { FacetDefinition, FacetName } from './facet-definitions.ts'
import { FAN_FACETS } from './fan-facets.ts'
import { FIXTURE_FACETS } from './fixture-facets.ts'

/** The values of one product by facet, as addresses name them; a facet that is not asked of its kind is not there. */
export type FacetValues = Partial<Record<FacetName, readonly string[]>>

/** A value that may be chosen. */
interface FacetValue {
  value: string
  label: string
  /** Products of the list that have it. */
  count: number
  /** The color of a family of finishes. */
  colour?: string
}

/** A group of values of which any may be chosen. */
export interface Facet {
  name: FacetName
  label: string
  /** Said under the label. */
  note?: string
  values: FacetValue[]
}

function valuesOf<Product>(
  definitions: readonly FacetDefinition<Product>[],
  product: Product,
  catalogue: Catalogue,
): FacetValues {
  return Object.fromEntries(definitions.map(({ name, values }) => [name, values(product, catalogue)]))
}

/** The values of a fan by facet. */
export const fanFacetValues = (catalogue: Catalogue, fan: Fan): FacetValues =>
  valuesOf(FAN_FACETS, fan, catalogue)

/** The values of a fixture by facet. */
export const fixtureFacetValues = (catalogue: Catalogue, fixture: Fixture): FacetValues =>
  valuesOf(FIXTURE_FACETS, fixture, catalogue)

function facets<Product>(
  definitions: readonly FacetDefinition<Product>[],
  catalogue: Catalogue,
  products: readonly Product[],
): Facet[] {
  return definitions
    .map(({ name, label, note, values, options, colour }) => {
      const counts = new Map<string, number>()
      for (const product of products)
        for (const value of values(product, catalogue)) counts.set(value, (counts.get(value) ?? 0) + 1)
      const offered = options(catalogue, products)
        .map(([value, one]) => {
          const dot = colour?.(one, catalogue)
          return { value, label: one, count: counts.get(value) ?? 0, ...(dot && { colour: dot }) }
        })
        .filter(({ value, count }) => count > 0 || (value !== 'ask' && name !== 'finish'))
      return { name, label, ...(note && { note }), values: offered }
    })
    .filter(({ values }) => {
      const [first, ...others] = values.filter(({ count }) => count > 0)
      return first && (others.length > 0 || first.count < products.length)
    })
}

/**
 * The facets that a list of fans can be narrowed by, in the order of the bar. A facet with one value only, which all of them
 * have, is left out;
 * so are families of finishes that the list has none of, and "Ask us" where nothing is unknown.
 */
export const fanFacets = (catalogue: Catalogue, fans: readonly Fan[]): Facet[] =>
  facets(FAN_FACETS, catalogue, fans)

/** The same for a list of fixtures. */
export const fixtureFacets = (catalogue: Catalogue, fixtures: readonly Fixture[]): Facet[] =>
  facets(FIXTURE_FACETS, catalogue, fixtures)
