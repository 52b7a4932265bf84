import type { Fixture } from '../../schema/fixture.ts'
import { lightBox } from './box.ts'
import { bulbsNeeded, dimmerNeeded } from './led-bulbs.ts'
import type { Need } from './need.ts'

type FittedLight = Parameters<typeof bulbsNeeded>[0] & Pick<Fixture, 'weightPounds'>

/** What hanging a light takes in any place: its box, bulbs, a dimmer (rules H3, H6 and H7). */
export const lightFixedNeeds = (light: FittedLight): Need[] =>
  [lightBox(light.weightPounds), bulbsNeeded(light), dimmerNeeded(light)].filter((one) => one !== undefined)
