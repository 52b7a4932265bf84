import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import { bulbCount, isIntegratedLed } from './bulb-information.ts'
import { widthText } from './fixture-size.ts'
import { type LightOption, lightOption } from './light-information.ts'
import { locationNote } from './location-note.ts'
import { sizesText } from './sizes-text.ts'

type FanCardFields = Parameters<typeof lightOption>[0] &
  Pick<Fan, 'sizes' | 'locationRating' | 'lightKitInformation'>
type FixtureCardFields = Pick<
  Fixture,
  'fixtureLength' | 'fixtureWidth' | 'mounting' | 'locationRating' | 'numberOfBulbs' | 'bulbType'
>

const present = (facts: (string | undefined)[]) => facts.filter((fact) => fact !== undefined)

// A whole word, because glass is often "sealed" or "frilled".
const includedLight = ({ lightKitInformation = '' }: Pick<Fan, 'lightKitInformation'>) =>
  /\bLEDs?\b/i.test(lightKitInformation) ? 'LED light' : 'Light included'

const FAN_LIGHT: { [Option in LightOption]: (fan: FanCardFields) => string | undefined } = {
  fixedLight: includedLight,
  removableLight: includedLight,
  universalKit: () => 'Takes a light kit',
  makersKit: () => 'Takes a light kit',
  noKit: () => 'No light',
  unknown: () => undefined,
}

/** The facts on a fan's card, in order: sizes, location rating and, when known, light. */
export const fanCardFacts = (fan: FanCardFields): string[] =>
  present([sizesText(fan.sizes), locationNote(fan.locationRating).short, FAN_LIGHT[lightOption(fan)](fan)])

/** The facts on a fixture's card, in order: its width in inches, location rating and, when known, light. */
export const fixtureCardFacts = (fixture: FixtureCardFields): string[] =>
  present([
    widthText(fixture),
    locationNote(fixture.locationRating).short,
    isIntegratedLed(fixture) ? 'Integrated LED' : bulbCount(fixture),
  ])
