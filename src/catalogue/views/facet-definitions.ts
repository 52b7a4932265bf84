import type { Catalogue } from '../create-catalogue.ts'
import { isIntegratedLed } from '../rules/bulb-information.ts'
import { type ControlValue, controlValues } from '../rules/facets/control-values.ts'
import { familiesOf } from '../rules/facets/families-of.ts'
import { type LightValue, lightValue } from '../rules/facets/light-value.ts'
import {
  type FixtureMountingValue,
  fixtureMountingValue,
  type MountingValue,
  mountingValue,
} from '../rules/facets/mounting-value.ts'
import { OUTPUT_VALUES, outputValues } from '../rules/facets/output-values.ts'
import { type Place, placeValues } from '../rules/facets/place-values.ts'
import { SPAN_VALUES, spanValues, WIDTH_VALUES, widthValues } from '../rules/facets/size-values.ts'
import { DC_MOTOR, type MotorValue, motorValue } from '../rules/motor.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import { slugOf } from '../slug-of.ts'

/** What shoppers narrow a list by, under the names that addresses use. */
export type FacetName =
  | 'span'
  | 'width'
  | 'place'
  | 'light'
  | 'source'
  | 'output'
  | 'control'
  | 'mounting'
  | 'motor'
  | 'finish'
  | 'style'
  | 'brand'
  | 'display'

type Labels<Value extends string> = Readonly<Record<Value, string>>

/** What is unknown is a value of its own. */
const ASK_US = 'Ask us'
const FAN_PLACES: Labels<Place> = { indoors: 'Indoors', porch: 'Covered porch', rain: 'In the rain' }
const FIXTURE_PLACES: Labels<Place> = { ...FAN_PLACES, porch: 'Bath or covered porch' }
const LIGHTS: Labels<LightValue> = {
  included: 'Light included',
  kit: 'Takes a light kit',
  none: 'No light',
  ask: ASK_US,
}
const CONTROLS: Labels<ControlValue> = {
  remote: 'Remote',
  wall: 'Wall control',
  phone: 'Phone or voice',
  chain: 'Pull chain only',
  ask: ASK_US,
}
const MOUNTINGS: Labels<MountingValue> = { downrod: 'Downrod', 'low-profile': 'Low profile', ask: ASK_US }
const FIXTURE_MOUNTINGS: Labels<FixtureMountingValue> = {
  hanging: 'Hanging',
  ceiling: 'Close to the ceiling',
  wall: 'On a wall',
  post: 'On a post',
  ask: ASK_US,
}
const MOTORS: Labels<MotorValue> = { dc: 'DC', ac: 'AC', ask: ASK_US }
const SOURCES = { led: 'Integrated LED', bulbs: 'Takes bulbs' } as const

type Options = readonly (readonly [value: string, label: string])[]

/** A facet, the values of a product in it, and all values that may be chosen. */
export interface FacetDefinition<Product> {
  name: FacetName
  label: string
  /** Said under the label. */
  note?: string
  values: (product: Product, catalogue: Catalogue) => readonly string[]
  /** The color that stands for a value, by its label. */
  colour?: (label: string, catalogue: Catalogue) => string | undefined
  /** All values in their order, whether or not a product has them. */
  options: (catalogue: Catalogue, products: readonly Product[]) => Options
}

const { compare } = new Intl.Collator('en')
const bands = (all: readonly { value: string; label: string }[]) => (): Options =>
  all.map(({ value, label }) => [value, label])
const labelled = (labels: Readonly<Record<string, string>>) => (): Options => Object.entries(labels)
const byName = (names: Iterable<readonly [value: string, label: string]>): Options =>
  [...new Map(names)].toSorted(([, a], [, b]) => compare(a, b))

/** The facets that fans and fixtures share: their values are what the store's products have. */
const SHARED_FACETS: readonly FacetDefinition<Fan | Fixture>[] = [
  {
    name: 'finish',
    label: 'Finish',
    values: (product, { finishFamilies }) => familiesOf(product, finishFamilies).map(slugOf),
    options: ({ finishFamilies }) => Object.keys(finishFamilies).map((family) => [slugOf(family), family]),
    colour: (family, { finishFamilies, finishColours }) =>
      finishFamilies[family]?.flatMap((finish) => finishColours[finish] ?? [])[0],
  },
  {
    name: 'style',
    label: 'Style',
    values: ({ styles }) => styles.map(slugOf),
    options: (_, products) =>
      byName(products.flatMap(({ styles }) => styles.map((style) => [slugOf(style), style] as const))),
  },
  {
    name: 'brand',
    label: 'Brand',
    values: ({ manufacturerNameReference }) => [manufacturerNameReference],
    options: (_, products) =>
      byName(products.map((product) => [product.manufacturerNameReference, product.manufacturer])),
  },
]

/** The facets of fans, in the order of the bar. */
export const FAN_FACETS: readonly FacetDefinition<Fan>[] = [
  { name: 'span', label: 'Blade span', values: spanValues, options: bands(SPAN_VALUES) },
  { name: 'place', label: 'Where it hangs', values: placeValues, options: labelled(FAN_PLACES) },
  { name: 'light', label: 'Light', values: (fan) => [lightValue(fan)], options: labelled(LIGHTS) },
  {
    name: 'control',
    label: 'Control',
    note: 'With the fan or sold separately',
    values: controlValues,
    options: labelled(CONTROLS),
  },
  {
    name: 'mounting',
    label: 'Mounting',
    values: (fan) => [mountingValue(fan)],
    options: labelled(MOUNTINGS),
  },
  {
    name: 'motor',
    label: 'Motor',
    note: DC_MOTOR,
    values: (fan) => [motorValue(fan)],
    options: labelled(MOTORS),
  },
  ...SHARED_FACETS,
  {
    name: 'display',
    label: 'In the showroom',
    values: ({ location }) => (location ? ['yes'] : []),
    options: () => [['yes', 'On display']],
  },
]

/** The facets of fixtures. */
export const FIXTURE_FACETS: readonly FacetDefinition<Fixture>[] = [
  { name: 'width', label: 'Width', values: widthValues, options: bands(WIDTH_VALUES) },
  {
    name: 'mounting',
    label: 'Mounting',
    values: (fixture) => [fixtureMountingValue(fixture)],
    options: labelled(FIXTURE_MOUNTINGS),
  },
  { name: 'place', label: 'Where it hangs', values: placeValues, options: labelled(FIXTURE_PLACES) },
  {
    name: 'source',
    label: 'Light source',
    values: (fixture) => [isIntegratedLed(fixture) ? 'led' : 'bulbs'],
    options: labelled(SOURCES),
  },
  {
    name: 'output',
    label: 'Light output',
    values: outputValues,
    options: () => [...bands(OUTPUT_VALUES)(), ['ask', ASK_US]],
  },
  ...SHARED_FACETS,
]
