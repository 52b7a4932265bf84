import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { isIntegratedLed } from '../rules/bulb-information.ts'
import { type ControlValue, controlsOf, controlValues } from '../rules/control-type.ts'
import {
  familiesOf,
  OUTPUT_VALUES,
  outputValues,
  SPAN_VALUES,
  spanValues,
  WIDTH_VALUES,
  widthValues,
} from '../rules/facet-values.ts'
import { DC_MOTOR, type MotorValue, motorValue } from '../rules/fan-figures.ts'
import { type LightValue, lightValue } from '../rules/light-information.ts'
import { type Place, placeValues } from '../rules/location-note.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import { slugOf } from '../slug-of.ts'
import type { FacetName } from './facet-names.ts'

/** The values of one product, as addresses name them. */
export type FacetValues = Partial<Record<FacetName, readonly string[]>>

type Options = readonly (readonly [value: string, label: string])[]
type Labels<Value extends string> = Readonly<Record<Value, string>>

interface FacetDefinition<Item extends Product = Product> {
  name: FacetName
  label: string
  note?: string
  options: Options | ((catalogue: Catalogue, products: readonly Product[]) => Options)
  of: (item: Item, catalogue: Catalogue) => readonly string[]
  colour?: (label: string, catalogue: Catalogue) => string | undefined
  /** Hides the facet if fewer products have a value. */
  minShare?: number
}

const NOT_LISTED = 'Not listed'
const PLACES: Labels<Place> = { indoors: 'Indoors', porch: 'Covered porch', rain: 'In the rain' }
const LIGHTS = {
  included: 'Light included',
  none: 'No light',
  kit: 'Takes a light kit',
  never: 'Can’t add a light',
  ask: NOT_LISTED,
} as const
/** A fan sold without a light takes a kit, or can never have one (rule S8). */
const LIGHT_VALUES: Readonly<Record<LightValue, readonly (keyof typeof LIGHTS)[]>> = {
  included: ['included'],
  kit: ['none', 'kit'],
  none: ['none', 'never'],
  ask: ['ask'],
}
const CONTROLS: Labels<ControlValue | 'remote-included' | 'remote-sold'> = {
  remote: 'Remote',
  'remote-included': 'Remote included',
  'remote-sold': 'Remote sold separately',
  wall: 'Wall control',
  phone: 'Phone or voice',
  chain: 'Pull chain only',
  ask: NOT_LISTED,
}
const MOTORS: Labels<MotorValue> = { dc: 'DC', ac: 'AC', ask: NOT_LISTED }
const FIXTURE_MOUNTINGS = {
  Hanging: ['hanging', 'Hanging'],
  'Close to ceiling': ['ceiling', 'Close to the ceiling'],
  Wall: ['wall', 'On a wall'],
  Post: ['post', 'On a post'],
} as const
const SOURCES = { led: 'Integrated LED', bulbs: 'Takes bulbs' } as const

const { compare } = new Intl.Collator('en')
const bands = (all: readonly { value: string; label: string }[]): Options =>
  all.map(({ value, label }) => [value, label])
const byName = (names: Iterable<readonly [value: string, label: string]>): Options =>
  [...new Map(names)].toSorted(([, a], [, b]) => compare(a, b))

/** The facets that fans and fixtures share: their values are what the store's products have. */
const SHARED_FACETS: readonly FacetDefinition[] = [
  {
    name: 'finish',
    label: 'Finish',
    options: ({ finishFamilies }) => Object.keys(finishFamilies).map((family) => [slugOf(family), family]),
    colour: (family, { finishFamilies, finishColours }) =>
      finishFamilies[family]?.flatMap((finish) => finishColours[finish] ?? [])[0],
    of: (product, { finishFamilies }) => familiesOf(product, finishFamilies).map(slugOf),
  },
  {
    name: 'style',
    label: 'Style',
    options: (_, products) =>
      byName(products.flatMap(({ styles }) => styles.map((style) => [slugOf(style), style] as const))),
    of: ({ styles }) => styles.map(slugOf),
  },
  {
    name: 'brand',
    label: 'Brand',
    options: (_, products) =>
      byName(products.map((product) => [product.manufacturerNameReference, product.manufacturer])),
    of: ({ manufacturerNameReference }) => [manufacturerNameReference],
  },
]

const FAN_FACETS: readonly FacetDefinition<Fan>[] = [
  {
    name: 'display',
    label: 'In the showroom',
    options: [['yes', 'On display']],
    of: ({ location }) => (location ? ['yes'] : []),
    // If few locations are recorded, most fans on display would be hidden.
    minShare: 0.5,
  },
  { name: 'span', label: 'Blade span', options: bands(SPAN_VALUES), of: spanValues },
  { name: 'place', label: 'Where it hangs', options: Object.entries(PLACES), of: placeValues },
  {
    name: 'light',
    label: 'Light',
    options: Object.entries(LIGHTS),
    of: (fan) => LIGHT_VALUES[lightValue(fan)],
  },
  {
    name: 'control',
    label: 'Control',
    options: Object.entries(CONTROLS),
    of: (fan) => {
      const isIncluded = controlsOf(fan).included.some(({ value }) => value === 'remote')
      return controlValues(fan).flatMap((value) =>
        value === 'remote' ? [value, isIncluded ? 'remote-included' : 'remote-sold'] : [value],
      )
    },
  },
  {
    name: 'mounting',
    label: 'Mounting',
    options: [
      ['downrod', 'Downrod'],
      ['low-profile', 'Low profile'],
      ['ask', NOT_LISTED],
    ],
    of: ({ mounting = 'ask' }) => [slugOf(mounting)],
  },
  {
    name: 'motor',
    label: 'Motor',
    note: DC_MOTOR,
    options: Object.entries(MOTORS),
    of: (fan) => [motorValue(fan)],
  },
  ...SHARED_FACETS,
]

const FIXTURE_FACETS: readonly FacetDefinition<Fixture>[] = [
  { name: 'width', label: 'Width', options: bands(WIDTH_VALUES), of: widthValues },
  {
    name: 'mounting',
    label: 'Mounting',
    options: [...Object.values(FIXTURE_MOUNTINGS), ['ask', NOT_LISTED]],
    of: ({ mounting }) => [mounting ? FIXTURE_MOUNTINGS[mounting][0] : 'ask'],
  },
  {
    name: 'place',
    label: 'Where it hangs',
    options: Object.entries({ ...PLACES, porch: 'Bath or covered porch' }),
    of: placeValues,
  },
  {
    name: 'source',
    label: 'Light source',
    options: Object.entries(SOURCES),
    of: (fixture) => [isIntegratedLed(fixture) ? 'led' : 'bulbs'],
  },
  {
    name: 'output',
    label: 'Light output',
    options: [...bands(OUTPUT_VALUES), ['ask', NOT_LISTED]],
    of: outputValues,
  },
  ...SHARED_FACETS,
]

const FACETS = { fans: FAN_FACETS, fixtures: FIXTURE_FACETS }

export const facetNames = (kind: ProductKind): FacetName[] => FACETS[kind].map(({ name }) => name)

const valuesOf = <Item extends Product>(
  definitions: readonly FacetDefinition<Item>[],
  item: Item,
  catalogue: Catalogue,
): FacetValues => Object.fromEntries(definitions.map(({ name, of }) => [name, of(item, catalogue)]))

export const facetValues = (catalogue: Catalogue, product: Product): FacetValues =>
  product.kind === 'fans'
    ? valuesOf(FAN_FACETS, product, catalogue)
    : valuesOf(FIXTURE_FACETS, product, catalogue)

const optionsOf = (
  { options }: Pick<FacetDefinition, 'options'>,
  catalogue: Catalogue,
  products: readonly Product[],
) => (typeof options === 'function' ? options(catalogue, products) : options)

/** Leaves out a facet whose one value all products have, "Not listed" if nothing is unknown, and finish families that no product has. */
export function facets(catalogue: Catalogue, kind: ProductKind, products: readonly Product[]) {
  const all = products.map((product) => facetValues(catalogue, product))
  return FACETS[kind]
    .filter(({ name, minShare = 0 }) => {
      const withValue = all.filter((values) => values[name]?.length)
      return withValue.length >= minShare * products.length
    })
    .map((facet) => {
      const { name, label, note, colour } = facet
      const offered = optionsOf(facet, catalogue, products)
        .map(([value, one]) => {
          const count = all.filter((values) => values[name]?.includes(value)).length
          const dot = colour?.(one, catalogue)
          return { value, label: one, count, ...(dot && { colour: dot }) }
        })
        .filter(({ value, count }) => count > 0 || (value !== 'ask' && name !== 'finish'))
      return { name, label, ...(note && { note }), values: offered }
    })
    .filter(({ values }) => {
      const [first, ...others] = values.filter(({ count }) => count > 0)
      return first && (others.length > 0 || first.count < products.length)
    })
}

/** All possible value names of a kind's facets, even if no product has them today. */
export const facetLabels = (catalogue: Catalogue, kind: ProductKind): string[] =>
  FACETS[kind]
    .flatMap((facet) => optionsOf(facet, catalogue, catalogue[kind]))
    .filter(([value]) => value !== 'ask')
    .map(([, label]) => label)
