import type { Fixture } from '../schema/fixture.ts'
import { counted, withThousands } from './numbers.ts'

type Bulbs = Pick<Fixture, 'numberOfBulbs' | 'bulbType'>
type BulbFields = Bulbs & Pick<Fixture, 'bulbWattage' | 'lumensRating'>

/** Whether a fixture's light is built in, so that there is no bulb to count or buy (rule S5). */
export const isIntegratedLed = ({ bulbType }: Pick<Fixture, 'bulbType'>): boolean =>
  bulbType?.startsWith('Integrated') ?? false

export function bulbCount({ numberOfBulbs }: Pick<Fixture, 'numberOfBulbs'>): string | undefined {
  if (numberOfBulbs === undefined) return undefined
  return counted(numberOfBulbs, 'bulb')
}

function bulbs(fixture: Bulbs): string | undefined {
  const { numberOfBulbs, bulbType } = fixture
  if (bulbType === undefined) return bulbCount(fixture)
  return numberOfBulbs === undefined || isIntegratedLed(fixture) ? bulbType : `${numberOfBulbs} x ${bulbType}`
}

/** Light source of a fixture: bulbs, watts and lumens, a line each (rule S5). Unknown values are left out, so there may be no line. */
export function bulbInformation(fixture: BulbFields): string[] {
  const { bulbWattage, lumensRating } = fixture
  const lines = [
    bulbs(fixture),
    bulbWattage && `${withThousands(bulbWattage)} W`,
    lumensRating && `${lumensRating} lumens`,
  ]
  return lines.filter((line) => typeof line === 'string')
}

type Words = Readonly<Record<string, string>>
const DIMMABLE: Words = { true: 'Dimmable', false: 'Not dimmable' }
const INCLUDED: Words = { true: 'Bulbs included', false: 'Bulbs sold separately' }

export function bulbAnswers(fixture: Pick<Fixture, 'bulbType' | 'dimmable' | 'bulbsIncluded'>): string[] {
  const { dimmable, bulbsIncluded } = fixture
  const included = isIntegratedLed(fixture) ? 'No bulbs to buy' : INCLUDED[`${bulbsIncluded}`]
  return [included, DIMMABLE[`${dimmable}`]].filter((line) => line !== undefined)
}
