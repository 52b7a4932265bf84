import { formatFeet, formatInches } from '../../catalogue/rules/numbers.ts'
import type { Spot, Top } from '../../catalogue/rules/spot/spot.ts'

const inches = (value: number): string => `${formatInches(value)} in.`

const ceilingText = ({ ceilingInches }: { ceilingInches?: number }): string =>
  ceilingInches === undefined ? '' : `, ceiling ${formatFeet(ceilingInches)}`

const sides = ({ lengthInches, widthInches, isRound }: Top): string =>
  isRound ? `${inches(lengthInches)} across` : `${formatInches(lengthInches)} by ${inches(widthInches)}`

/** The measures of a place: "72 by 40 in., ceiling 9 ft". */
function measures(spot: Spot): string {
  switch (spot.name) {
    case 'mirror':
      return inches(spot.widthInches)
    case 'door':
      return inches(spot.heightInches)
    case 'room':
      return `${formatFeet(spot.floor.lengthInches)} by ${formatFeet(spot.floor.widthInches)}${ceilingText(spot)}`
    default:
      return `${sides(spot.top)}${ceilingText(spot)}`
  }
}

const PLACES: Record<Spot['name'], { noun: string; within: string }> = {
  table: { noun: 'Table', within: 'Over a table of' },
  island: { noun: 'Island', within: 'Over an island of' },
  mirror: { noun: 'Mirror', within: 'At a mirror of' },
  door: { noun: 'Door', within: 'Beside a door of' },
  room: { noun: 'Room', within: 'In a room of' },
}

/** Where a light is wanted: "Over a table of 72 by 40 in., ceiling 9 ft". */
export const spotLabel = (spot: Spot): string => `${PLACES[spot.name].within} ${measures(spot)}`

/** The same for a message to the store: "Table: 72 by 40 in., ceiling 9 ft". */
export const spotText = (spot: Spot): string => `${PLACES[spot.name].noun}: ${measures(spot)}`
