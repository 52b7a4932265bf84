import { asExample, floorText, inchesText, sentence } from '../catalogue/rules/measurement-text.ts'
import { formatFeet, formatInches } from '../catalogue/rules/numbers.ts'
import { SPOTS, type Spot } from './spots.ts'

function sizesText({ name, sizes: [first = 0, second] }: Spot): string {
  const { fields } = SPOTS[name]
  if (!fields) return floorText({ lengthInches: first, widthInches: second ?? first })
  if (second !== undefined) return `${formatInches(first)} by ${inchesText(second)}`
  return `${inchesText(first)}${fields.roundWords ? ' across' : ''}`
}

/** The measures of a spot: "84 by 40 in., a row of 3, ceiling 9 ft". */
export const spotMeasures = (spot: Spot): string =>
  sizesText(spot) +
  (spot.row === undefined ? '' : `, a row of ${spot.row}`) +
  (spot.ceilingInches === undefined ? '' : `, ceiling ${formatFeet(spot.ceilingInches)}`)

/** Where a light is wanted: "Over a table of 72 by 40 in., ceiling 9 ft". */
export const spotLabel = (spot: Spot): string => `${SPOTS[spot.name].choice} of ${spotMeasures(spot)}`

/** The same for a message to the store: "Table: 72 by 40 in., ceiling 9 ft". */
export const spotText = (spot: Spot): string => `${SPOTS[spot.name].label}: ${spotMeasures(spot)}`

/** What is said about an example: "For example, over a table of 72 by 40 in. …". */
export const spotExample = (spot: Spot, words: string): string =>
  asExample(`${sentence(spotLabel(spot))} ${words}`)
