import { type SpotFixture, spotFixture } from '../../spots/spot.ts'
import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { mainPath } from '../queries.ts'
import { bulbCount, isIntegratedLed } from '../rules/bulb-information.ts'
import { lumensOf } from '../rules/facet-values.ts'
import { efficiencies } from '../rules/fan-figures.ts'
import { widthInches, widthText } from '../rules/fixture-dimensions.ts'
import { type LightValue, lightValue } from '../rules/light-information.ts'
import { locationNote } from '../rules/location-note.ts'
import { sizesText } from '../rules/numbers.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import { slugOf } from '../slug-of.ts'
import { type FacetValues, facetValues } from './facets.ts'
import { type FinishOption, finishGroups } from './finish-choice.ts'

// A whole word, because glass is often "sealed" or "frilled".
const includedLight = ({ lightKitInformation = '' }: Fan) =>
  /\bLEDs?\b/i.test(lightKitInformation) ? 'LED light' : 'Light included'

const FAN_LIGHT: { [Value in LightValue]: (fan: Fan) => string | undefined } = {
  included: includedLight,
  kit: () => 'Takes a light kit',
  none: () => 'No light',
  ask: () => undefined,
}

/** The facts on a product's card, in order: a fan's sizes or a fixture's width, its location rating, and its light if known. */
export function cardFacts(product: Product): string[] {
  const [size, light] =
    product.kind === 'fans'
      ? [sizesText(product.sizes), FAN_LIGHT[lightValue(product)](product)]
      : [widthText(product), isIntegratedLed(product) ? 'Integrated LED' : bulbCount(product)]
  return [size, locationNote(product.locationRating).short, ...(light ? [light] : [])]
}

/** A product in the browser, for cards, filters, search, room tools and lists. */
export interface ProductSummary<Picture = string> {
  kind: ProductKind
  url: string
  productUrl: string
  title: string
  manufacturer: string
  /** A picture's path from the project's root; in the browser the files of a card. */
  picture: Picture
  facts: string[]
  /** Finishes the product is sold in; for a mix-and-match fan those of its body. */
  finishes: FinishOption[]
  /** A mix-and-match fan's blade finishes; empty for all other products. */
  bladeFinishes: FinishOption[]
  brand: string
  styles: readonly string[]
  /** Woods in its description, which a finish may not name. */
  woods?: readonly string[]
  /** The names of its categories, the main one first. */
  categories: readonly string[]
  facets: FacetValues
  /** Whether it has a line drawing, at `outlineFilePath`. */
  hasOutline?: true
  /** Every blade span of a fan; only the larger side of a fixture. */
  sizes: readonly number[]
  /** A fan's figures at high speed, one for each of its sizes if the counts match. */
  airflowCfm?: readonly number[] | undefined
  cfmPerWatt?: readonly number[] | undefined
  bladeCount?: number | undefined
  mounting?: Fan['mounting'] | undefined
  bladeDropInches?: number | undefined
  fixture?: SpotFixture
  /** A fixture's light, all bulbs together. */
  lumens?: number | undefined
  isDimmable?: true | undefined
  /** The brand's order number: a fan's model, a fixture in the finish on its picture. */
  partNumber?: string | undefined
  /** A fixture's order numbers by the slug of the finish, if not `partNumber`. */
  finishPartNumbers?: Readonly<Record<string, string>> | undefined
  onDisplayAt?: string | undefined
}

const unlessEmpty = (figures: readonly number[]) => (figures.length > 0 ? figures : undefined)

const fanFacts = (fan: Fan) => ({
  sizes: fan.sizes,
  airflowCfm: fan.airflowRating && unlessEmpty(fan.airflowRating),
  cfmPerWatt: unlessEmpty(efficiencies(fan).map(Math.round)),
  bladeCount: fan.bladeCount,
  mounting: fan.mounting,
  bladeDropInches: fan.bladeDropInches,
  onDisplayAt: fan.location,
  partNumber: fan.modelNumber,
})

const numbersBySlug = (numbers: Fixture['finishPartNumbers']) =>
  numbers && Object.fromEntries(Object.entries(numbers).map(([finish, number]) => [slugOf(finish), number]))

const fixtureFacts = (fixture: Fixture) => ({
  sizes: [widthInches(fixture)],
  fixture: spotFixture(fixture),
  partNumber: fixture.partNumber,
  lumens: lumensOf(fixture),
  isDimmable: fixture.dimmable || undefined,
  finishPartNumbers: numbersBySlug(fixture.finishPartNumbers),
})

const WOODS = /\b(?:walnut|oak|maple|teak|cherry|mahogany|ash|birch|pine|koa|bamboo|driftwood|rosewood)\b/gi

/** @param url of its page in the list it is in */
export function productSummary(
  catalogue: Catalogue,
  product: Product,
  url = mainPath(product),
): ProductSummary {
  const [finishes, bladeFinishes] = finishGroups(product, catalogue.finishColours)
  const woods = product.productDescription.toLowerCase().match(WOODS)
  const isOnDisplay = product.kind === 'fans' && product.location
  return {
    kind: product.kind,
    url,
    productUrl: product.productUrl,
    title: product.title,
    manufacturer: product.manufacturer,
    picture: product.imageUrl,
    facts: [...cardFacts(product), ...(isOnDisplay ? ['On display'] : [])],
    finishes: finishes?.options ?? [],
    brand: product.manufacturerNameReference,
    styles: product.styles,
    categories: product.productCategories,
    bladeFinishes: bladeFinishes?.options ?? [],
    ...(woods && { woods: [...new Set(woods)] }),
    ...(product.outlineUrl && { hasOutline: true }),
    facets: facetValues(catalogue, product),
    ...(product.kind === 'fans' ? fanFacts(product) : fixtureFacts(product)),
  }
}
