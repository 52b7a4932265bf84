import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { paths } from '../paths.ts'
import { mainPath } from '../queries.ts'
import { bulbCount, isIntegratedLed } from '../rules/bulb-information.ts'
import { colourLists } from '../rules/finishes.ts'
import { widthText } from '../rules/fixture-dimensions.ts'
import { type LightValue, lightValue } from '../rules/light-information.ts'
import { locationNote } from '../rules/location-note.ts'
import { sizesText } from '../rules/numbers.ts'
import type { Fan } from '../schema/fan.ts'
import { type FinishOption, finishOption, shownFinishes } from './finish-choice.ts'

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

/** "On display" for a fan with a location in the showroom; fixtures have none. */
export const displayFact = (product: Product): string[] =>
  product.kind === 'fans' && product.location ? ['On display'] : []

/** More could not be told apart on a card. */
const MAX_DOTS = 5

interface FinishDots {
  colours: string[]
  labels: string[]
  /** The place of the dot of the finish on the picture; 0 where it has none. */
  shown: number
  /** "3 finishes", for those who hear it. */
  words: string
  /** "+2" for finishes without a dot; empty if none. */
  more: string
}

/** The row of finishes; undefined for a single one. */
export function finishDots(
  finishes: readonly Pick<FinishOption, 'colour' | 'label' | 'isShown'>[],
): FinishDots | undefined {
  if (finishes.length < 2) return undefined
  const dots = finishes.filter(({ colour }) => colour).slice(0, MAX_DOTS)
  const rest = finishes.length - dots.length
  return {
    colours: dots.flatMap(({ colour = [] }) => colour),
    labels: dots.map(({ label }) => label),
    shown: Math.max(
      0,
      dots.findIndex(({ isShown }) => isShown),
    ),
    words: `${finishes.length} finishes`,
    more: rest > 0 ? `+${rest}` : '',
  }
}

/** Card of a product in a grid. */
export interface ProductCard {
  url: string
  productUrl: string
  title: string
  manufacturer: string
  picture: string
  facts: string[]
  /** Finishes the product is sold in; for a mix-and-match fan those of its body. */
  finishes: FinishOption[]
}

function card(catalogue: Catalogue, product: Product, url: string): ProductCard {
  const { productUrl, title, manufacturer, imageUrl } = product
  const colours = colourLists(product)[0]?.colours ?? []
  const shown = shownFinishes(product).finish
  const finishes = colours.map((finish) => finishOption(finish, catalogue.finishColours, finish === shown))
  return {
    url,
    productUrl,
    title,
    manufacturer,
    picture: imageUrl,
    facts: [...cardFacts(product), ...displayFact(product)],
    finishes,
  }
}

/** A product on the page of one of its categories. */
export const categoryCard = (catalogue: Catalogue, product: Product, category: string): ProductCard =>
  card(catalogue, product, paths.product(product.kind, category, product.productUrl))

export const brandFanCard = (catalogue: Catalogue, fan: Fan): ProductCard =>
  card(catalogue, fan, paths.brandFan(fan.manufacturerNameReference, fan.name))

export const mainCard = (catalogue: Catalogue, product: Product): ProductCard =>
  card(catalogue, product, mainPath(product))
