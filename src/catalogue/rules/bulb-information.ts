import type { Fixture } from '../schema/fixture.ts'
import { counted } from './counted.ts'
import { withThousands } from './numbers.ts'

type Bulbs = Pick<Fixture, 'numberOfBulbs' | 'bulbType'>
type BulbFields = Bulbs & Pick<Fixture, 'bulbWattage' | 'lumensRating'>

/** Whether a fixture's light is built in, so that there is no bulb to count or buy (rule S5). */
export const isIntegratedLed = ({ bulbType }: Pick<Fixture, 'bulbType'>): boolean =>
  bulbType?.startsWith('Integrated') ?? false

/** "1 bulb", "9 bulbs"; undefined when the number is unknown. */
export function bulbCount({ numberOfBulbs }: Pick<Fixture, 'numberOfBulbs'>): string | undefined {
  if (numberOfBulbs === undefined) return undefined
  return counted(numberOfBulbs, 'bulb')
}

function bulbs(fixture: Bulbs): string | undefined {
  const { numberOfBulbs, bulbType } = fixture
  if (bulbType === undefined) return bulbCount(fixture)
  return numberOfBulbs === undefined || isIntegratedLed(fixture) ? bulbType : `${numberOfBulbs} x ${bulbType}`
}

/** What lights a fixture: bulbs, watts and lumens, a line each (rule S5). What is unknown is left out, so there may be no line. */
export function bulbInformation(fixture: BulbFields): string[] {
  const { bulbWattage, lumensRating } = fixture
  const lines = [
    bulbs(fixture),
    bulbWattage && `${withThousands(bulbWattage)} W`,
    lumensRating && `${lumensRating} lumens`,
  ]
  return lines.filter((line) => typeof line === 'string')
}

type LightFields = Pick<Fixture, 'numberOfBulbs' | 'bulbType' | 'bulbWattage' | 'dimmable' | 'bulbsIncluded'>

/** "4 bulbs of 60 W each", "1 bulb of 60 W"; undefined where the number is unknown. */
function bulbsInWords(fixture: LightFields): string | undefined {
  const { numberOfBulbs, bulbWattage } = fixture
  const count = bulbCount(fixture)
  if (!count || bulbWattage === undefined) return count
  return `${count} of ${withThousands(bulbWattage)} W${numberOfBulbs === 1 ? '' : ' each'}`
}

type Words = Readonly<Record<string, string>>
const DIMMABLE: Words = { true: 'Dimmable', false: 'Not dimmable' }
const INCLUDED: Words = { true: 'Bulbs included', false: 'Bulbs sold separately' }

/** The light of a fixture in a buyer's words, a line for each fact. What is unknown is left out, so there may be none. */
export function fixtureLight(fixture: LightFields): string[] {
  const { dimmable, bulbsIncluded } = fixture
  const source = isIntegratedLed(fixture)
    ? ['Built-in LED, no bulbs to buy']
    : [bulbsInWords(fixture), INCLUDED[`${bulbsIncluded}`]]
  return [...source, DIMMABLE[`${dimmable}`]].filter((line) => line !== undefined)
}
