import type { Fixture } from '../schema/fixture.ts'
import { bulbCount, isIntegratedLed } from './bulb-information.ts'
import { withThousands } from './numbers.ts'

type LightFields = Pick<Fixture, 'numberOfBulbs' | 'bulbType' | 'bulbWattage' | 'dimmable' | 'bulbsIncluded'>

/** "4 bulbs of 60 W each", "1 bulb of 60 W"; undefined where the number is unknown. */
function bulbs(fixture: LightFields): string | undefined {
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
    : [bulbs(fixture), INCLUDED[`${bulbsIncluded}`]]
  return [...source, DIMMABLE[`${dimmable}`]].filter((line) => line !== undefined)
}
