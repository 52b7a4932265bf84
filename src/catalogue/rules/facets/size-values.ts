import type { Fan } from '../../schema/fan.ts'
import type { Fixture } from '../../schema/fixture.ts'
import { widthInches } from '../fixture-dimensions.ts'

/** A band of sizes that shoppers filter by. Links and bookmarks rely on its `value`. */
interface SizeBand<Value extends string> {
  value: Value
  label: string
  /** The largest size in the band; what is above the one before it and up to this belongs to it. */
  upToInches: number
}

type BandOf<Bands extends readonly SizeBand<string>[]> = Bands[number]['value']

/** Blade spans of fans (choosing.md 1). */
export const SPAN_VALUES = [
  { value: '-36', label: 'Up to 36 in.', upToInches: 36 },
  { value: '37-48', label: '37 to 48 in.', upToInches: 48 },
  { value: '49-54', label: '49 to 54 in.', upToInches: 54 },
  { value: '55-65', label: '55 to 65 in.', upToInches: 65 },
  { value: '66-', label: 'Over 65 in.', upToInches: Number.POSITIVE_INFINITY },
] as const satisfies readonly SizeBand<string>[]

/** Widths of fixtures (choosing.md 1). */
export const WIDTH_VALUES = [
  { value: '-12', label: 'Up to 12 in.', upToInches: 12 },
  { value: '13-24', label: '13 to 24 in.', upToInches: 24 },
  { value: '25-36', label: '25 to 36 in.', upToInches: 36 },
  { value: '37-', label: 'Over 36 in.', upToInches: Number.POSITIVE_INFINITY },
] as const satisfies readonly SizeBand<string>[]

/** The bands that sizes in inches are in, smallest first, each once. A size between two, such as 36.5, is in the upper. */
function bandsOf<Bands extends readonly SizeBand<string>[]>(
  bands: Bands,
  sizes: readonly number[],
): BandOf<Bands>[] {
  return bands
    .filter(({ upToInches }, place) => {
      const above = bands[place - 1]?.upToInches ?? 0
      return sizes.some((inches) => inches > above && inches <= upToInches)
    })
    .map(({ value }) => value)
}

/** A fan is in the band of each of its sizes. */
export const spanValues = ({ sizes }: Pick<Fan, 'sizes'>) => bandsOf(SPAN_VALUES, sizes)

/** A fixture is in the band of its larger side. */
export const widthValues = (fixture: Pick<Fixture, 'fixtureLength' | 'fixtureWidth'>) =>
  bandsOf(WIDTH_VALUES, [widthInches(fixture)])
