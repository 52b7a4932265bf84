import { formatInches } from '../../../catalogue/rules/numbers.ts'

/** What a shape is measured against: a fan's spans, or a fixture's measures in inches. */
export interface ProductSize {
  sizes?: number[] | undefined
  fixtureLength?: number | undefined
  fixtureHeight?: number | undefined
  fixtureWidth?: number | undefined
  mounting?: string | undefined
}

/** Measures for a person: "33 x 10 inches"; of a fan's spans "52 or 60 inches". */
export const inInches = (measures: readonly number[], between = ' x '): string =>
  `${measures.map((measure) => formatInches(Math.round(measure * 10) / 10)).join(between)} inches`
