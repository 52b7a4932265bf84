import type { Product } from '../kinds/product.ts'
import type { Fan } from '../schema/fan.ts'
import type { FinishFamilies } from '../schema/finishes.ts'
import type { Fixture } from '../schema/fixture.ts'
import { colourLists } from './finishes.ts'
import { widthInches } from './fixture-dimensions.ts'

/** Links and bookmarks rely on `value`. */
interface Band {
  value: string
  label: string
  upTo: number
}

/** Blade spans of fans (rule S8). */
export const SPAN_VALUES: readonly Band[] = [
  { value: '-36', label: 'Up to 36 in.', upTo: 36 },
  { value: '37-48', label: '37 to 48 in.', upTo: 48 },
  { value: '49-54', label: '49 to 54 in.', upTo: 54 },
  { value: '55-65', label: '55 to 65 in.', upTo: 65 },
  { value: '66-', label: 'Over 65 in.', upTo: Number.POSITIVE_INFINITY },
]

export const WIDTH_VALUES: readonly Band[] = [
  { value: '-12', label: 'Up to 12 in.', upTo: 12 },
  { value: '13-24', label: '13 to 24 in.', upTo: 24 },
  { value: '25-36', label: '25 to 36 in.', upTo: 36 },
  { value: '37-', label: 'Over 36 in.', upTo: Number.POSITIVE_INFINITY },
]

/** Light outputs of fixtures (rule S8). A familiar 60 W bulb gives 800 lumens. */
export const OUTPUT_VALUES: readonly Band[] = [
  { value: '-800', label: 'Up to 800 lumens, like one 60 W bulb', upTo: 800 },
  { value: '801-1600', label: '801 to 1,600 lumens, like two 60 W bulbs', upTo: 1600 },
  { value: '1601-3000', label: '1,601 to 3,000 lumens, like three 60 W bulbs', upTo: 3000 },
  { value: '3001-', label: 'Over 3,000 lumens, like four or more', upTo: Number.POSITIVE_INFINITY },
]

/** The bands of some figures, smallest first, each once. A figure between two, such as 36.5 in., is in the upper one. */
const bandsOf = (bands: readonly Band[], figures: readonly number[]): string[] =>
  bands
    .filter(({ upTo }, index) => {
      const above = bands[index - 1]?.upTo ?? 0
      return figures.some((figure) => figure > above && figure <= upTo)
    })
    .map(({ value }) => value)

export const spanValues = ({ sizes }: Pick<Fan, 'sizes'>) => bandsOf(SPAN_VALUES, sizes)

export const sizesInSpans = (sizes: readonly number[], spans: readonly string[]): number[] =>
  sizes.filter((size) => bandsOf(SPAN_VALUES, [size]).some((span) => spans.includes(span)))

export const widthValues = (fixture: Pick<Fixture, 'fixtureLength' | 'fixtureWidth'>) =>
  bandsOf(WIDTH_VALUES, [widthInches(fixture)])

type Output = Pick<Fixture, 'lumensRating'>

/** A fixture's light in lumens, all bulbs together; undefined if unknown. */
export const lumensOf = ({ lumensRating }: Output): number | undefined =>
  lumensRating === undefined ? undefined : Number(lumensRating.replaceAll(',', ''))

export function outputValues(fixture: Output): string[] {
  const lumens = lumensOf(fixture)
  return lumens === undefined ? ['ask'] : bandsOf(OUTPUT_VALUES, [lumens])
}

/** Families of the finishes a product is sold in (rule S8), without those of a mix-and-match fan's light. */
export function familiesOf(product: Pick<Product, 'colors'>, families: FinishFamilies): string[] {
  const sold = colourLists(product)
    .filter(({ part }) => part !== 'light')
    .flatMap(({ colours }) => colours)
  return Object.keys(families).filter((family) => families[family]?.some((finish) => sold.includes(finish)))
}
