import type { Fixture } from '../../schema/fixture.ts'
import { type Band, bandsOf } from './bands.ts'

/** Light outputs of fixtures (rule S8). A bulb of 60 W, as people know it, gives 800 lumens. */
export const OUTPUT_VALUES = [
  { value: '-800', label: 'Up to 800 lumens, like one 60 W bulb', upTo: 800 },
  { value: '801-1600', label: '801 to 1,600 lumens, like two 60 W bulbs', upTo: 1600 },
  { value: '1601-3000', label: '1,601 to 3,000 lumens, like three 60 W bulbs', upTo: 3000 },
  { value: '3001-', label: 'Over 3,000 lumens, like four or more', upTo: Number.POSITIVE_INFINITY },
] as const satisfies readonly Band<string>[]

type Output = Pick<Fixture, 'lumensRating'>

/** A fixture's light in lumens, all bulbs together; undefined where the record does not say. */
export const lumensOf = ({ lumensRating }: Output): number | undefined =>
  lumensRating === undefined ? undefined : Number(lumensRating.replaceAll(',', ''))

/** The band of a fixture's light, as shoppers filter by it; `ask` where it is unknown. */
export function outputValues(fixture: Output) {
  const lumens = lumensOf(fixture)
  return lumens === undefined ? (['ask'] as const) : bandsOf(OUTPUT_VALUES, [lumens])
}
