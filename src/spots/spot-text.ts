import {
  asExample,
  floorText,
  inchesText,
  sentence,
  sidesText,
  withArticle,
} from '../catalogue/rules/measurement-text.ts'
import { formatFeet, formatInches } from '../catalogue/rules/numbers.ts'
import { SPOTS, type Spot } from './spots.ts'

function sizesText({ name, sizes: [first = 0, second] }: Spot): string {
  const { fields } = SPOTS[name]
  if (!fields) return floorText({ lengthInches: first, widthInches: second ?? first })
  if (second !== undefined) return `${formatInches(first)} by ${inchesText(second)}`
  return `${inchesText(first)}${fields.roundWords ? ' across' : ''}`
}

const rest = ({ row, ceilingInches }: Spot): string =>
  (row === undefined ? '' : `, a row of ${row}`) +
  (ceilingInches === undefined ? '' : `, ceiling ${formatFeet(ceilingInches)}`)

/** The dimensions of a spot: "84 by 40 in., a row of 3, ceiling 9 ft". */
export const spotMeasures = (spot: Spot): string => sizesText(spot) + rest(spot)

/** Where a light is wanted: "Over a 72 × 40 in. table, ceiling 9 ft". */
export function spotLabel(spot: Spot): string {
  const { choice, noun, fields } = SPOTS[spot.name]
  const [preposition] = choice.split(' ')
  const [first = 0, second] = spot.sizes
  const size = fields
    ? [second !== undefined && formatInches(first), inchesText(second ?? first)].filter(Boolean).join(' × ')
    : sidesText(first, second ?? first)
  const round = fields?.roundWords && second === undefined ? 'round ' : ''
  return `${preposition} ${withArticle(size)} ${round}${noun}${rest(spot)}`
}

/** The same for a message to the store: "Table: 72 by 40 in., ceiling 9 ft". */
export const spotText = (spot: Spot): string => `${SPOTS[spot.name].label}: ${spotMeasures(spot)}`

/** What is said about an example: "For example, over a 72 × 40 in. table …". */
export const spotExample = (spot: Spot, words: string): string =>
  asExample(`${sentence(spotLabel(spot))} ${words}`)
