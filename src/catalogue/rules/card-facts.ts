import type { Product } from '../kinds/product.ts'
import type { Fan } from '../schema/fan.ts'
import { bulbCount, isIntegratedLed } from './bulb-information.ts'
import { widthText } from './fixture-dimensions.ts'
import { type LightValue, lightValue } from './light-information.ts'
import { locationNote } from './location-note.ts'
import { sizesText } from './sizes-text.ts'

// A whole word, because glass is often "sealed" or "frilled".
const includedLight = ({ lightKitInformation = '' }: Fan) =>
  /\bLEDs?\b/i.test(lightKitInformation) ? 'LED light' : 'Light included'

const FAN_LIGHT: { [Value in LightValue]: (fan: Fan) => string | undefined } = {
  included: includedLight,
  kit: () => 'Takes a light kit',
  none: () => 'No light',
  ask: () => undefined,
}

/** The facts on a product's card, in order: a fan's sizes or a fixture's width, its location rating and, when known, its light. */
export function cardFacts(product: Product): string[] {
  const [size, light] =
    product.kind === 'fans'
      ? [sizesText(product.sizes), FAN_LIGHT[lightValue(product)](product)]
      : [widthText(product), isIntegratedLed(product) ? 'Integrated LED' : bulbCount(product)]
  return [size, locationNote(product.locationRating).short, ...(light ? [light] : [])]
}
