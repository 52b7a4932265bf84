import type { Fan } from '../../schema/fan.ts'
import type { Fixture } from '../../schema/fixture.ts'
import { widthInches } from '../fixture-dimensions.ts'
import { type Band, bandsOf } from './bands.ts'

/** Blade spans of fans (rule S8). */
export const SPAN_VALUES = [
  { value: '-36', label: 'Up to 36 in.', upTo: 36 },
  { value: '37-48', label: '37 to 48 in.', upTo: 48 },
  { value: '49-54', label: '49 to 54 in.', upTo: 54 },
  { value: '55-65', label: '55 to 65 in.', upTo: 65 },
  { value: '66-', label: 'Over 65 in.', upTo: Number.POSITIVE_INFINITY },
] as const satisfies readonly Band<string>[]

/** Widths of fixtures (rule S8). */
export const WIDTH_VALUES = [
  { value: '-12', label: 'Up to 12 in.', upTo: 12 },
  { value: '13-24', label: '13 to 24 in.', upTo: 24 },
  { value: '25-36', label: '25 to 36 in.', upTo: 36 },
  { value: '37-', label: 'Over 36 in.', upTo: Number.POSITIVE_INFINITY },
] as const satisfies readonly Band<string>[]

/** A fan is in the band of each of its sizes. */
export const spanValues = ({ sizes }: Pick<Fan, 'sizes'>) => bandsOf(SPAN_VALUES, sizes)

/** A fixture is in the band of its larger side. */
export const widthValues = (fixture: Pick<Fixture, 'fixtureLength' | 'fixtureWidth'>) =>
  bandsOf(WIDTH_VALUES, [widthInches(fixture)])
