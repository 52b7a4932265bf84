import { formatInches } from '../../../catalogue/rules/numbers.ts'

/** What a shape is measured against: a fan's spans, or a fixture's measures in inches. */
export interface ProductSize {
  sizes?: number[] | undefined
  fixtureLength?: number | undefined
  fixtureHeight?: number | undefined
  fixtureWidth?: number | undefined
  mounting?: string | undefined
}

/** A shape may be off by this part of what the record says. */
const TOLERANCE = 0.05

/** Whether a measure is as large as the record says; it is when the record does not say. */
export const isAsLarge = (measured: number, recorded: number | undefined): boolean =>
  recorded === undefined || Math.abs(measured - recorded) <= recorded * TOLERANCE

/** Measures for a person: "33 x 10 inches"; of a fan's spans "52 or 60 inches". */
export const inInches = (measures: readonly number[], between = ' x '): string =>
  `${measures.map((measure) => formatInches(Math.round(measure * 10) / 10)).join(between)} inches`
