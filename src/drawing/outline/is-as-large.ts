/** Allowed difference from the record's dimension, as a share of it. */
const TOLERANCE = 0.05

export const isAsLarge = (measured: number, recorded: number): boolean =>
  Math.abs(measured - recorded) <= recorded * TOLERANCE
