import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import { bulbCount, isIntegratedLed } from './bulb-information.ts'
import { widthText } from './fixture-dimensions.ts'
import { type LightValue, lightValue } from './light-information.ts'
import { locationNote } from './location-note.ts'
import { sizesText } from './sizes-text.ts'

type FanCardFields = Parameters<typeof lightValue>[0] &
  Pick<Fan, 'sizes' | 'locationRating' | 'lightKitInformation'>
type FixtureCardFields = Pick<
  Fixture,
  'fixtureLength' | 'fixtureWidth' | 'mounting' | 'locationRating' | 'numberOfBulbs' | 'bulbType'
>

const present = (facts: (string | undefined)[]) => facts.filter((fact) => fact !== undefined)

// A whole word, because glass is often "sealed" or "frilled".
const includedLight = ({ lightKitInformation = '' }: Pick<Fan, 'lightKitInformation'>) =>
  /\bLEDs?\b/i.test(lightKitInformation) ? 'LED light' : 'Light included'

const FAN_LIGHT: { [Value in LightValue]: (fan: FanCardFields) => string | undefined } = {
  included: includedLight,
  kit: () => 'Takes a light kit',
  none: () => 'No light',
  ask: () => undefined,
}

/** The facts on a fan's card, in order: sizes, location rating and, when known, light. */
export const fanCardFacts = (fan: FanCardFields): string[] =>
  present([sizesText(fan.sizes), locationNote(fan.locationRating).short, FAN_LIGHT[lightValue(fan)](fan)])

/** The facts on a fixture's card, in order: its width in inches, location rating and, when known, light. */
export const fixtureCardFacts = (fixture: FixtureCardFields): string[] =>
  present([
    widthText(fixture),
    locationNote(fixture.locationRating).short,
    isIntegratedLed(fixture) ? 'Integrated LED' : bulbCount(fixture),
  ])
