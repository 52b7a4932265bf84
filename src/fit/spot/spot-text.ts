import { formatFeet, formatInches } from '../../catalogue/rules/numbers.ts'
import type { Spot, SpotName, Top } from '../../catalogue/rules/spot/spot.ts'
import { asExample, inchesText, sentence } from '../measurement-text.ts'

const ceilingText = ({ ceilingInches }: { ceilingInches?: number }): string =>
  ceilingInches === undefined ? '' : `, ceiling ${formatFeet(ceilingInches)}`

const sides = ({ lengthInches, widthInches, isRound }: Top): string =>
  isRound
    ? `${inchesText(lengthInches)} across`
    : `${formatInches(lengthInches)} by ${inchesText(widthInches)}`

/** The measures of a place: "72 by 40 in., ceiling 9 ft". */
function measures(spot: Spot): string {
  switch (spot.name) {
    case 'mirror':
      return inchesText(spot.widthInches)
    case 'door':
      return inchesText(spot.heightInches)
    case 'room':
      return `${formatFeet(spot.floor.lengthInches)} by ${formatFeet(spot.floor.widthInches)}${ceilingText(spot)}`
    default:
      return `${sides(spot.top)}${ceilingText(spot)}`
  }
}

/** Words of each place: its name, and where a light is there. */
export const SPOT_WORDS: Record<SpotName, { noun: string; choice: string }> = {
  table: { noun: 'Table', choice: 'Over a table' },
  island: { noun: 'Island', choice: 'Over an island' },
  mirror: { noun: 'Mirror', choice: 'At a mirror' },
  door: { noun: 'Door', choice: 'Beside a door' },
  room: { noun: 'Room', choice: 'In a room' },
}

/** Where a light is wanted: "Over a table of 72 by 40 in., ceiling 9 ft". */
export const spotLabel = (spot: Spot): string => `${SPOT_WORDS[spot.name].choice} of ${measures(spot)}`

/** The same for a message to the store: "Table: 72 by 40 in., ceiling 9 ft". */
export const spotText = (spot: Spot): string => `${SPOT_WORDS[spot.name].noun}: ${measures(spot)}`

/** What is said about an example: "For example, over a table of 72 by 40 in. …". */
export const spotExample = (spot: Spot, words: string): string =>
  asExample(`${sentence(spotLabel(spot))} ${words}`)
