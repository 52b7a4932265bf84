import type { Catalogue } from '../create-catalogue.ts'
import type { Comparable } from '../rules/most-alike.ts'
import type { FittingPart } from '../rules/parts.ts'
import type { SpotFixture } from '../rules/spot/spot-fixture.ts'
import type { Fan } from '../schema/fan.ts'
import type { FacetDefinition } from './facet-definitions.ts'
import type { HangingFan } from './fan-in-room.ts'
import type { FixtureOutline } from './fixture-outline.ts'
import type { FixtureSpots } from './fixture-spots.ts'
import type { Link } from './link.ts'
import type { SpecRow } from './spec-rows.ts'

/** What a product's page shows as its kind has it. */
export interface OwnFacts {
  /** The maker; with an address where the site has a brand screen. */
  manufacturer: { name: string; url?: string }
  /** The spans of a fan in inches, from the smallest; none of a fixture. */
  sizes: number[]
  /** On what the model hangs. */
  hangsOn?: 'ceiling' | 'wall'
  specs: SpecRow[]
  /** What a fan moves and takes on high, to be compared with another; undefined where its airflow is unknown. */
  figures?: { airflow: number[]; watts: number[]; sizes: number[] }
  /** What fits a fan into a room. */
  inRoom?: HangingFan
  /** What fits a fixture into its spot. */
  spots?: FixtureSpots
  /** What a fixture is drawn to scale from. */
  outline?: FixtureOutline
  /** Where in the showroom it hangs. */
  onDisplayAt?: string
  /** What a fan, or a fixture in the finish on its picture, is ordered by. */
  partNumber?: string
  /** The parts that go with a fan. */
  parts: FittingPart[]
}

/** What the tools in the browser find a product by as its kind has it. */
export interface FoundBy {
  /** Inches: every blade span of a fan; the larger side of a fixture alone. */
  sizes: readonly number[]
  /** A fan's figures at high speed, one for each of its sizes where their number is the same. */
  airflowCfm?: readonly number[]
  /** As the airflow. */
  cfmPerWatt?: readonly number[]
  bladeCount?: number
  mounting?: NonNullable<Fan['mounting']>
  bladeDropInches?: number
  /** What decides which places a fixture suits. */
  fixture?: SpotFixture
  /** A fixture's light, all bulbs together. */
  lumens?: number
  /** Whether a fixture is recorded as dimmable. */
  isDimmable?: true
  /** The maker's order number: a fan's model, a fixture in the finish on its picture. */
  partNumber?: string
  /** A fixture's order numbers by the slug of the finish, where they are not `partNumber`. */
  finishPartNumbers?: Readonly<Record<string, string>>
  /** Where in the showroom it hangs. */
  onDisplayAt?: string
}

/** The fields that a product may not have, but for those of files, which are null without an address. */
type OptionalField<Item> = {
  [Field in keyof Item]-?: object extends Pick<Item, Field> ? Field : never
}[keyof Item]
export type Unknown<Item> = Record<Exclude<OptionalField<Item>, 'modelUrl' | 'outlineUrl'>, null | object>

/** How pages, lists and the API show the products of a kind. */
export interface KindView<Item> {
  /** In the order of the bar. */
  facets: readonly FacetDefinition<Item>[]
  /** The facts on a card: its size, where it may hang, its light. */
  cardFacts(product: Item): string[]
  page(product: Item, catalogue: Catalogue): OwnFacts
  summary(product: Item): FoundBy
  likeness(product: Item): Pick<Comparable, 'traits' | 'sizes'>
  /** What the API says where a field is unknown: null, or what is empty where it lists something. */
  unknown: Unknown<Item>
  /** The guide from a category to the size that a shopper needs; none where there is nothing to fit. */
  sizeGuide?(catalogue: Catalogue, category: string): Link | undefined
}
