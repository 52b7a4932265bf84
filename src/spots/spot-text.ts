import {
  asExample,
  ceilingText,
  floorText,
  inchesText,
  sentence,
  withArticle,
} from '../catalogue/rules/measurement-text.ts'
import { formatInches } from '../catalogue/rules/numbers.ts'
import { SPOTS, type Spot } from './spots.ts'

function sizesText({ name, sizes: [first = 0, second] }: Spot): string {
  if (!SPOTS[name].fields) return floorText({ lengthInches: first, widthInches: second ?? first })
  return second === undefined ? inchesText(first) : `${formatInches(first)} × ${inchesText(second)}`
}

const isRound = ({ name, sizes }: Spot): boolean =>
  SPOTS[name].fields?.roundWords !== undefined && sizes[1] === undefined

const rest = ({ row, ceilingInches }: Spot): string =>
  (row === undefined ? '' : `, a row of ${row}`) +
  (ceilingInches === undefined ? '' : `, ${ceilingText(ceilingInches)}`)

/** "84 × 40 in. island, a row of 3, 9 ft ceiling", "48 in. round table". */
export const spotDetails = (spot: Spot): string =>
  `${sizesText(spot)} ${isRound(spot) ? 'round ' : ''}${SPOTS[spot.name].noun}${rest(spot)}`

/** Label of a spot: "Over a 72 × 40 in. table, 9 ft ceiling". */
export const spotLabel = (spot: Spot): string =>
  `${SPOTS[spot.name].choice.split(' ')[0]} ${withArticle(spotDetails(spot))}`

/** Line of a message to the store: "Table: 72 × 40 in., 9 ft ceiling". */
export const spotText = (spot: Spot): string =>
  `${SPOTS[spot.name].label}: ${sizesText(spot)}${isRound(spot) ? ' across' : ''}${rest(spot)}`

/** Introduces an example: "For example, over a 72 × 40 in. table …". */
export const spotExample = (spot: Spot, words: string): string =>
  asExample(`${sentence(spotLabel(spot))} ${words}`)
